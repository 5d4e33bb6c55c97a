track-sawmill-points = Sägewerke, SP
track-workshop-points = Werkstätten, SP
track-recruiter-points = Posten, SP
track-recruiter-draw = Rekrutierungsposten, weitere Karten
marquise-buildings = Gebäude, darüber ihr Holz
marquise-built = { $piece } auf der Karte: { $count }
marquise-wood = Holz auf der Karte: { $count }
marquise-draws = Rekrutierungsposten { $spaces } bringen eine Karte: zieht { $cards }
