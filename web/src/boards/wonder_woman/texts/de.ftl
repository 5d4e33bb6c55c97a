# Wonder Woman auf der Seite; Wörter, Möglichkeiten und Verlauf stehen in den Texten des Spiels.

game-about = Gemeinsam gegen Ares, die Cheetah oder Circe: laut planen, schweigend Karten wählen, Themyscira retten
game-quick = Jetzt mit Bots spielen
talk-closed = Niemand darf reden, bis alle ihre Karten gewählt haben; Chat und Marken sind geschlossen.

board-letter-wisdom = W
board-letter-vigor = K
board-letter-agility = G
board-letter-leadership = F
board-any-emblem = einem beliebigen Emblem
board-or = {" "}oder{" "}

board-label = Themyscira, seine Regionen durch Straßen verbunden. Die Pfeiltasten gehen von einer zur anderen.
board-kind-command = Kommando
board-kind-monument = Denkmal
board-kind-temple = Tempel
board-means-command = In Kommandoregionen werden Kriegerinnen eingesetzt.
board-means-monument = Denkmäler sind heilig.
board-means-temple = Tempel sind heilig.
board-you-here = { $hero }, deine Heldin
board-cubes = { $count } × { $what }
board-warriors = { $count ->
    [one] 1 Kriegerin
   *[other] { $count } Kriegerinnen
 }
board-warriors-here = Kriegerinnen hier: { $count }
board-warriors-help = Jede kann bei einer besonderen Aktion 1 zu einem Emblem geben und geht dann in den Vorrat zurück.
board-blessing = ein Segen
board-relic-token = der Marker: { $relic }
board-planned = Im Plan von: { $heroes }.
board-empty = Niemand und nichts hier.
board-roads = Straßen nach: { $regions }.
board-roads-blocked = Gesperrte Straßen nach: { $regions }.
board-road = Straße zwischen { $a } und { $b }
board-road-open = Die Straße ist frei.
board-road-blocked = Eine Blockade liegt auf der Straße: Niemand bewegt sich über sie.
board-blockade-on = Blockade auf der Straße zwischen { $a } und { $b }

board-defense = Verteidigung
board-defense-short = Vert.
board-defense-label = Verteidigung { $defense } von { $start }; endete die Runde jetzt, gingen { $threat } verloren.
board-health-label = { $enemy }: Leben { $health } von { $start }.
board-of = von { $start }
board-tally-of = { $health } von { $start }
board-enemy = Der Feind
board-enemy-short = dem Feind
board-enemy-at = Steht in dieser Region: { $region }
board-off-board = Nicht auf dem Plan
board-enemy-ares = Ares fällt nur auf 0 durch eine Aktion, an der die Trägerin des geladenen Schwertes beteiligt ist.
board-enemy-cheetah = Muss ihr Stapel zum dritten Mal neu gemischt werden, ist die Partie verloren.
board-enemy-circe = Ihre Tiere werden nie entfernt, nur bewegt.
board-enemy-deck = Stapel: { $deck } Karten, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } je Runde.
board-reshuffles = { $reshuffles }-mal neu gemischt; das { $lost }. Mal ist das Ende.
board-enemy-cards = Karten von { $enemy }
board-enemy-last = Letzte Karten, die neueste zuerst
board-enemy-card = { $effect }: { $text } Region am unteren Rand: { $region }.
board-card-region = Region am unteren Rand: { $region }
board-sword = Schwert: { $hero }, { $taken } von 4 Segen
board-sword-charged = Geladenes Schwert: { $hero }
board-bears-sword = Trägt das Schwert des Hephaistos

board-forecast = { $threat ->
    [0] Endete die Runde jetzt, ginge keine Verteidigung verloren.
   *[other] Endete die Runde jetzt: −{ $threat }, Verteidigung { $defense } → { $left }
 }
board-forecast-lost = Das wäre das Ende.
board-loss-region_with = { $count ->
    [one] 1 Region mit { $what }: −{ $cost }
   *[other] { $count } Regionen mit { $what }, je { $amount }: −{ $cost }
 }
board-loss-cube_in_palace = { $count ->
    [one] 1 { $what } im Palast: −{ $cost }
   *[other] { $count } × { $what } im Palast, je { $amount }: −{ $cost }
 }
