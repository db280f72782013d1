import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';

/** Short passages of some kind, and how one can tell. */
const columns = ['passage', 'kind', 'clue'] as const;
const SOURCE = 'M. H. Abrams and Geoffrey Harpham: A Glossary of Literary Terms';
const define = (text: string) => defineTable(SOURCE, columns, text);

export const devices56 = define(`
Her eyes shone like two stars. | simile | “Like” compares the eyes to stars.
The classroom was a zoo. | metaphor | The room is called a zoo without “like” or “as.”
The wind howled its anger at us. | personification | The wind is angry, as a person can be.
I have told you a thousand times to shut that gate! | hyperbole | A thousand is a great exaggeration.
Peter planted plump purple plums. | alliteration | The same first sound is repeated.
The bacon sizzled and popped in the pan. | onomatopoeia | “Sizzled” and “popped” sound like what they name.
He is as quiet as a mouse. | simile | “As” compares him to a mouse.
Time is a river that carries us away. | metaphor | Time is called a river without “like” or “as.”
The alarm clock scolded me out of bed. | personification | The clock scolds, as a person can.
This backpack weighs a ton. | hyperbole | A ton is a great exaggeration.
Silly Sally sold seven seashells. | alliteration | The same first sound is repeated.
The bees buzzed past my ear. | onomatopoeia | “Buzzed” sounds like what it names.
The lake was as smooth as glass. | simile | “As” compares the lake to glass.
Her voice is music to my ears. | metaphor | The voice is called music without “like” or “as.”
The moon peeked over the hill. | personification | The moon peeks, as a person can.
I am so hungry that I could eat a horse. | hyperbole | Nobody could eat a horse.
`);

export const devices78 = define(`
Life is a broken-winged bird that cannot fly. | metaphor | Life is called a bird without “like” or “as.”
The fog crept in and sat looking over the harbor. | personification | The fog creeps and sits, as a living thing can.
It was a deafening silence. | oxymoron | The two words contradict each other.
He ran like a deer through the crowd. | simile | “Like” compares him to a deer.
Buzz, hiss, and clang went the old machine. | onomatopoeia | The words sound like what they name.
The king’s heart was as hard as flint. | simile | “As” compares the heart to flint.
I waited an eternity for the bus. | hyperbole | An eternity is a great exaggeration.
Fair is foul, and foul is fair. | paradox | It seems impossible but holds a truth.
He was no Romeo, as his wife would tell you. | allusion | The name refers to a play of Shakespeare.
Bitter brown berries burst by the brook. | alliteration | The same first sound is repeated.
The pen is mightier than the sword. | symbolism | The pen stands for words, and the sword for force.
She is living a lie as big as the sky. | simile | “As” compares the lie to the sky.
The stars winked at the lovers below. | personification | Stars wink, as people can.
Only the living dead could love that show. | oxymoron | “Living” and “dead” contradict each other.
Her room was a museum of her childhood. | metaphor | The room is called a museum without “like” or “as.”
He has the strength of a Hercules. | allusion | The name refers to a hero of Greek myth.
`);

export const tones910 = define(`
The council, in its infinite wisdom, has moved the bus stop to where no bus goes. | sarcastic | The praise is the opposite of what is meant.
No grave is so small as that of a child, nor any so deep. | mournful | The sentence expresses deep grief.
Between 2000 and 2010, the population rose by four percent. | objective | Figures are given without feeling.
Rise, citizens, and take back the streets that your grandparents paved! | rousing | The speaker calls on people to act.
I suppose that we shall manage; we always have; it hardly matters how. | resigned | The speaker accepts what comes without hope.
That such a man should be called a doctor is an insult to the sick. | contemptuous | The speaker expresses scorn.
The first green spears had come up through the snow, and anything seemed possible. | hopeful | The speaker expects good things.
One could not say what moved in the reeds; one could only say that it had stopped. | ominous | The details hint at danger.
My grandmother’s hat, a pheasant in full flight, preceded her into every room. | humorous | The hat is described in a comic way.
O mountain, older than our oldest prayer, we lower our eyes before you. | reverent | The speaker is filled with awe.
If I could walk just once more down that street and hear the ice-cream bell! | nostalgic | The speaker longs for the past.
Perhaps it is so; the evidence, such as it is, could be read either way. | uncertain | The speaker does not decide.
`);

