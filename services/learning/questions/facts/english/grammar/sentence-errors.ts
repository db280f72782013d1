import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Faulty sentences, the name of the fault, a sentence without it, and revisions that leave it or bring in another. */
const columns = ['sentence', 'fault', 'revision', 'wrong', 'reason'] as const;
const SOURCE = 'Bryan Garner: Garner’s Modern English Usage';

const errors34 = defineTable(
  SOURCE,
  columns,
  `
Me and Ana seen a deer. | | Ana and I saw a deer. | Ana and me saw a deer. / Ana and I seen a deer. / Me and Ana saw a deer. | “I” is part of the subject, and “seen” needs “have.”
He don’t want no soup. | | He doesn’t want any soup. | He doesn’t want no soup. / He don’t want any soup. / He not want any soup. | “He” goes with “doesn’t,” and two negatives are one too many.
The dogs was barking loud. | | The dogs were barking loudly. | The dogs was barking loudly. / The dogs were barking loud. / The dogs is barking loudly. | “Dogs” goes with “were,” and an adverb tells how they barked.
Them apples is ripe. | | Those apples are ripe. | Them apples are ripe. / Those apples is ripe. / That apples are ripe. | “Those” points to apples, and “apples” is plural.
She done her chores good. | | She did her chores well. | She done her chores well. / She did her chores good. / She do her chores well. | “Done” needs a helper, and “well” tells how.
I have went there twice. | | I have gone there twice. | I has gone there twice. / I have go there twice. / I gone there twice. | “Have” goes with “gone.”
My brother he likes chess. | | My brother likes chess. | My brother, he like chess. / My brother he like chess. / He my brother likes chess. | “My brother” is the subject, so “he” is not needed.
This book is more better. | | This book is better. | This book is more good. / This book is gooder. / This book is most better. | “Better” already compares, so “more” is not needed.
We was happy, we won. | | We were happy because we won. | We was happy because we won. / We were happy, we won. / We were happy we was winning. | “We” goes with “were,” and “because” joins the two ideas.
The cat licked it’s paw. | | The cat licked its paw. | The cat licked its’ paw. / The cat lick its paw. / The cat licking its paw. | “Its” shows that the paw belongs to the cat.
There is two birds here. | | There are two birds here. | There be two birds here. / There was two birds here. / There is two bird here. | The subject is “birds,” which is plural.
Yesterday I walk home. | | Yesterday I walked home. | Yesterday I will walk home. / Yesterday I walks home. / Yesterday I walking home. | “Yesterday” needs the past tense.
`,
);

const errors56 = defineTable(
  SOURCE,
  columns,
  `
The movie ended we went home. | run-on | The movie ended, and we went home. | The movie ended we then went home. / The movie ended and, we went home. / The movie, ended we went home. | A comma and “and” join the two sentences.
Because the bus was late. | fragment | Because the bus was late, we walked. | Because the bus was very late today. / Because the bus being late. / And because the bus was late. | The clause needs a main clause such as “we walked.”
I like tea, my sister likes milk. | comma splice | I like tea, but my sister likes milk. | I like tea, my sister, likes milk. / I like tea my sister likes milk. / I like tea, my sister she likes milk. | A comma alone cannot join two sentences.
He opens the door and saw a fox. | shift in tense | He opened the door and saw a fox. | He opens the door and seen a fox. / He opened the door and sees a fox. / He opens the door and had saw a fox. | Both acts are in the past.
The list of names are long. | wrong agreement | The list of names is long. | The list of names were long. / The lists of names is long. / The list of names be long. | The subject is “list,” which is singular.
We can’t find nobody. | double negative | We can’t find anybody. | We can’t find no one. / We can’t hardly find nobody. / We cannot find nobody. | One negative word is enough.
The girl with the braids from Utah. | fragment | The girl with the braids is from Utah. | The girl with the long braids from Utah. / With the braids, the girl from Utah. / The girl, with the braids from Utah. | The words need a verb such as “is.”
It was cold we wore coats. | run-on | It was cold, so we wore coats. | It was cold so, we wore coats. / It was cold then we wore coats. / It, was cold we wore coats. | A comma and “so” join the two sentences.
The bell rang, the game began. | comma splice | When the bell rang, the game began. | The bell rang, the game it began. / The bell rang the game began. / The bell, rang, the game began. | “When” joins the two ideas.
She ran home and eats lunch. | shift in tense | She ran home and ate lunch. | She ran home and eat lunch. / She runs home and ate lunch. / She ran home and has ate lunch. | Both acts are in the past.
Each of the puppies need a bath. | wrong agreement | Each of the puppies needs a bath. | Each of the puppies are needing a bath. / Each of the puppy needs a bath. / Each of the puppies have need of a bath. | “Each” is singular.
I didn’t do nothing wrong. | double negative | I didn’t do anything wrong. | I didn’t do none wrong. / I didn’t never do nothing wrong. / I did not do nothing wrong. | One negative word is enough.
`,
);

