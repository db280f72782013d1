import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

const columns = ['idiom', 'meaning', 'literal', 'sentence'] as const;

const idioms34 = defineTable(
  'Merriam-Webster Dictionary: idioms',
  columns,
  `
a piece of cake | something very easy to do | a small part of a dessert | The spelling test was a piece of cake.
under the weather | feeling a little sick | standing out in the rain | Ben stayed home because he felt under the weather.
hit the sack | go to bed | punch a bag | I was so tired that I hit the sack at eight.
hold your horses | wait and be patient | pull on the reins of a pony | Hold your horses, and let the others get in first.
spill the beans | tell a secret | drop food on the floor | The party is a surprise, so do not spill the beans.
all ears | listening with great interest | having a very large head | Tell me about your trip, for I am all ears.
cost an arm and a leg | be very expensive | cause an injury | Those shoes cost an arm and a leg, so Dad said no.
break the ice | help people start to talk and relax | crack a frozen pond | A funny game can break the ice at a party.
once in a blue moon | hardly ever | on a night with a colored sky | My uncle lives so far away that he visits once in a blue moon.
get cold feet | become too afraid to do something | take off warm socks | Some singers get cold feet just before a show.
in hot water | in trouble | taking a bath | He was in hot water after he broke the vase.
lend a hand | help someone | give away a glove | Please lend a hand with these heavy boxes.
`,
);

const idioms56 = defineTable(
  'Merriam-Webster Dictionary: idioms',
  columns,
  `
bite off more than one can chew | take on too much to handle | put too much food in the mouth | With five clubs, Mia bit off more than she could chew.
let the cat out of the bag | reveal a secret by mistake | set a pet free | Our plan was a surprise until Tom let the cat out of the bag.
turn over a new leaf | start behaving better | rake up a garden | After his bad grades, Joe decided to turn over a new leaf.
on cloud nine | extremely happy | flying in an airplane | She was on cloud nine when she won first prize.
beat around the bush | avoid getting to the point | swing a stick at a shrub | Stop beating around the bush and tell me what you want.
the last straw | the final problem that is too much to bear | the end of a pile of hay | When he was late a fifth time, it was the last straw for the coach.
burn the midnight oil | work late into the night | light a lamp at twelve | She burned the midnight oil to finish her project.
sit on the fence | avoid choosing a side | rest on a wooden rail | You must vote yes or no, so you cannot sit on the fence.
see eye to eye | agree with each other | stand face to face | The sisters do not see eye to eye about music.
a drop in the bucket | a tiny part of what is needed | a small leak from a roof | Five dollars is a drop in the bucket when we need a thousand.
hit the nail on the head | say something exactly right | use a hammer well | Kim hit the nail on the head when she said that we need more practice.
get up on the wrong side of the bed | be in a bad mood from the start of the day | sleep on the floor | He snaps at everyone and must have gotten up on the wrong side of the bed.
`,
);

const idioms78 = defineTable(
  'Merriam-Webster Dictionary: idioms',
  columns,
  `
a wolf in sheep’s clothing | a dangerous person who seems harmless | a person in a woolen costume | The friendly caller was a wolf in sheep’s clothing who wanted their savings.
the tip of the iceberg | the small part of a problem that can be seen | the coldest place on a ship | The three errors that we found were only the tip of the iceberg.
cut corners | do a job cheaply and carelessly | trim the edges of a page | The builder cut corners, and the roof leaks.
a blessing in disguise | a misfortune that turns out to be good | a gift in fancy wrapping | Missing that bus was a blessing in disguise, since it broke down.
play devil’s advocate | argue against an idea to test it | defend a criminal in court | To play devil’s advocate, she listed reasons why our plan might fail.
kill two birds with one stone | achieve two aims with one action | waste ammunition on a hunt | By biking to work, I kill two birds with one stone: I save money and get exercise.
throw in the towel | admit defeat and give up | clean up after a bath | Down by forty points, the team would not throw in the towel.
barking up the wrong tree | looking for an answer where it cannot be found | training a dog badly | If you suspect Dana, you are barking up the wrong tree.
add fuel to the fire | make a bad situation worse | keep a room warm | Her rude reply only added fuel to the fire.
read between the lines | understand what is hinted at | skip parts of a text | He wrote that he was fine, but reading between the lines, I knew that he was lonely.
burn one’s bridges | make it impossible to go back | destroy a road in a war | He insulted his boss when he quit, and so burned his bridges.
a dime a dozen | very common and of little value | sold at a great discount | Phone games are a dime a dozen, so yours must be special.
`,
);

const defineIdiomForm = (pair: GradePair, table: typeof idioms34): FactForm =>
  defineForm({
    ...{ id: `${pair}-idiom`, grades: [pair], difficulty: 'hard', table },
    text: ({ idiom, sentence }) => `${sentence} What does the saying “${idiom}” mean?`,
    answer: ({ meaning }) => meaning,
    options: ({ literal }) => [literal, ...table.rows.map(({ meaning }) => meaning)],
    distance: (option, { literal }) => (option === literal ? 0 : 1),
    explanation: ({ meaning }) => `A saying does not mean just what its words say. This one means “${meaning}.”`,
  });

export const idiomForms: readonly FactForm[] = [
  defineIdiomForm('3-4', idioms34),
  defineIdiomForm('5-6', idioms56),
  defineIdiomForm('7-8', idioms78),
];
