track-sawmill-points = Sägewerke, SP
track-workshop-points = Werkstätten, SP
track-recruiter-points = Anwerber, SP
track-recruiter-draw = Anwerber, weitere Karten
marquise-buildings = Gebäude, darüber ihr Holz
marquise-built = { $piece } auf der Karte: { $count }
marquise-wood = Holz auf der Karte: { $count }
marquise-draws = Anwerber { $spaces } bringen eine Karte: zieht { $cards }
