# Root. Begriffe der deutschen Ausgabe, wo sie bekannt sind.

game-title = Root

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
