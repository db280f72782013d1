import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';

/** Short passages of some kind, and how one can tell. */
const define = (text: string) => defineTable('The passage itself', ['passage', 'kind', 'clue'] as const, text);

export const genres34 = define(`
Once upon a time, a prince was turned into a bear by a witch. | a fairy tale | Fairy tales begin like this and have magic.
Beat two eggs, add a cup of milk, and stir until smooth. | a recipe | It tells how to make something to eat.
Dear Jo, Camp is great! I swam today. Love, Max | a letter | It has a greeting and a closing.
A crow dropped stones in a jar until the water rose. Moral: Think before you give up. | a fable | An animal story ends with a moral.
A fire damaged the old mill on Tuesday. No one was hurt, police said. | a news report | It tells when and what happened, and who said so.
The wind, the wind, it sings all day, / and steals the yellow leaves away. | a poem | It has rhythm and rhyme.
ANNA: Who took my hat? BEN (laughing): Not I! | a play | It gives the words for each actor to say.
Abraham Lincoln was born in a log cabin in 1809. He became a lawyer. | a biography | It tells the true story of a person’s life.
Long ago, the sun had no home, so the people threw him into the sky. | a myth | An old story explains something in nature.
Buy a Zip bike today! It is the fastest bike in town! | an advertisement | It tries to sell something.
May 3. Today I lost my tooth in math. I hope nobody saw. | a diary | It gives the day and private thoughts.
Bats are the only mammals that truly fly. Their wings are made of skin. | a science article | It gives facts about nature.
The old king had three sons, and only the youngest could talk to owls. | a fairy tale | It has a king, three sons, and magic.
A greedy dog saw his own reflection, snapped at it, and lost his bone. Moral: Be content. | a fable | An animal story ends with a moral.
Mix one spoon of sugar with hot water, and add the juice of a lemon. | a recipe | It tells how to make something to drink.
Marie Curie left Poland to study in Paris. She won two Nobel Prizes. | a biography | It tells the true story of a person’s life.
`);

export const structuresMore = define(`
The moon pulls on the sea, and so the water rises twice a day. | cause and effect | “And so” shows that one thing led to another.
Both novels take place at sea, but one is comic and the other grim. | comparison and contrast | “Both” and “but” show how two things agree and differ.
Plant the bulbs in October, cover them in November, and watch for shoots in April. | events or steps in order | The months show the order.
Too many cars crowded the bridge. The city added a ferry, and the jams ended. | problem and solution | The jams are the trouble, and the ferry ends it.
Its coat is gray, its paws are white, and one ear stands up higher than the other. | description | The passage tells what an animal looks like.
Since the bees vanished, the orchard has borne no fruit. | cause and effect | “Since” shows that one thing led to another.
Unlike a crocodile, an alligator hides its lower teeth when its mouth is shut. | comparison and contrast | “Unlike” shows how two animals differ.
At dawn the army crossed the river; by noon it held the hill; at dusk it entered the town. | events or steps in order | The times of day show the order.
`);

export const tonesMore78 = define(`
We will rebuild, stone by stone, and no storm will stop us! | determined | The speaker will not give up.
I laughed until my tea came out of my nose. | humorous | The event is told to make us laugh.
The samples were weighed twice and stored at four degrees. | objective | The facts are stated without feeling.
If only I had called her back that night. | regretful | The speaker wishes to have acted otherwise.
You could hear the gravel shift behind us, though we had stopped walking. | suspenseful | The detail makes readers fear what comes next.
What a joy it is to smell bread in one’s own kitchen again! | joyful | The speaker is full of delight.
Surely they will not cut down a tree that has stood for three hundred years! | indignant | The speaker is angry at an injustice.
In those days the whole street came out at dusk, and somebody always sang. | nostalgic | The speaker looks back with longing.
Who cares which of them is chosen? Not I. | indifferent | The speaker does not care.
What if the bridge is out? What if nobody comes? | anxious | The speaker worries about what may happen.
`);

export const devicesMore78 = define(`
The chef, a real Einstein with spices, smiled. | allusion | The name refers to a famous scientist.
The tree’s bare arms begged the sky for rain. | personification | A tree begs, as a person can.
Clang! Bang! went the pots in the kitchen. | onomatopoeia | The words sound like what they name.
Less is more. | paradox | It seems impossible but holds a truth.
The dove on the flag had been torn in two, and so had the peace. | symbolism | The dove stands for peace.
The boxer felt alone, although the crowd pressed in like a wall. | simile | “Like” compares the crowd to a wall.
Fear was a cold hand on her neck. | metaphor | Fear is called a hand without “like” or “as.”
I have a million things to do before noon. | hyperbole | A million is a great exaggeration.
Six slippery snails slid slowly seaward. | alliteration | The same first sound is repeated.
It was an open secret that she would win. | oxymoron | “Open” and “secret” contradict each other.
`);

