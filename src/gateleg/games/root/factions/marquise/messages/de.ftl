# Die Marquise de Katz

# Namen
word-marquise = Marquise de Katz
word-marquise-warriors = Katzen
word-marquise-warrior = Katze
word-sawmill = Sägewerk
word-workshop = Werkstatt
word-recruiter = Rekrutierungsposten
word-keep = Festung
word-wood = Holz
word-march = Marschieren
word-overwork = Überstunden
word-extra-action = Eine weitere Aktion für einen Vogel

# Fragen
question-keep-where = Wo steht die Festung?
question-start-where = Wo steht das Gebäude?
question-marquise-act = Deine Aktion
question-build-what = Was bauen?
question-build-where = Wo bauen?
question-wood-from = Holz von wo zahlen?
question-wood-where = Holz an welchem Sägewerk?
question-recruit-where = Wo rekrutieren?
question-overwork-card = Welche Karte ausgeben?
question-overwork-where = Wo Überstunden?
question-extra-action-card = Welchen Vogel ausgeben?
question-field-hospital-card = Eine Karte ausgeben, um die Krieger zu retten?

# Ablehnungen
reason-already-recruited = Rekrutieren geht nur einmal im Zug.
reason-no-recruiters = Es gibt keinen Rekrutierungsposten auf dem Spielbrett.
reason-too-little-wood = Zu wenig Holz erreicht eine beherrschte Lichtung mit freiem Bauplatz.
reason-no-wood-left = Es ist kein Holz übrig.
reason-no-sawmill-card = Keine Handkarte passt zu einem Sägewerk.
reason-no-bird = Es braucht eine Vogel-Karte.
reason-no-actions = Es sind keine Aktionen übrig.
