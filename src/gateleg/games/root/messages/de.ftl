# Root. Begriffe der deutschen Ausgabe, wo sie bekannt sind.

game-title = Root
hidden-card = eine Karte

# Klassen und Gegenstände
word-fox = Fuchs
word-rabbit = Hase
word-mouse = Maus
word-bird = Vogel
word-boot = Stiefel
word-bag = Tasche
word-crossbow = Armbrust
word-hammer = Hammer
word-sword = Schwert
word-tea = Tee
word-coin = Münze
word-torch = Fackel

# Orte
word-no-place = kein Ort
word-warriors = Krieger
word-clearing = Lichtung
word-clearing-1 = Lichtung 1
word-clearing-2 = Lichtung 2
word-clearing-3 = Lichtung 3
word-clearing-4 = Lichtung 4
word-clearing-5 = Lichtung 5
word-clearing-6 = Lichtung 6
word-clearing-7 = Lichtung 7
word-clearing-8 = Lichtung 8
word-clearing-9 = Lichtung 9
word-clearing-10 = Lichtung 10
word-clearing-11 = Lichtung 11
word-clearing-12 = Lichtung 12

# Karten
word-bird-ambush = Hinterhalt! (Vogel)
word-fox-ambush = Hinterhalt! (Fuchs)
word-rabbit-ambush = Hinterhalt! (Hase)
word-mouse-ambush = Hinterhalt! (Maus)
word-bird-dominance = Dominanz (Vogel)
word-fox-dominance = Dominanz (Fuchs)
word-rabbit-dominance = Dominanz (Hase)
word-mouse-dominance = Dominanz (Maus)
word-bird-crossbow = Armbrust (Vogel)
word-mouse-crossbow = Armbrust (Maus)
word-fox-root-tea = Wurzeltee (Fuchs)
word-rabbit-root-tea = Wurzeltee (Hase)
word-mouse-root-tea = Wurzeltee (Maus)
word-fox-travel-gear = Reiseausrüstung (Fuchs)
word-mouse-travel-gear = Reiseausrüstung (Maus)
word-birdy-bindle = Vogelbündel
word-woodland-runners = Waldläufer
word-arms-trader = Waffenhändler
word-armorers = Rüstungsschmiede
word-sappers = Pioniere
word-brutal-tactics = Brutale Taktik
word-royal-claim = Königlicher Anspruch
word-gently-used-knapsack = Kaum gebrauchter Rucksack
word-protection-racket = Schutzgeld
word-foxfolk-steel = Fuchsvolk-Stahl
word-anvil = Amboss
word-stand-and-deliver = Geld oder Leben!
word-tax-collector = Steuereintreiber
word-favor-of-the-foxes = Gunst der Füchse
word-smugglers-trail = Schmugglerpfad
word-a-visit-to-friends = Besuch bei Freunden
word-bake-sale = Kuchenverkauf
word-command-warren = Kommandobau
word-better-burrow-bank = Bank zum besseren Bau
word-cobbler = Schuster
word-favor-of-the-rabbits = Gunst der Hasen
word-mouse-in-a-sack = Maus im Sack
word-investments = Geldanlagen
word-scouting-party = Spähtrupp
word-codebreakers = Codeknacker
word-favor-of-the-mice = Gunst der Mäuse
word-saboteurs = Saboteure
word-soup-kitchens = Suppenküchen
word-boat-builders = Bootsbauer
word-corvid-planners = Krähenplaner
word-eyrie-emigre = Dynastien-Auswanderer
word-fox-partisans = Fuchs-Partisanen
word-propaganda-bureau = Propagandabüro
word-false-orders = Falsche Befehle
word-informants = Informanten
word-rabbit-partisans = Hasen-Partisanen
word-tunnels = Tunnel
word-charm-offensive = Charme-Offensive
word-swap-meet = Tauschbörse
word-coffin-makers = Sargmacher
word-mouse-partisans = Mäuse-Partisanen
word-league-of-adventurous-mice = Bund der abenteuerlustigen Mäuse
word-murine-broker = Mäusemakler
word-master-engravers = Meistergraveure