board-loss-cube_on_board = { $count ->
    [one] 1 { $what } auf dem Plan: −{ $cost }
   *[other] { $count } × { $what } auf dem Plan, je { $amount }: −{ $cost }
 }
board-loss-region_with_total = { $count ->
    [one] 1 Region mit { $least } oder mehr Hindernissen: −{ $cost }
   *[other] { $count } Regionen mit { $least } oder mehr Hindernissen, je { $amount }: −{ $cost }
 }
board-loss-region_with_beyond_first = { $count ->
    [one] 1 Region mit { $what } über die erste hinaus: −{ $cost }
   *[other] { $count } Regionen mit { $what } über die erste hinaus, je { $amount }: −{ $cost }
 }
board-loss-region_with_both = { $count ->
    [one] 1 Region mit { $what } und { $other }: −{ $cost }
   *[other] { $count } Regionen mit { $what } und { $other }, je { $amount }: −{ $cost }
 }

board-verb-remove_one = Eins entfernen
board-verb-remove_all_in_region = Alle hier entfernen
board-verb-move_one_region = Eine Region weit bewegen
board-verb-damage_one = Schaden
board-price-remove_one = { $what }: { $amount } { $emblems }, um eins zu entfernen
board-price-remove_all_in_region = { $what }: { $amount } { $emblems }, um alle der Region zu entfernen
board-price-move_one_region = { $what }: { $amount } { $emblems }, um eins eine Region weit zu bewegen
board-price-damage_one = Ein Schaden am Feind: { $amount } von { $emblems }
board-act-remove_one = { $times } × { $what } entfernen
board-act-remove_all_in_region = { $what } hier ganz entfernen
board-act-move_one_region = { $what } bewegen, { $times } Schritte
board-act-damage_one = { $times } Schaden an { $what }
board-paid-with = Bezahlt mit { $means }.

board-silence = Schweigen, bis alle gewählt haben
board-silence-why = Warum?
board-silence-title = Die stille Phase
board-silence-text = Vom Beginn der Schlacht an, bis alle ihre Karten gewählt haben, darf niemand reden; das Gespräch ist geschlossen.
board-silence-marks = Auch die Marken des Plans lassen sich nicht ändern.
board-now-choose = Alle legen heimlich drei Karten auf die Plätze.
choice-hero-card = { $card }{ $wisdom ->
    [0] {""}
   *[other] {" "}· Weisheit { $wisdom }
 }{ $vigor ->
    [0] {""}
   *[other] {" "}· Kraft { $vigor }
 }{ $agility ->
    [0] {""}
   *[other] {" "}· Gewandtheit { $agility }
 }{ $leadership ->
    [0] {""}
   *[other] {" "}· Führung { $leadership }
 }
board-now-strategize = Redet frei: Alle sehen, was offen liegt, niemand, was in den Schlachtplänen ist.
board-now-actions = Redet frei: Alle Karten aller Plätze liegen offen.
board-now-relic = { $relic } entdecken? Der Marker käme hierher: { $region }
board-now-enemy = { $enemy } spielt { $effect }
board-now-team = { $hero } schlägt eine gemeinsame Aktion vor: { $act }
board-now-alone = { $hero }: { $act }
board-decides = { $hero } entscheidet
board-proposes = { $hero } schlägt vor
board-asked-in = { $hero } soll mitmachen
board-to-agree = { $hero } wird gefragt
board-answered = { $hero } hat geantwortet
board-choosing = { $hero } wählt noch
board-has-chosen = { $hero } hat gewählt
board-not-ready = { $hero } ist noch nicht bereit
board-is-ready = { $hero } ist bereit
board-may-use = { $hero } kann die Fähigkeit nutzen
board-has-acted = { $hero } hat gehandelt
board-lets-others = { $hero } lässt anderen den Vortritt
board-to-act = { $hero } muss noch handeln
board-step-plan = Schlachtplan
board-step-choose = 3 wählen
board-step-act = { $slot ->
    [0] Handeln
   *[other] Handeln: { $slot } von 3
 }
board-step-end = Rundenende

