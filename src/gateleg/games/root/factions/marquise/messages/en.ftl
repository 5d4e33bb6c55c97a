# The Marquise de Cat

# Names
word-marquise = Marquise de Cat
word-marquise-warriors = cats
word-marquise-warrior = cat
word-sawmill = sawmill
word-workshop = workshop
word-recruiter = recruiter
word-keep = keep
word-wood = wood
word-march = March
word-overwork = Overwork
word-extra-action = One more action for a bird

# Questions
question-keep-where = Where does the keep stand?
question-start-where = Where does the building stand?
question-marquise-act = Your action
question-build-what = Build what?
question-build-where = Build where?
question-wood-from = Pay wood from where?
question-wood-where = Wood at which sawmill?
question-recruit-where = Recruit where?
question-overwork-card = Spend which card?
question-overwork-where = Overwork where?
question-extra-action-card = Spend which bird?
question-field-hospital-card = Spend a card to save the warriors?

# Refusals
reason-already-recruited = Recruiting is possible once a turn.
reason-no-recruiters = There is no recruiter on the map.
reason-too-little-wood = Too little wood reaches a ruled clearing with an open slot.
reason-no-wood-left = There is no wood left.
reason-no-sawmill-card = No card in hand matches a sawmill.
reason-no-bird = It takes a bird card.
reason-no-actions = No actions are left.