# Was Karten tun
effect-ambush = Als Verteidiger auf einer Lichtung dieser Klasse: sofort zwei Treffer, wenn der Angreifer nicht mit einem eigenen Hinterhalt kontert.
effect-dominance = Ab 10 Punkten, im Tageslicht: Sieg zu Beginn deiner Morgenröte mit drei Lichtungen dieser Klasse. Du erhältst keine Punkte mehr.
effect-bird-dominance = Ab 10 Punkten, im Tageslicht: Sieg zu Beginn deiner Morgenröte mit zwei gegenüberliegenden Ecken. Du erhältst keine Punkte mehr.
effect-item = Hergestellt bringt sie den Gegenstand und { $vp ->
    [one] { $vp } Punkt
   *[other] { $vp } Punkte
 }.
effect-armorers = Im Kampf, nach dem Wurf: Lege sie ab und ignoriere alle gewürfelten Treffer gegen dich.
effect-sappers = Im Kampf als Verteidiger: Lege sie ab für einen zusätzlichen Treffer.
effect-brutal-tactics = Im Kampf als Angreifer: ein zusätzlicher Treffer; der Verteidiger erhält einen Punkt.
effect-royal-claim = In der Morgenröte: Lege sie ab für einen Punkt je Lichtung, die du beherrschst.
effect-stand-and-deliver = In der Morgenröte: Nimm eine zufällige Karte eines anderen, der einen Punkt erhält.
effect-tax-collector = Einmal im Tageslicht: Entferne einen eigenen Krieger von einer Lichtung und ziehe eine Karte.
effect-favor-of-the-foxes = Entferne alles Gegnerische von Fuchs-Lichtungen, mit Punkten für Gebäude und Plättchen.
effect-favor-of-the-rabbits = Entferne alles Gegnerische von Hasen-Lichtungen, mit Punkten für Gebäude und Plättchen.
effect-favor-of-the-mice = Entferne alles Gegnerische von Mäuse-Lichtungen, mit Punkten für Gebäude und Plättchen.
effect-command-warren = Zu Beginn des Tageslichts: Eröffne einen Kampf.
effect-better-burrow-bank = Zu Beginn der Morgenröte: Du und ein anderer ziehen je eine Karte.
effect-cobbler = Zu Beginn des Abends: Bewege dich einmal.
effect-scouting-party = Als Angreifer treffen dich keine Hinterhalte.
effect-codebreakers = Einmal im Tageslicht: Sieh die Hand eines anderen an.
effect-saboteurs = Zu Beginn der Morgenröte: Lege sie ab, um eine hergestellte Karte eines anderen abzulegen.
effect-soup-kitchens = Deine Plättchen zählen beim Herrschen, je als zwei.
effect-boat-builders = Flüsse sind für dich Wege.
effect-corvid-planners = Beim Bewegen brauchst du nicht zu herrschen.
effect-eyrie-emigre = Am Ende der Morgenröte: Bewege dich und kämpfe dort, wohin du kamst, oder lege sie ab.
effect-fox-partisans = Im Kampf auf einer Fuchs-Lichtung: ein zusätzlicher Treffer, dann lege alle Handkarten außer Füchsen ab.
effect-rabbit-partisans = Im Kampf auf einer Hasen-Lichtung: ein zusätzlicher Treffer, dann lege alle Handkarten außer Hasen ab.
effect-mouse-partisans = Im Kampf auf einer Mäuse-Lichtung: ein zusätzlicher Treffer, dann lege alle Handkarten außer Mäusen ab.
effect-propaganda-bureau = Einmal im Tageslicht: Gib eine Karte aus und ersetze auf einer Lichtung dieser Klasse einen gegnerischen Krieger durch einen eigenen.
effect-false-orders = In der Morgenröte: Lege sie ab, und ein Gegner bewegt die Hälfte seiner Krieger einer Lichtung auf eine benachbarte.
effect-informants = Am Abend, statt zu ziehen: Nimm einen Hinterhalt vom Ablagestapel.
effect-tunnels = Lichtungen mit deinen Herstellungs-Markern sind für dich benachbart.
effect-charm-offensive = Zu Beginn des Abends: Ziehe eine Karte; ein anderer erhält einen Punkt.
effect-swap-meet = Einmal in der Morgenröte: Nimm eine zufällige Karte eines anderen und gib ihm dann eine Karte.
effect-coffin-makers = Krieger, die in einen Vorrat kämen, liegen hier; zu Beginn der Morgenröte ein Punkt je fünf, dann kehren sie zurück.
effect-league-of-adventurous-mice = Einmal im Tageslicht: Benutze einen hergestellten Gegenstand, um dich zu bewegen oder zu kämpfen.
effect-murine-broker = Immer wenn ein anderer einen Gegenstand herstellt: Ziehe eine Karte.
effect-master-engravers = Immer wenn du einen Gegenstand herstellst: ein Punkt mehr.