const errors78 = defineTable(
  SOURCE,
  columns,
  `
Walking to school, the rain soaked my shoes. | dangling modifier | As I walked to school, the rain soaked my shoes. | Walking to school, my shoes were soaked by the rain. / The rain, walking to school, soaked my shoes. / While walking to school, the rain soaked my shoes. | The rain did not walk to school, so the sentence must say who did.
She likes to swim, hiking, and to read. | faulty parallelism | She likes swimming, hiking, and reading. | She likes to swim, to hike, and reading. / She likes swimming, to hike, and to read. / She likes swimming, hiking, and to read. | Items in a list need the same form.
When Ava met Mia, she was nervous. | unclear pronoun | Ava was nervous when she met Mia. | When Ava met Mia, she felt nervous. / When they met, she was nervous. / She was nervous when Ava met Mia. | It must be clear that “she” means Ava.
I saw a man on a horse with a telescope in my binoculars. | misplaced modifier | In my binoculars, I saw a man with a telescope on a horse. | I saw in my binoculars a man on a horse with a telescope. / With a telescope in my binoculars, I saw a man on a horse. / I saw on a horse a man with a telescope in my binoculars. | The man has the telescope, and the binoculars are mine.
If one studies, you will pass. | shift in person | If you study, you will pass. | If one studies, they will pass and you will. / If you study, one will pass. / If a student studies, you will pass. | The sentence should stay with one person, here “you.”
The sky darkened, the wind rose. | comma splice | The sky darkened; the wind rose. | The sky darkened the wind rose. / The sky, darkened the wind, rose. / The sky darkened, then the wind, rose. | A semicolon can join two independent clauses.
Covered in cheese, Dad served the potatoes. | misplaced modifier | Dad served the potatoes covered in cheese. | Dad, covered in cheese, served the potatoes. / Dad served, covered in cheese, the potatoes. / Covered in cheese by Dad, he served the potatoes. | The potatoes were covered in cheese, so the phrase belongs beside them.
The job calls for skill, patience, and you must be strong. | faulty parallelism | The job calls for skill, patience, and strength. | The job calls for skill, being patient, and strength. / The job calls for skill, patience, and to be strong. / The job calls for you to be skilled, patience, and strength. | Items in a list need the same form.
To earn a badge, a test must be passed. | dangling modifier | To earn a badge, you must pass a test. | To earn a badge, passing a test is required. / To earn a badge, a test is what you pass. / A test must be passed to earn a badge by you. | The sentence must say who earns the badge.
Tom told his father that his car was dirty. | unclear pronoun | Tom told his father, “Your car is dirty.” | Tom told his father that the car of his was dirty. / His car was dirty, Tom told his father. / Tom told his father about his car being dirty. | It must be clear whose car is meant.
A child should brush your teeth twice a day. | shift in person | You should brush your teeth twice a day. | A child should brush our teeth twice a day. / You should brush one’s teeth twice a day. / One should brush your teeth twice a day. | The sentence should stay with one person, here “you.”
We packed the car, we left at dawn. | comma splice | We packed the car and left at dawn. | We packed the car we left at dawn. / We packed, the car, we left at dawn. / We packed the car, and, left at dawn. | One subject can take both verbs, joined by “and.”
`,
);