board-own = Karten
board-own-title = Karten von { $hero }
board-open = Liegt offen
board-in-hand = Auf der Hand
board-slot = Aktion { $slot }
board-slot-done = (fertig)
board-slot-now = (jetzt)
board-slot-later = (später)
board-slot-open = wähle eine Karte
board-slot-empty = keine Karte
board-plan-of = { $count ->
    [one] Schlachtplan: 1 Karte
   *[other] Schlachtplan: { $count } Karten
 }
board-plan-unseen = { $count ->
    [one] Dein Schlachtplan: 1 verdeckte Karte. Niemand sieht sie vor Beginn der Schlacht, auch du nicht.
   *[other] Dein Schlachtplan: { $count } verdeckte Karten. Niemand sieht sie vor Beginn der Schlacht, auch du nicht.
 }
board-hand-of = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
board-later = { $count } weitere Karten im nächsten Schlachtplan
board-waits = lässt anderen den Vortritt
board-doubled-by = verdoppelt von { $hero }
board-card = { $card }: { $emblems }
board-card-ability = { $card }: { $emblems }. { $ability }
board-hero-at = Steht in dieser Region: { $region }
board-relics-of = { $count ->
    [one] 1 Relikt
   *[other] { $count } Relikte
 }
board-ability-used = In dieser Runde genutzt.
board-ability-move_self = Beim Planen: darf sich eine Region weit bewegen.
board-ability-deploy_warrior = Beim Planen: darf in { $regions ->
    [1] eine Region
    [2] bis zu zwei Regionen
   *[other] bis zu { $regions } Regionen
 } mit einer Heldin je { $count ->
    [1] eine Kriegerin
   *[other] { $count } Kriegerinnen
 } setzen.
board-ability-battle_plan_bonus = { $down ->
    [5] Fünf
   *[other] { $down }
 } Karten im Schlachtplan statt drei.
board-ability-start_relic = Beginnt mit einem Relikt{ $draw ->
    [1] .
    [2] , einem von zweien.
   *[other] , einem von { $draw }.
 }
board-ability-face_up_bonus = { $up ->
    [3] Drei
   *[other] { $up }
 } Karten liegen offen statt zwei.

board-hero-deck = Heldinnenstapel
board-hero-deck-of = { $deck } Karten, { $discards } abgelegt
board-discarded = Abgelegte Karten
board-times = { $count } × { $what }
board-relics = Relikte
board-relic-owned = gehört { $hero }
board-relic-at = Marker liegt hier: { $region }
board-relic-unseen = noch nicht entdeckt
board-relic-out = nicht in dieser Partie
board-reading = Den Plan lesen
board-reading-command = Kommando: hier werden Kriegerinnen eingesetzt
board-reading-sacred = Denkmal, Tempel: heilig
board-reading-blessing = Segen, für die Trägerin des Schwertes
board-reading-relic = Marker eines Relikts, jeder mit eigenem Zeichen
board-reading-warriors = Kriegerinnen mit ihrer Zahl
board-reading-then = Verteidigung, endete die Runde jetzt

board-course = Schaden an { $enemy }
board-summary-relics = Relikte
board-summary-place = Zuletzt gesehen

board-field-kinds = Art
board-field-region = Region
board-field-text = Text
board-field-copies = Anzahl
board-field-ops = Wirkung
board-field-ability = Fähigkeit
board-field-ability_text = Text der Karte
board-field-wisdom = Weisheit
board-field-vigor = Kraft
board-field-agility = Gewandtheit
board-field-leadership = Führung
board-field-name = Name
board-field-a = von
board-field-b = nach
board-field-costs = Preise
board-field-obstacles = Hindernisse
board-field-end_of_round = Rundenende
board-field-start_of_round = Rundenbeginn
board-field-x = Ort auf der Karte