# Aktionen
word-move = Bewegen
word-battle = Kämpfen
word-craft = Herstellen
word-recruit = Rekrutieren
word-build = Bauen
word-activate-dominance = Dominanz-Karte aktivieren
word-take-dominance = Verfügbare Dominanz-Karte nehmen
word-claim-victory = Prüfen, ob du durch Dominanz gewinnst
word-birdsong = Morgenröte
word-daylight = Tageslicht
word-evening = Abend
word-set-up = Aufbau

# Effekte
word-use-armorers = Rüstungsschmiede nutzen
word-use-sappers = Pioniere nutzen
word-use-brutal-tactics = Brutale Taktik nutzen
word-use-royal-claim = Königlicher Anspruch nutzen
word-use-stand-and-deliver = Geld oder Leben! nutzen
word-use-tax-collector = Steuereintreiber nutzen
word-use-command-warren = Kommandobau nutzen
word-use-better-burrow-bank = Bank zum besseren Bau nutzen
word-use-cobbler = Schuster nutzen
word-use-scouting-party = Spähtrupp nutzen
word-use-codebreakers = Codeknacker nutzen
word-use-saboteurs = Saboteure nutzen
word-use-soup-kitchens = Suppenküchen nutzen
word-use-boat-builders = Bootsbauer nutzen
word-use-corvid-planners = Krähenplaner nutzen
word-use-eyrie-emigre = Dynastien-Auswanderer nutzen
word-use-fox-partisans = Fuchs-Partisanen nutzen
word-use-rabbit-partisans = Hasen-Partisanen nutzen
word-use-mouse-partisans = Mäuse-Partisanen nutzen
word-use-propaganda-bureau = Propagandabüro nutzen
word-use-false-orders = Falsche Befehle nutzen
word-use-informants = Informanten nutzen
word-use-tunnels = Tunnel nutzen
word-use-charm-offensive = Charme-Offensive nutzen
word-use-swap-meet = Tauschbörse nutzen
word-use-coffin-makers = Sargmacher nutzen
word-use-league-of-adventurous-mice = Bund der abenteuerlustigen Mäuse nutzen
word-use-murine-broker = Mäusemakler nutzen
word-use-master-engravers = Meistergraveure nutzen

# Gegenstände unter Ruinen
word-ruin-boot = Stiefel aus einer Ruine
word-ruin-bag = Tasche aus einer Ruine
word-ruin-crossbow = Armbrust aus einer Ruine
word-ruin-hammer = Hammer aus einer Ruine
word-ruin-sword = Schwert aus einer Ruine
word-ruin-tea = Tee aus einer Ruine
word-ruin-coin = Münze aus einer Ruine
word-ruin-torch = Fackel aus einer Ruine

