track-sawmill-points = Sawmills, VP
track-workshop-points = Workshops, VP
track-recruiter-points = Recruiters, VP
track-recruiter-draw = Recruiters, more cards
marquise-buildings = Buildings, with the wood that they cost
marquise-built = { $piece } on the map: { $count }
marquise-wood = wood on the map: { $count }
marquise-draws = Recruiters { $spaces } add a card: draws { $cards }