# Was auf Karten steht, das der Inhalt nur auf Englisch hat
text-card-bold = Ist das deine erste Aktion dieser Runde, verdopple die Embleme dieser Karte.
text-card-inspiring = Verdopple die Embleme auf der Karte einer anderen Heldin in deiner Region.
text-card-persistent = Lege 2 weitere Karten verdeckt in deinen Schlachtplan der nächsten Runde.
text-card-tactical = Verdopple auf diesem Platz jede Karte, die heißt wie eine andere auf ihm gespielte.
text-card-resolute = Ist das deine dritte Aktion dieser Runde, verdopple die Embleme dieser Karte.
text-relic-sandals-of-hermes = Wenn du dich bewegst, kannst du geradewegs in eine beliebige Region gehen; dann endet deine Aktion.
text-relic-bracers-of-deflection = In deine Region werden keine Hindernisse gesetzt, und in ihr keine Kriegerinnen ersetzt.
text-relic-lasso-of-truth = Gibst du Gewandtheit aus, um dich zu bewegen, nenne eine Art Hindernis: Beliebig viele davon kommen mit.
text-relic-girdle-of-gaea = Du kannst die Weisheit verdoppeln, die du nutzt.
text-relic-gauntlet-of-atlas = Du kannst die Kraft verdoppeln, die du nutzt.
text-relic-cloak-of-artemis = Du kannst die Gewandtheit verdoppeln, die du nutzt.
text-relic-crown-of-hippolyta = Du kannst die Führung verdoppeln, die du nutzt.
text-relic-chariot-of-helios = Wenn du dich bewegst, kannst du geradewegs zu einer anderen Heldin gehen; dann endet deine Aktion.
text-effect-formidable = Setze 2 Verderbte Amazonen in Ares' Region. Dann geht jede Verderbte Amazone eine Region auf den Palast zu.
text-effect-volatile = Ares geht zur nächsten Heldin. Kriegerinnen dort werden Verderbte Amazonen. Jede Heldin dort geht über eine Straße in eine Nachbarregion.
text-effect-imposing = Lege eine Blockade auf jede Straße an Ares' Region.
text-effect-oppressive = Lege eine Blockade auf jede Straße am Palast.
text-effect-domineering = Alle Kriegerinnen in Kommandoregionen werden Verderbte Amazonen. Gab es keine, setze 1 Verderbte Amazone in Ares' Region.
text-effect-corrupting = Setze 1 Verderbte Amazone in Ares' Region und 1 in jede Nachbarregion mit Kriegerinnen.
text-effect-ruthless = Setze 2 Diener des Krieges dorthin, wo Ares steht.
text-effect-aggressive = Setze 1 Diener des Krieges in jede Region mit einer Heldin.
text-effect-blasphemous = Setze 1 Diener des Krieges in die Denkmal- oder Tempelregion, die Ares am nächsten ist.
text-effect-invading = Setze 1 Diener des Krieges in die Kommandoregion, die Ares am nächsten ist, und 1 in den Palast.
text-effect-cunning = Lege die obersten 2 Karten vom Stapel der Cheetah ab.
text-effect-predatory = Setze 1 Jagdtrupp in die Region der Cheetah.
text-effect-stalking = Die Cheetah geht zur nächsten Heldin. Setze dort 1 Lykanthrop ein.
text-effect-savage = Kriegerinnen in der Region der Cheetah werden Verwundete Amazonen. Gab es keine, setze dort 1 Verwundete Amazone ein.
text-effect-feral = Setze 1 Lykanthrop in die Region der nächsten gezogenen Karte.
text-effect-elusive = Setze 1 Jagdtrupp dorthin, wo die Cheetah steht; dann zieh für eine Region, dorthin geht sie.
text-effect-bloodthirsty = Setze 1 Verwundete Amazone in die Kommandoregion, die der Cheetah am nächsten ist.
text-effect-artifact-athena = Die Cheetah geht zum Übungsplatz, und 4 Lykanthropen erscheinen mit ihr.
text-effect-artifact-zeus = Die Cheetah geht zum Palast, und 4 Lykanthropen erscheinen mit ihr.
text-effect-artifact-hermes = Die Cheetah verlässt den Plan, bis eine Wirkung sie in eine Region bringt.
text-effect-artifact-aphrodite = Die Cheetah gewinnt 4 Leben zurück, höchstens bis zum anfänglichen.
text-effect-arcane = Zieh für eine Region; dort erscheint ein Magisches Leuchtfeuer.
text-effect-savage-magic = Setze 1 Wolfsamazone in Circes Region.
text-effect-mocking = Setze 1 Schweineamazone in Circes Region.
text-effect-bewitching = Kriegerinnen in Kommandoregionen werden Schweineamazonen.
text-effect-vengeful = Circe geht zur nächsten Heldin. Kriegerinnen dort werden Wolfsamazonen.
text-effect-restless = 1 Wolfsamazone aus jeder Region mit Wolfsamazonen geht eine Region auf die nächste Schweineamazone zu.
text-effect-warding = Setze 1 Magisches Leuchtfeuer in Circes Region.