# Wälder
word-forest-1-2-5-10 = Wald zwischen 1, 2, 5, 10
word-forest-1-9-10-12 = Wald zwischen 1, 9, 10, 12
word-forest-2-6-10-11-12 = Wald zwischen 2, 6, 10, 11, 12
word-forest-3-6-11 = Wald zwischen 3, 6, 11
word-forest-3-7-11-12 = Wald zwischen 3, 7, 11, 12
word-forest-4-7-8-12 = Wald zwischen 4, 7, 8, 12
word-forest-4-9-12 = Wald zwischen 4, 9, 12
word-forest-1-10-11 = Wald zwischen 1, 10, 11
word-forest-1-2-5-6-11-12 = Wald zwischen 1, 2, 5, 6, 11, 12
word-forest-2-7-12 = Wald zwischen 2, 7, 12
word-forest-4-10-11 = Wald zwischen 4, 10, 11
word-forest-4-9-11 = Wald zwischen 4, 9, 11
word-forest-8-9-11-12 = Wald zwischen 8, 9, 11, 12
word-forest-3-8-12 = Wald zwischen 3, 8, 12
word-forest-3-7-12 = Wald zwischen 3, 7, 12

# Fragen
question-use-effect = Eine Karte nutzen?
question-first-effect = Was kommt zuerst?
question-craft = Welche Karte herstellen?
question-pay-any-suit = Welche Klasse zahlt für „?“?
question-move-from = Von wo bewegen?
question-move-to = Wohin bewegen?
question-move-how-many = Wie viele?
question-battle-where = Wo kämpfen?
question-battle-whom = Gegen wen kämpfen?
question-play-ambush = Du wirst angegriffen. Einen Hinterhalt legen?
question-foil-ambush = Ein Hinterhalt! Vereiteln?
question-battle-effect = Einen Effekt in diesem Kampf nutzen?
question-who-first = Wer ist zuerst dran?
question-take-hit = Was entfernt der Treffer?
question-which-first = Welcher Verlust kommt zuerst?
question-discard-down = Lege bis auf fünf Karten ab
question-choose-player = Wähle einen Spieler
question-sabotage = Welche Karte ablegen?
question-order-from = Krieger von wo befehligen?
question-order-to = Wohin befehligen?
question-take-available = Welche Dominanz-Karte nehmen?
question-spend-for = Welche Karte dafür ausgeben?
question-activate-which = Welche Karte aktivieren?
question-exhaust-item = Welchen Gegenstand benutzen?
question-move-or-battle = Bewegen oder kämpfen?
question-recruit-against = Welchen Krieger entfernen?
question-take-ambush = Welchen Hinterhalt nehmen?
question-give-back = Welche Karte geben?
question-tax-where = Einen Krieger von wo entfernen?
question-draw-or-inform = Ziehen, oder einen Hinterhalt nehmen?
question-propaganda-card = Welche Karte ausgeben?

# Ablehnungen
reason-not-craftable = Hinterhalte lassen sich nicht herstellen.
reason-dominance-not-crafted = Dominanz-Karten werden nicht hergestellt.
reason-too-few-crafting-pieces = Es fehlen Herstellungs-Marker dieser Klassen.
reason-no-such-item = Der Vorrat hat diesen Gegenstand nicht mehr.
reason-has-effect = Dieser Effekt ist schon im Spiel.
reason-no-rule = Zum Bewegen musst du hier oder dort herrschen.
reason-no-warriors = Es gibt keine Krieger, die sich bewegen könnten.
reason-nobody-to-battle = Es ist kein Gegner da.
reason-not-matching = Die Klasse passt nicht.
reason-no-ambush = Das ist kein Hinterhalt.
reason-ambush-misfits = Dieser Hinterhalt passt nicht zur Lichtung.
reason-closed = Hierher darf nichts von dir.
reason-too-few-points = Es braucht zehn Punkte.
reason-has-dominance = Dein Siegpunkt-Marker ist schon von der Leiste.
reason-no-card-for-dominance = Keine Handkarte bezahlt sie.
reason-no-slot = Es gibt keinen freien Bauplatz.
reason-not-ruled = Du herrschst hier nicht.
reason-none-left = Es ist keiner übrig.
reason-no-cards = Niemand hat so eine Karte.
reason-coalition-partner = Ihr seid verbündet.

