# Die Geflügelte Bedrohung

# Namen
word-winged_menace = Geflügelte Bedrohung
word-winged_menace-warriors = Fledermäuse
word-winged_menace-warrior = Fledermaus
word-guano = Guano
word-infestation = Befall
word-nexus = der Nexus
word-fight = KAMPF
word-fright = SCHRECK
word-bite = Beißen: einen feindlichen Krieger entfernen
word-swarm = Schwärmen: ein Kampf
word-swoop = Herabstoßen: eine Bewegung
word-dark-passage = Dunkler Gang: gib der Bedrohung eine Karte und geh von Höhle zu Höhle
word-warrior-row = Kriegerreihe
word-draw-row = Kartenreihe

# Fragen
question-active-card = Welche Karte ist aktiv?
question-scatter-from = Von wo ausschwärmen?
question-scatter-to = Wohin ausschwärmen?
question-scatter-how-many = Wie viele Fledermäuse dorthin?
question-spawn-in-nexus = Wie viele Fledermäuse entstehen im Nexus?
question-spawn-card = Eine Karte ausgeben, um Fledermäuse zu setzen?
question-spawn-where = Wo entstehen sie?
question-explore-cave = Welche Höhle erkunden?
question-explore-item = Welchen Gegenstand nehmen?
question-menace-act = Deine Aktion
question-bite = Wen beißen?
question-infest-card = Welche Karte zum Bauen ausgeben?
question-infest-where = Wo bauen?
question-infestation-from = Befall aus welcher Reihe?
question-infestation-to = In welche Reihe kehrt der Befall zurück?
question-swarm-where = Wo schwärmen?
question-swarm-whom = Gegen wen schwärmen?
question-swarm-again = Eine Karte für einen zweiten Kampf ausgeben?
question-swoop-to = Wohin herabstoßen?
question-swoop-from = Fledermäuse von wo?
question-swoop-how-many = Wie viele Fledermäuse?
question-squat = Hausbesetzer: Befall aus welcher Reihe?
question-flee-to = Deine Krieger fliehen: wohin?
question-frighten-to = Wohin fliehen sie?
question-flee-allies = Wie viele Treffer gehen an die verbündeten Krieger?
question-passage-card = Welche Karte gibst du der Bedrohung?
question-passage-from = Von welcher Höhle?
question-passage-to = Zu welcher Höhle?
question-passage-how-many = Wie viele Krieger gehen hindurch?

# Ablehnungen
reason-nobody-to-bite = Wo Fledermäuse sind, ist kein feindlicher Krieger.
reason-no-site = Keine beherrschte Lichtung hat einen freien Bauplatz.
reason-no-infestation = Dort ist kein Befall mehr übrig.
reason-nobody-fewer = Dort hat kein Feind weniger Krieger als die Bedrohung.
reason-no-swoop = Keine Fledermaus kann sich bewegen.
reason-cave-empty = In dieser Höhle liegt nichts mehr.
reason-not-in-reach = Es grenzt nicht an das Ziel.

# Das Protokoll
event-active-card-shown = { $seat } zeigt die aktive Karte: { $card }
event-scattered = { $count ->
    [one] Eine Fledermaus schwärmt aus
   *[other] { $count } Fledermäuse schwärmen aus
}: { $origin } nach { $place }
event-passed-through = Dunkler Gang: { $seat }, { $count } Krieger, { $origin } nach { $place }
event-item-found = { $seat } findet { $card }, { $place }

# Optionen
switch-guano_per_event = Gedränge bringt Guano
switch-guano_per_event-yes = jedes Mal
switch-guano_per_event-no = nur, wo noch keins liegt
switch-swoop_needs_rule = Herabstoßen
switch-swoop_needs_rule-yes = braucht Herrschaft wie jede Bewegung
switch-swoop_needs_rule-no = braucht keine Herrschaft
switch-nexus_counts_for_royal_claim = Königlicher Anspruch
switch-nexus_counts_for_royal_claim-yes = zählt den Nexus
switch-nexus_counts_for_royal_claim-no = zählt den Nexus nicht
switch-fright_whole_group_one_clearing = Wer flieht,
switch-fright_whole_group_one_clearing-yes = bleibt zusammen
switch-fright_whole_group_one_clearing-no = geht, wohin jeder mag
switch-fright_triggers_outrage = Flucht
switch-fright_triggers_outrage-yes = löst aus, was eine Bewegung auslöst
switch-fright_triggers_outrage-no = löst nichts aus
switch-swarm_second_battle_rechecks_count = Der zweite Kampf beim Schwärmen
switch-swarm_second_battle_rechecks_count-no = braucht keine Überzahl
switch-swarm_second_battle_rechecks_count-yes = braucht wieder Überzahl
switch-score_floor_zero = Punktverlust durch Guano
switch-score_floor_zero-yes = endet bei null
switch-score_floor_zero-no = geht unter null
switch-fright_ambush_hits_buildings = Ein Hinterhalt der Bedrohung mit SCHRECK
switch-fright_ambush_hits_buildings-yes = trifft auch Gebäude und Plättchen
switch-fright_ambush_hits_buildings-no = verschont Gebäude und Plättchen
switch-menace_warrior_bonus = Kriegerboni
switch-menace_warrior_bonus-board = wie auf dem Tableau
switch-menace_warrior_bonus-0-1-0-1 = 0, 1, 0, 1
switch-menace_warrior_bonus-1-0-1-0 = 1, 0, 1, 0
switch-menace_warrior_bonus-0-1-1-1 = 0, 1, 1, 1
switch-menace_warrior_bonus-1-1-1-1 = 1, 1, 1, 1
switch-menace_draw_bonus = Kartenboni
switch-menace_draw_bonus-board = wie auf dem Tableau
switch-menace_draw_bonus-0-1-0-1 = 0, 1, 0, 1
switch-menace_draw_bonus-1-0-1-0 = 1, 0, 1, 0
switch-menace_draw_bonus-0-1-1-1 = 0, 1, 1, 1
switch-menace_draw_bonus-0-0-1-1 = 0, 0, 1, 1
switch-menace_guano_points = Was Guano kostet
switch-menace_guano_points-board = wie auf dem Tableau
switch-menace_guano_points-0-1-1-2 = 0, 1, 1, 2
switch-menace_guano_points-1-1-1-1 = 1, 1, 1, 1
switch-menace_guano_points-0-1-2-3 = 0, 1, 2, 3
switch-menace_guano_points-1-1-2-2 = 1, 1, 2, 2
switch-menace_warriors = Fledermäuse insgesamt
switch-menace_warriors-board = wie auf dem Tableau
switch-menace_warriors-15 = 15
switch-menace_warriors-18 = 18
switch-menace_warriors-20 = 20
switch-menace_warriors-25 = 25