export const appeals910 = define(`
As a nurse for thirty years, I have seen what this vaccine can do. | ethos: trust in the person who speaks | The speaker points to years of experience.
Crime fell by twelve percent in each city that added street lights. | logos: reasons and evidence | The speaker gives figures.
Picture a child, alone and cold, waiting for a bus that never comes. | pathos: the emotions of those who listen | The speaker stirs pity.
We must decide tonight, for tomorrow the offer expires. | kairos: the urgency of the moment | The speaker stresses that now is the time.
My family has farmed this valley for five generations, and I give you my word. | ethos: trust in the person who speaks | The speaker points to a family’s standing and word.
If water freezes at zero degrees and it is ten below, the pond must be frozen. | logos: reasons and evidence | The speaker draws a conclusion from facts.
Think of the soldiers who will never again hold their children. | pathos: the emotions of those who listen | The speaker stirs grief.
The ice is breaking now; next winter will be too late. | kairos: the urgency of the moment | The speaker stresses that now is the time.
I served as a judge for two decades and never took a gift. | ethos: trust in the person who speaks | The speaker points to an honest record.
Three separate studies reached the same result. | logos: reasons and evidence | The speaker gives evidence.
Do not let that old dog spend another night on a chain. | pathos: the emotions of those who listen | The speaker stirs pity.
This vote comes once in a century, and it comes today. | kairos: the urgency of the moment | The speaker stresses that now is the time.
`);

export const techniques1112 = define(`
The novel opens on the deck of a sinking ship and only later explains how it set out. | in medias res | The story begins in the middle of the action.
The narrator swears that he is calm, while every sentence shows that he is raving. | unreliable narrator | We cannot trust what the narrator says.
The whole book consists of letters between two sisters. | epistolary form | The story is told in letters.
Rain no but the coat where did I and Mother’s hands, the blue of them, rain. | stream of consciousness | The sentence follows the flow of thought.
A novel about farm animals who overthrow their owner stands for a revolution. | allegory | Each part of the story stands for something else.
In the first scene a gun hangs on the wall; in the last, it goes off. | foreshadowing | An early detail hints at a later event.
We know that the letter is forged, but the hero does not, and he thanks the forger. | dramatic irony | We know what the character does not.
A cautious brother appears beside the reckless hero in every chapter. | foil | The contrast makes the hero’s nature clear.
The essay proposes, with a straight face, that the rich should be fed to the poor. | satire | An outrageous proposal mocks a real evil.
On the last page, the climber looks down and suddenly understands her whole life. | epiphany | The character has a sudden insight.
The story stops while the heroine recalls a summer of her childhood. | flashback | The story goes back to an earlier time.
He slams the door, and the narrator of the next chapter hears it from the other side. | shifting point of view | The same event is told by another character.
`);

export const tones1112 = define(`
How fortunate that the minister, who had lost two wars, was at last promoted. | ironic | The praise is the opposite of what is meant.
We bury our dead, and plant, and the rain comes or does not come. | stoic | Loss is told without complaint.
I will not be lectured on thrift by a man with three yachts. | indignant | The speaker is angry at an injustice.
It may be that we were happy; the photographs say so; I have only the photographs. | wistful | The speaker longs for what is gone.
The specimen measured nine centimeters and was preserved in alcohol. | clinical | The facts are stated without feeling.
Observe our hero, who, having tripped upon his own sword, now blames the floor. | mocking | The hero is made fun of.
Let every bell be rung, for the long night is over and the fleet is home! | exultant | The speaker is full of joy.
You will, I am sure, forgive me if I do not explain myself to a boy. | condescending | The speaker looks down on the listener.
Nothing was done; nothing could be done; and so the committee met again. | cynical | The speaker expects nothing good of people.
Speak softly here: a hundred generations have knelt on this stone. | reverent | The speaker is filled with awe.
Consider, if you will, whether the opposite might not be equally true. | inquiring | The speaker invites the reader to question.
They shall answer for this, each of them, and soon. | menacing | The speaker threatens.
`);