# Das Protokoll
event-turn-began = Runde { $round }: { $seat } am Zug
event-phase-began = { $phase }
event-card-drawn = { $seat }: zieht { $card }
event-card-discarded = { $seat }: legt { $card } ab
event-card-spent = { $seat }: gibt { $card } aus
event-card-crafted = { $seat }: stellt { $card } her
event-card-passed = { $seat } → { $other }: { $card }
event-deck-shuffled = Der Ablagestapel wird neuer Nachziehstapel
event-scored = { $seat }: { $points } SP
event-warriors-moved = { $seat }: { $count } von { $origin } nach { $place }
event-battle-began = { $seat } kämpft gegen { $other }, { $place }
event-ambush-played = { $seat }: { $card }
event-ambush-foiled = { $seat } vereitelt: { $card }
event-dice-rolled = Gewürfelte Treffer: Angreifer { $attacker }, Verteidiger { $defender }
event-pieces-removed = − { $count } { $piece }, { $place }
event-pieces-placed = + { $count } { $piece }, { $place }
event-effect-used = { $seat }: { $effect }
event-hand-looked-at = { $other } sieht { $card } von { $seat }
event-dominance-activated = { $seat } aktiviert { $card }
event-dominance-taken = { $seat } nimmt { $card }
event-card-lost = { $seat } verliert { $card }
event-game-won = { $seat } gewinnt
event-markers-laid = Die Klassen der Lichtungen werden ausgelost

# Optionen des Spiels
switch-map = Die Karte
switch-map-autumn = Herbst
switch-map-winter = Winter: Klassen werden ausgelost
switch-deck = Der Nachziehstapel
switch-deck-standard = Standard
switch-deck-exiles = Exilanten & Partisanen
switch-max_rounds = Das Spiel endet unentschieden nach
switch-max_rounds-1000 = 1000 Runden
switch-max_rounds-off = nie
switch-max_rounds-100 = 100 Runden
switch-max_rounds-20 = 20 Runden

# Das Spielbrett im Terminal
choice-card = { $card } · { $suit }
choice-place = { $place }{ $contents }
choice-suit = { " · " }{ $suit }{ $others }
choice-pieces = , { $piece }{ $number ->
    [1] { "" }
   *[other] { " " }×{ $number }
}{ $others }
choice-end = { "" }
effect-odds = Treffer von { $seat }: { $odds }
effect-hits = { $hits } ({ $percent } %){ $others }
effect-further-hits = , { $hits } ({ $percent } %){ $others }
effect-points = { $seat }: { $old } → { $new } SP
board-over = Das Spiel ist aus
board-turn = Runde { $round } · { $seat } · { $phase }
board-vp = { $points } SP
board-seat = { $seat } { $points } · Hand { $hand } · { $supply }
board-coalition = Bündnis mit { $partner }
board-dominance = Dominanz ({ $suit })
board-character = { $value }
board-leader = { $value }
board-uncovered = aufgedeckt: Kriegerreihe { $warriors }, Kartenreihe { $cards }
board-active-card = aktiv: { $card }
board-officers = Offiziere { $value }
board-ruler = ▲ { $seat }
board-piles = Nachziehstapel { $deck }, Ablagestapel { $discards }
board-hand = Hand: { $seat }
board-points = Punkte
pile-supporters = Anhänger
pile-quests = Aufgaben offen
pile-completed = Aufgaben erledigt
pile-decree-recruit = Dekret: Rekrutieren
pile-decree-move = Bewegen
pile-decree-battle = Kämpfen
pile-decree-build = Bauen
board-legend = Eine Lichtung: Nummer und Klasse, ▲ ihr Herrscher, Krieger (M Marquise, E Horst, A Allianz, V Vagabund ♟, N Geflügelte Bedrohung), dann Gebäude (sa Sägewerk, wo Werkstatt, re Rekrutierungsposten, ro Nest, FB RB MB Stützpunkte, if Befall), □ freie Bauplätze, ▒ eine Ruine, und Plättchen (♜ Festung, w Holz, ✊ Sympathie, ● Guano). Punkte sind Wege, Wellen der Fluss, ♣ Wälder. Gegenstände: bt Stiefel, bg Tasche, xb Armbrust, hm Hammer, sw Schwert, te Tee, co Münze, to Fackel; ↓ benutzt, ✗ beschädigt.