export const viewpointsMore78 = define(`
My sister never told me why she left, and I never asked. | first person | The narrator is a character who says “I.”
Omar held his breath. Had they seen him? He could not tell. | third person limited | We learn only what Omar thinks.
The twins were afraid; the guide was bored; the bear was merely hungry. | third person omniscient | We learn what each of them feels.
She set down the suitcase. He poured a glass of water. The clock struck two. | third person objective | We learn only what can be seen and heard.
We had agreed to meet at the bridge, and I was the first to arrive. | first person | The narrator is a character who says “I.”
Nadia was sure that the stranger was lying, though his smile never changed. | third person limited | We learn only what Nadia thinks.
Mr. Bell hoped to be asked, and Mrs. Bell prayed that he would not be. | third person omniscient | We learn what both of them feel.
The door opened. A hand reached in, switched off the lamp, and withdrew. | third person objective | We learn only what can be seen.
`);

export const fallaciesMore = define(`
Why listen to him about diet? He is bald. | attack on the person | The man’s looks are attacked instead of his view.
Millions have seen this film, so it cannot be bad. | appeal to popularity | What many people do need not be right.
We can cut taxes, or we can watch the city die. | false dilemma | Only two outcomes are allowed, though there are others.
My two cats hate tuna, so no cat likes tuna. | hasty generalization | Two cats are too few to judge by.
I washed my car, and it rained; washing it brings rain. | false cause | One event came first, but it did not cause the other.
She wants fewer tests. So she thinks that students should learn nothing. | straw man | The view is twisted into an extreme one that is easy to attack.
The rule is just, because it is never unjust. | a circular argument | The claim is only said again in other words.
If you are late once, you will soon be jobless and homeless. | slippery slope | A small step is said to lead to a disaster without proof.
`);

export const devicesMore912 = define(`
Lend me your ears. | metonymy | “Ears” stands for attention.
We came in peace, we stayed in peace, we leave in peace. | epistrophe | The same words end each clause.
He was not the worst of kings. | litotes | A positive is stated by denying its opposite.
O Liberty, where are you now? | apostrophe | The speaker addresses something that cannot answer.
To err is human; to forgive, divine. | antithesis | Opposite ideas stand in matching form.
She lowered her standards by raising her glass, her courage, and her voice. | zeugma | One verb governs three unlike objects.
Eat to live; do not live to eat. | chiasmus | The second part reverses the order of the first.
The marriage counselor was divorced by noon. | situational irony | What happens is the opposite of what one expects.
He met his Waterloo in the spelling bee. | allusion | The name refers to a famous defeat.
The hills clapped their hands. | personification | The hills act like people.
Every dawn a promise, every dusk a debt, every night a reckoning. | anaphora | The same word begins each part.
The darkness was visible. | oxymoron | “Darkness” and “visible” contradict each other.
`);

export const tonesMore910 = define(`
He had, he told us for the ninth time, once shaken hands with a senator. | mocking | The man’s pride is made to look foolish.
She folded the last of his shirts and sat for a while with her hand on it. | mournful | The action expresses loss.
Water boils at a lower temperature at high altitudes. | objective | A fact is stated without feeling.
Let tyrants tremble, for the people have awakened! | rousing | The speaker calls on people to act.
The crows had gathered, one by one, until the wire sagged. | ominous | The details hint at danger.
So it was rain again, and soup again, and nothing to be done. | resigned | The speaker accepts what comes without hope.
There was still one window lit, and it was hers. | hopeful | The detail suggests that something good may come.
The dog, a creature of strong opinions, voted against the bath. | humorous | The dog is treated as if it could vote.
In this quiet hall, a thousand years of learning look down upon us. | reverent | The speaker is filled with awe.
How I miss the slam of that screen door in August. | nostalgic | The speaker longs for the past.
`);

export const techniquesMore1112 = define(`
We begin at the funeral and only then learn how the hero lived. | in medias res | The story begins after much of it has happened.
A child tells us that his parents are dancing, and we see that they are fighting. | unreliable narrator | The narrator does not understand what he reports.
The chapters are emails, each with a date and a sender. | epistolary form | The story is told in messages.
In the first line a crow crosses the wedding; in the last, the groom lies dead. | foreshadowing | An early detail hints at a later event.
Halfway through, the old judge remembers his first case as a young man. | flashback | The story goes back to an earlier time.
The audience sees the thief behind the curtain; the countess does not. | dramatic irony | We know what the character does not.
The generous sister makes the miser seem meaner still. | foil | The contrast makes the other’s nature clear.
A guide to good manners for cannibals pokes fun at high society. | satire | An absurd guide mocks real people.
The traveler, called Everyone, meets Greed, Sloth, and Hope on the road. | allegory | Each figure stands for an idea.
`);