const errors912 = defineTable(
  SOURCE,
  columns,
  `
Having finished the exam, the proctor dismissed us. | dangling modifier | Once we had finished the exam, the proctor dismissed us. | Having finished the exam, the proctor let us go. / The proctor, having finished the exam, dismissed us. / Finished with the exam, the proctor dismissed us. | The students finished the exam, not the proctor.
The committee only met twice a year to discuss budgets, policies, and hiring people. | faulty parallelism | The committee met twice a year to discuss budgets, policies, and hiring. | The committee met twice a year to discuss budgets, making policies, and hires. / The committee met twice a year discussing budgets, policies, and to hire people. / The committee met twice a year to discuss budgets, policies, and they are hiring. | The three things discussed should all be nouns.
The tenants resented the landlords because they were careless. | unclear pronoun | The tenants resented the carelessness of the landlords. | The tenants resented the landlords, because they had been careless. / Because they were careless, the tenants resented the landlords. / The landlords were resented by the tenants because they were careless. | “They” could mean either group.
The novel was praised, however, it sold poorly. | comma splice | The novel was praised; however, it sold poorly. | The novel was praised however it sold poorly. / The novel was praised, however it, sold poorly. / The novel, was praised, however; it sold poorly. | “However” cannot join clauses with a comma alone.
Which was the last thing that anyone expected. | fragment | He resigned, which was the last thing that anyone expected. | Which, in fact, was the last thing that anyone expected. / Which being the last thing that anyone expected. / And which was the last thing that anyone expected. | A clause with “which” needs a main clause before it.
Hamlet sees the ghost and vowed revenge. | shift in tense | Hamlet sees the ghost and vows revenge. | Hamlet sees the ghost and had vowed revenge. / Hamlet saw the ghost and vows revenge. / Hamlet sees the ghost and was vowing revenge. | One writes of a plot in the present tense throughout.
He almost ate the entire loaf by himself, not a crumb remaining. | misplaced modifier | He ate almost the entire loaf by himself. | Almost he ate the entire loaf by himself. / He ate the entire loaf almost by himself, leaving nothing. / By himself, he almost ate the entire loaf. | “Almost” belongs beside what it limits.
A reader may lose your way in the maze of subplots. | shift in person | A reader may get lost in the maze of subplots. | A reader may lose our way in the maze of subplots. / One may lose your way in the maze of subplots. / You may lose one’s way in the maze of subplots. | “A reader” is in the third person, and “your” is in the second.
Neither the manager nor the clerks was at fault. | wrong agreement | Neither the manager nor the clerks were at fault. | Neither the manager nor the clerks has been at fault. / Neither the clerks nor the manager were at fault. / Neither the manager or the clerks was at fault. | With “nor,” the verb agrees with the nearer subject.
As a child, my mother taught me to sew. | dangling modifier | When I was a child, my mother taught me to sew. | As a child, I was my mother’s to teach to sew me. / My mother, as a child, taught me to sew. / As a child, sewing was taught to me by my mother. | The mother was not the child.
The policy is both unfair and it costs too much. | faulty parallelism | The policy is both unfair and costly. | The policy both is unfair and costly. / The policy is both unfair and costs too much. / The policy both is unfair, costly. | “Both” and “and” should join the same kinds of words.
In the article, it says that bees are in decline. | unclear pronoun | The article says that bees are in decline. | In the article, they say that bees are in decline. / In the article, it said bees are in decline. / It says in the article that bees are in decline. | “It” stands for nothing in the sentence.
The archive opened in 1920, it holds two million letters. | comma splice | The archive, which opened in 1920, holds two million letters. | The archive opened in 1920, which it holds two million letters. / The archive opened, in 1920, it holds two million letters. / Opened in 1920, it holds two million letters, the archive. | A relative clause can carry the lesser fact.
The winds that batter the coast each winter is fierce. | wrong agreement | The winds that batter the coast each winter are fierce. | The winds that batters the coast each winter are fierce. / The wind that batter the coast each winter are fierce. / The winds that batter the coast each winter was fierce. | The subject is “winds,” not “winter.”
`,
);

type ErrorTable = typeof errors78;

const faultNames: Readonly<Record<string, readonly string[]>> = {
  '5-6': ['run-on', 'fragment', 'comma splice', 'shift in tense', 'wrong agreement', 'double negative'],
};

const defineRevisionForm = (id: string, grades: readonly GradePair[], table: ErrorTable): FactForm =>
  defineForm({
    ...{ id: `${id}-revision`, grades, difficulty: 'hard', table },
    text: ({ sentence }) => `Which revision corrects this without a new mistake? ${sentence}`,
    answer: ({ revision }) => revision,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ reason }) => reason,
  });

/** A run-on and a comma splice are both sentences joined wrongly, so that one is no wrong option for the other. */
const areAlike = (one: string, other: string) =>
  [one, other].every((fault) => ['run-on', 'comma splice'].includes(fault));

const defineFaultForm = (id: string, grades: readonly GradePair[], table: ErrorTable): FactForm =>
  defineForm({
    ...{ id: `${id}-fault`, grades, difficulty: 'medium', table },
    text: ({ sentence }) => `Which mistake does this contain? ${sentence}`,
    answer: ({ fault }) => fault,
    options: () => faultNames[id] ?? table.rows.map(({ fault }) => fault),
    isAlsoRight: (option, { fault }) => areAlike(option, fault) || arePlaced(option, fault),
    explanation: ({ reason, fault }) => `${reason} The name for this fault is “${fault}.”`,
  });

/** A dangling modifier is one kind of misplaced modifier in some books. */
const arePlaced = (one: string, other: string) => [one, other].every((fault) => fault.endsWith('modifier'));

export const sentenceErrorForms: readonly FactForm[] = [
  defineRevisionForm('3-4', ['3-4'], errors34),
  defineRevisionForm('5-6', ['5-6'], errors56),
  defineFaultForm('5-6', ['5-6'], errors56),
  defineRevisionForm('7-8', ['7-8'], errors78),
  defineFaultForm('7-8', ['7-8'], errors78),
  defineRevisionForm('9-12', ['9-10', '11-12'], errors912),
  defineFaultForm('9-12', ['9-10', '11-12'], errors912),
];