# Die geführte erste Partie: was zu tun ist, und warum
guide-ability = Nutze Dianas Fähigkeit.
guide-ability-why = Ihr plant laut: Alle sehen die offenen Karten, niemand die der Schlachtpläne. Vor der Schlacht darf Diana eine Region weit gehen, und Mala darf Kriegerinnen bringen.
guide-palace = Geh zum Palast.
guide-palace-why = Die gestrichelte Marke auf der Leiste der Verteidigung zeigt, was das Ende der Runde jetzt kosten würde: 2 für zwei Regionen mit Dienern des Krieges und 2 für die Verderbte Amazone im Palast.
guide-ready = Mala hat eine Kriegerin zu dir gesetzt. Sag, dass du bereit bist.
guide-ready-why = Sind alle bereit, beginnt die Schlacht und mit ihr das Schweigen: Du siehst deinen Schlachtplan, und niemand redet, bis alle drei Karten gewählt haben.
guide-first = Spiel zuerst Wild.
guide-first-why = Jede Karte ist eine Aktion mit einem ihrer Embleme. Unter der Karte steht, was sie bezahlen: 2 Kraft entfernen einen Diener des Krieges.
guide-second = Dann Flink …
guide-second-why = Gewandtheit bewegt: 4 sind bis zu vier Straßen. Ares steht am Denkmal des Zeus, und dort liegt ein Segen.
guide-third = … und zum Schluss Mächtig.
guide-third-why = Ein Schaden an Ares kostet 4 eines Emblems. Mächtig hat 4 Kraft; was Mala gewählt hat, siehst du, wenn alle gewählt haben.
guide-remove = Jetzt liegen alle Karten offen. Entferne Diener des Krieges.
guide-remove-why = Beide Diener im Palast sind erreichbar: Du bist in ihrer Region, und dort wirken besondere Aktionen.
guide-warrior = Lass die Kriegerin helfen.
guide-warrior-why = Die Karte hat 3 Kraft, das reicht für einen Diener. Eine Kriegerin gibt bei einer besonderen Aktion 1 dazu und geht in den Vorrat: 4 reichen für zwei.
guide-twice = Entferne beide.
guide-twice-why = Was eine Aktion nicht verbraucht, ist verloren, nichts wird gespart.
guide-move = Mala hat den Palast von der Verderbten Amazone befreit. Beweg dich jetzt.
guide-move-why = Die Vorschau ist bei einem Diener in der Bibliothek. Zeit, gegen Ares zu ziehen.
guide-road = Zur Kaserne …
guide-road-why = Du wählst den Weg Straße für Straße. Kriegerinnen einer Region, die du verlässt, dürfen mitkommen.
guide-monument = … und weiter zum Denkmal des Zeus.
guide-monument-why = Das sind zwei von vier Straßen.
guide-blessing = Halt hier an.
guide-blessing-why = Du trägst das Schwert, also nimmst du einen Segen, wo deine Aktion endet. Erst mit allen vieren ist das Schwert geladen, und nur so fällt Ares auf 0.
guide-damage = Mala ist dir gefolgt. Schade Ares.
guide-damage-why = Heldinnen in einer Region dürfen eine besondere Aktion gemeinsam ausführen, wenn keine von ihnen auf diesem Platz gehandelt hat und jede das Emblem hat.
guide-emblem = Mit Kraft.
guide-emblem-why = Ihr habt beide Mächtig gespielt: 4 Kraft und 4 Kraft. Führung wären 2 und 2.
guide-team = Bitte Mala mitzumachen.
guide-team-why = Sie muss einverstanden sein, und dann hat auch sie gehandelt.
guide-strike = Zweimal.
guide-strike-why = 8 Kraft sind zweimal 4 Schaden.
guide-end = Die Runde ist vorbei. Spiel weiter, wie du magst.
guide-end-why = Ares ist von 15 auf 13 gefallen, und ein Diener in der Bibliothek hat 1 Verteidigung gekostet. In jeder Runde bewegt sich Ares zuerst und spielt Karten; dann plant ihr wieder. Ihr gewinnt, wenn Ares bei 0 ist, und verliert, wenn die Verteidigung es ist.
