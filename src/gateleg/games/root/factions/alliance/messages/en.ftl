# The Woodland Alliance

# Names
word-alliance = Woodland Alliance
word-alliance-warriors = rebels
word-alliance-warrior = rebel
word-fox-base = fox base
word-rabbit-base = rabbit base
word-mouse-base = mouse base
word-sympathy = sympathy
word-mobilize = Mobilize: a card to the supporters
word-train = Train an officer
word-organize = Organize: a warrior becomes sympathy

# Questions
question-revolt = Revolt where?
question-spend-supporter = Spend which supporter?
question-spread-sympathy = Spread sympathy where?
question-alliance-daylight = What do you do in Daylight?
question-mobilize = Which card joins the supporters?
question-train = Spend which card to train?
question-military-operation = Your military operation
question-alliance-recruit = Recruit at which base?
question-organize = Organize where?
question-pay-outrage = Outrage: which card do you give?
question-discard-supporter = Discard supporters down to five

# Refusals
reason-not-sympathetic = This clearing is not sympathetic.
reason-base-built = The base of this suit is on the map already.
reason-slots-stay-filled = No slot would become free.
reason-too-few-for-revolt = It takes two supporters that match.
reason-not-next-to-sympathy = It is not next to a sympathetic clearing.
reason-has-sympathy = There is sympathy already.
reason-no-sympathy-left = All sympathy is on the map.
reason-too-few-supporters = There are too few supporters that match.
reason-martial-law = Martial law: it takes one more supporter.
reason-no-base-of-suit = No card in hand matches a built base.
reason-no-warrior-to-train = There is no warrior in the supply.
reason-no-base = There is no base on the map.
reason-nothing-to-organize = There is no warrior in a clearing where sympathy can be placed.

# The log
event-revolted = Revolt, { $place }: { $count ->
    [one] one warrior
   *[other] { $count } warriors
}
event-supporter-gained = { $seat } gains a supporter: { $card }
event-supporter-spent = { $seat } spends a supporter: { $card }
event-supporter-lost = { $seat } loses a supporter: { $card }
event-officer-gained = { $seat }: { $officers } officers
event-officers-lost = { $seat } loses { $count ->
    [one] one officer
   *[other] { $count } officers
}
event-outraged = Outrage: { $seat } owes a card, { $place }
