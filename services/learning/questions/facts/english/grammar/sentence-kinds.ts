import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Sentences with their kind, and how one can tell. */
const columns = ['sentence', 'kind', 'clue'] as const;
const SOURCE = 'Rodney Huddleston and Geoffrey Pullum: A Student’s Introduction to English Grammar';

const purposes12 = defineTable(
  SOURCE,
  columns,
  `
The cat sleeps all day. | a statement | It tells what the cat does.
Where is my red coat? | a question | It asks something.
Please shut the door. | a command | It tells someone what to do.
What a big fish that is! | an exclamation | It shows strong feeling.
Can you hop on one leg? | a question | It asks something.
Put your toys away. | a command | It tells someone what to do.
We won the game! | an exclamation | It shows strong feeling.
My mom has a blue car. | a statement | It tells about a car.
Who ate the last bun? | a question | It asks something.
Feed the dog, please. | a command | It tells someone what to do.
Snow is cold and white. | a statement | It tells about snow.
How fast you run! | an exclamation | It shows strong feeling.
Do frogs have teeth? | a question | It asks something.
Turn left at the tree. | a command | It tells someone what to do.
There are ten pens in the box. | a statement | It tells how many pens there are.
Wow, I can see the top! | an exclamation | It shows strong feeling.
`,
);

const tenses56 = defineTable(
  SOURCE,
  columns,
  `
Maria paints the fence every spring. | simple present | The act happens again and again.
The boys are fixing the old radio. | present progressive | “Are” and “-ing” show that it is going on now.
Our class visited the museum. | simple past | “Visited” shows that it is over.
The band will play at noon. | simple future | “Will” shows that it has not happened yet.
She has finished her report. | present perfect | “Has” and the participle link the past to now.
They had left before dawn. | past perfect | “Had” and the participle show a past before another past.
The wind was howling all night. | past progressive | “Was” and “-ing” show that it was going on in the past.
Water freezes at 32 degrees Fahrenheit. | simple present | It states what is always true.
The children have eaten all the pie. | present perfect | “Have” and the participle link the past to now.
The plane will land in an hour. | simple future | “Will” shows that it has not happened yet.
My uncle built this cabin. | simple past | “Built” shows that it is over.
I am reading a book about whales. | present progressive | “Am” and “-ing” show that it is going on now.
We were waiting at the wrong gate. | past progressive | “Were” and “-ing” show that it was going on in the past.
The show had begun when we sat down. | past perfect | “Had” and the participle show a past before another past.
A crow stole my sandwich. | simple past | “Stole” shows that it is over.
The twins have moved to Ohio. | present perfect | “Have” and the participle link the past to now.
`,
);

const structures56 = defineTable(
  SOURCE,
  columns,
  `
The small brown dog chased the ball across the yard. | a simple sentence | It has one subject and one verb.
The sky grew dark, and rain began to fall. | a compound sentence | Two sentences are joined by “and.”
When the bell rang, the students left. | a complex sentence | “When the bell rang” cannot stand alone.
Because the road was icy. | a fragment | It cannot stand alone and leaves one asking what happened.
Ann and her sister baked and sold cookies. | a simple sentence | Two people do two things, but there is only one clause.
I called you, but nobody answered. | a compound sentence | Two sentences are joined by “but.”
The boy who sits beside me is from Peru. | a complex sentence | “Who sits beside me” cannot stand alone.
The old bridge near the mill. | a fragment | It has no verb.
After the storm, the streets were flooded. | a simple sentence | “After the storm” has no verb, so there is only one clause.
We can swim now, or we can wait until noon. | a compound sentence | Two sentences are joined by “or.”
If it snows, school will close. | a complex sentence | “If it snows” cannot stand alone.
Running down the hill in the rain. | a fragment | It does not say who was running.
My uncle repairs clocks in his basement. | a simple sentence | It has one subject and one verb.
The cake was burned, so we ordered pie. | a compound sentence | Two sentences are joined by “so.”
I stayed home because I had a fever. | a complex sentence | “Because I had a fever” cannot stand alone.
Although she was tired. | a fragment | It cannot stand alone and leaves one asking what she did.
`,
);

const structures78 = defineTable(
  SOURCE,
  columns,
  `
The scientists in the remote station measured the ice every morning. | simple | It has a single clause, although it is long.
The river rose, and the town prepared for a flood. | compound | Two independent clauses are joined by “and.”
Although the map was old, it led them to the cave. | complex | An independent clause follows a dependent one.
When the lights failed, the actors kept going, and the crowd applauded. | compound-complex | A dependent clause comes before two independent ones.
The senator and her aides drafted and revised the bill. | simple | Subject and verb are both compound, but there is one clause.
He had the ticket; she had the map. | compound | A semicolon joins two independent clauses.
The violin that my grandfather made hangs on the wall. | complex | “That my grandfather made” is a dependent clause.
I would help if I could, but I leave at noon. | compound-complex | Two independent clauses are joined by “but,” and “if I could” is dependent.
During the final minutes of the match, the goalie made three saves. | simple | The opening phrase has no verb of its own.
You can take the bus, or you can walk along the canal. | compound | Two independent clauses are joined by “or.”
We waited until the fog lifted. | complex | “Until the fog lifted” is a dependent clause.
Because the power was out, we lit candles, and Dad told stories. | compound-complex | A dependent clause comes before two independent ones.
Whoever finds the key wins a prize. | complex | “Whoever finds the key” is a dependent clause that is the subject.
The engine coughed twice and then died. | simple | One subject has two verbs, so there is one clause.
The tide was low; therefore, we could reach the island on foot. | compound | A semicolon and “therefore” join two independent clauses.
She apologized after she saw the message, and I forgave her. | compound-complex | Two independent clauses are joined by “and,” and “after she saw the message” is dependent.
`,
);

const moods78 = defineTable(
  SOURCE,
  columns,
  `
The library closes at nine on weekdays. | indicative | It states a fact.
Bring your permission slip by Friday. | imperative | It gives an order.
Has anyone seen my blue umbrella? | interrogative | It asks a question.
If I were taller, I could reach the shelf. | subjunctive | “If I were” tells of what is contrary to fact.
Turn off the stove before you leave. | imperative | It gives an order.
Dolphins breathe through a blowhole. | indicative | It states a fact.
Why did the ancient Maya leave that city? | interrogative | It asks a question.
I wish that he were here to see this. | subjunctive | “He were” tells of a wish that is contrary to fact.
The coach demands that each player be on time. | subjunctive | “Be” follows a demand.
Please listen to the safety rules. | imperative | It makes a request.
The bridge was finished in 1937. | indicative | It states a fact.
Which of these trails is the shortest? | interrogative | It asks a question.
`,
);

const voices78 = defineTable(
  SOURCE,
  columns,
  `
The cake was eaten by the dog. | passive, because the subject receives the action | The cake does not eat: it is eaten.
The dog ate the cake. | active, because the subject does the action | The dog does the eating.
A new school is being built on Elm Street. | passive, because the subject receives the action | The school does not build: it is being built.
The storm damaged nine roofs. | active, because the subject does the action | The storm does the damage.
The letters were delivered on Sunday. | passive, because the subject receives the action | The letters do not deliver: they were delivered.
The students are painting a mural. | active, because the subject does the action | The students do the painting.
The thief has been caught at last. | passive, because the subject receives the action | The thief does not catch: he has been caught.
An owl was watching us from the barn. | active, because the subject does the action | The owl does the watching.
`,
);

const structures912 = defineTable(
  SOURCE,
  columns,
  `
Exhausted by the climb and blinded by the snow, the hikers turned back. | simple | The opening phrases are participial, so there is a single clause.
To understand a poem fully, one must hear it aloud. | simple | “To understand a poem fully” is a phrase, so there is a single clause.
What the witness remembered surprised even the judge. | complex | “What the witness remembered” is a dependent clause that is the subject.
The committee met for hours, yet it reached no decision. | compound | “Yet” joins two independent clauses.
Not only did the engine fail, but the radio went dead. | compound | “Not only” and “but” join two independent clauses.
The theory, which had been ignored for decades, was confirmed in 1919. | complex | “Which had been ignored for decades” is a dependent clause.
The prosecutor rested; the defense, which had waited for weeks, called its first witness. | compound-complex | A semicolon joins two independent clauses, and one of them holds a dependent clause.
I came, I saw, I conquered. | compound | Three independent clauses stand side by side.
Where the two rivers meet, the settlers built a fort, and a town grew around it. | compound-complex | A dependent clause comes before two independent ones.
Her refusal to sign the treaty on any terms short of full independence ended the talks. | simple | The long subject holds no clause, so there is a single one.
That he had lied was obvious to all of us. | complex | “That he had lied” is a dependent clause that is the subject.
She knew the answer, but she said nothing because nobody had asked. | compound-complex | “But” joins two independent clauses, and “because nobody had asked” is dependent.
Either the figures are wrong, or the theory must be revised. | compound | “Either” and “or” join two independent clauses.
Had the letter arrived in time, the war might have been avoided. | complex | “Had the letter arrived in time” is a dependent clause without “if.”
Over the river and through the woods rode a single messenger. | simple | The order is reversed, but there is a single clause.
`,
);

const pronouns912 = defineTable(
  SOURCE,
  ['sentence', 'kind', 'clue'] as const,
  `
The mayor herself answered the phone. (herself) | an intensive pronoun | “Herself” only stresses “the mayor” and could be left out.
The mayor saw herself in the mirror. (herself) | a reflexive pronoun | “Herself” is the object and refers back to the subject.
The woman who called left no name. (who) | a relative pronoun | “Who” begins a clause that describes “the woman.”
Who called this morning? (who) | an interrogative pronoun | “Who” begins a question.
That is my favorite mural. (that) | a demonstrative pronoun | “That” points something out.
The book that I lent you is rare. (that) | a relative pronoun | “That” begins a clause that describes “the book.”
Somebody left a coat behind. (somebody) | an indefinite pronoun | “Somebody” names no particular person.
The rivals praised each other. (each other) | a reciprocal pronoun | “Each other” shows that each acts on the other.
They arrived before us. (they) | a personal pronoun | “They” stands for certain people who are spoken of.
Few have read the whole report. (few) | an indefinite pronoun | “Few” names no particular people.
Which of the maps is newer? (which) | an interrogative pronoun | “Which” begins a question.
I built the canoe myself. (myself) | an intensive pronoun | “Myself” only stresses “I” and could be left out.
These are harder than those. (these) | a demonstrative pronoun | “These” points things out.
He taught himself to read music. (himself) | a reflexive pronoun | “Himself” is the object and refers back to the subject.
The partners trust one another. (one another) | a reciprocal pronoun | “One another” shows that each acts on the others.
We will meet at the fountain. (we) | a personal pronoun | “We” stands for the speaker and others.
`,
);

const connectors910 = defineTable(
  SOURCE,
  ['sentence', 'kind', 'clue'] as const,
  `
The road was closed, so we turned back. (so) | a coordinating conjunction | “So” joins two independent clauses.
We turned back because the road was closed. (because) | a subordinating conjunction | “Because” makes its clause dependent.
The road was closed; consequently, we turned back. (consequently) | a conjunctive adverb | “Consequently” links the clauses in meaning, but the semicolon joins them.
Both the road and the bridge were closed. (both … and) | a correlative conjunction | The two words work as a pair.
She studied law, yet she became a painter. (yet) | a coordinating conjunction | “Yet” joins two independent clauses.
Although she studied law, she became a painter. (although) | a subordinating conjunction | “Although” makes its clause dependent.
She studied law; nevertheless, she became a painter. (nevertheless) | a conjunctive adverb | “Nevertheless” links the clauses in meaning, but the semicolon joins them.
Neither rain nor snow stopped the mail. (neither … nor) | a correlative conjunction | The two words work as a pair.
We waited until the doors opened. (until) | a subordinating conjunction | “Until” makes its clause dependent.
We waited, for the doors were locked. (for) | a coordinating conjunction | “For” means “because” here and joins two independent clauses.
The doors were locked; meanwhile, the crowd grew. (meanwhile) | a conjunctive adverb | “Meanwhile” links the clauses in meaning, but the semicolon joins them.
He is not only a poet but also a surgeon. (not only … but also) | a correlative conjunction | The words work as a pair.
Unless you object, I will sign. (unless) | a subordinating conjunction | “Unless” makes its clause dependent.
You may object, or you may sign. (or) | a coordinating conjunction | “Or” joins two independent clauses.
The vote was close; indeed, one ballot decided it. (indeed) | a conjunctive adverb | “Indeed” links the clauses in meaning, but the semicolon joins them.
Whether we win or lose, we will celebrate. (whether … or) | a correlative conjunction | The two words work as a pair.
`,
);

const verbForms1112 = defineTable(
  SOURCE,
  ['sentence', 'kind', 'clue'] as const,
  `
By June, she will have taught for thirty years. (will have taught) | future perfect | “Will have” shows what will be complete by a time to come.
He has been writing that novel since 2010. (has been writing) | present perfect progressive | “Has been” and “-ing” show what began in the past and goes on.
They had been waiting for an hour when it arrived. (had been waiting) | past perfect progressive | “Had been” and “-ing” show what went on before another past event.
The senate will be debating the bill all week. (will be debating) | future progressive | “Will be” and “-ing” show what will be going on.
The jury has reached a verdict. (has reached) | present perfect | “Has” and the participle link a past act to the present.
The train had left before we arrived. (had left) | past perfect | “Had” and the participle show what was over before another past event.
By noon, we will have been driving for ten hours. (will have been driving) | future perfect progressive | “Will have been” and “-ing” show how long something will have gone on.
The glaciers are shrinking. (are shrinking) | present progressive | “Are” and “-ing” show what is going on now.
We were sailing past the cape at dawn. (were sailing) | past progressive | “Were” and “-ing” show what was going on in the past.
The comet will return in 2061. (will return) | simple future | “Will” and the base form tell of a time to come.
Critics have praised the revival. (have praised) | present perfect | “Have” and the participle link a past act to the present.
She had never flown before that day. (had flown) | past perfect | “Had” and the participle show what was true before a time in the past.
The orchestra has been rehearsing all month. (has been rehearsing) | present perfect progressive | “Has been” and “-ing” show what began in the past and goes on.
Next year, he will be teaching in Seoul. (will be teaching) | future progressive | “Will be” and “-ing” show what will be going on.
In a decade, engineers will have replaced the bridge. (will have replaced) | future perfect | “Will have” shows what will be complete by a time to come.
`,
);

const syntax1112 = defineTable(
  SOURCE,
  ['sentence', 'kind', 'clue'] as const,
  `
There is a flaw in the argument. | a sentence with an expletive opening | “There” only fills the place of the subject, “a flaw.”
It was the cellist who saved the concert. | a cleft sentence | “It was … who” splits the sentence to stress “the cellist.”
Never had the city seen such a crowd. | an inverted sentence | The helping verb comes before the subject.
Some prefer tea; others, coffee. | an elliptical sentence | The verb “prefer” is left out of the second part.
What we need is more time. | a cleft sentence | “What … is” splits the sentence to stress “more time.”
Down the hill rolled the barrel. | an inverted sentence | The verb comes before the subject.
There were no survivors. | a sentence with an expletive opening | “There” only fills the place of the subject, “no survivors.”
To one he left his land; to the other, his debts. | an elliptical sentence | “He left” is left out of the second part.
It is clear that the plan failed. | a sentence with an expletive opening | “It” only fills the place of the subject, “that the plan failed.”
Only then did we understand. | an inverted sentence | The helping verb comes before the subject.
It is honesty that voters want. | a cleft sentence | “It is … that” splits the sentence to stress “honesty.”
The elder sister studied law, and the younger, medicine. | an elliptical sentence | The verb “studied” is left out of the second part.
`,
);

/** The sentence, with the words that are asked about quoted before it instead of in parentheses behind it. */
const askAbout = (question: string) => (sentence: string) => {
  const [, whole, words] = /^(.*) \((.*)\)$/.exec(sentence) ?? [];
  return `${question.replace('…', `“${words}”`)} ${whole}`;
};

const defineKindForm = (
  id: string,
  grades: readonly GradePair[],
  difficulty: QuestionDifficulty,
  ask: (sentence: string) => string,
  table: typeof purposes12,
  otherKinds: readonly string[] = [],
): FactForm =>
  defineForm({
    ...{ id, grades, difficulty, table },
    text: ({ sentence }) => ask(sentence),
    answer: ({ kind }) => kind,
    options: () => [...table.rows.map(({ kind }) => kind), ...otherKinds],
    explanation: ({ clue, kind }) => `${clue} So it is ${kind.replace(/,.*/, '')}.`,
  });

const askStructure = (sentence: string) => `What is the structure of this sentence? ${sentence}`;

export const sentenceKindForms: readonly FactForm[] = [
  defineKindForm(
    '1-2-purpose',
    ['1-2'],
    'medium',
    (sentence) => `What kind of sentence is this? ${sentence}`,
    purposes12,
  ),
  defineKindForm('5-6-tense', ['5-6'], 'medium', (sentence) => `In which tense is the verb? ${sentence}`, tenses56),
  defineKindForm(
    '5-6-structure',
    ['5-6'],
    'hard',
    (sentence) => `What is this group of words? ${sentence}`,
    structures56,
  ),
  defineKindForm('7-8-structure', ['7-8'], 'hard', askStructure, structures78),
  defineKindForm('7-8-mood', ['7-8'], 'hard', (sentence) => `In which mood is the verb? ${sentence}`, moods78),
  defineKindForm('7-8-voice', ['7-8'], 'medium', (sentence) => `In which voice is the verb? ${sentence}`, voices78, [
    'active, because the subject receives the action',
    'passive, because the subject does the action',
  ]),
  defineKindForm('9-12-pronoun', ['9-10', '11-12'], 'medium', askAbout('What kind of pronoun is … here?'), pronouns912),
  defineKindForm('9-10-connector', ['9-10'], 'hard', askAbout('What is … here?'), connectors910),
  defineKindForm('11-12-verb', ['11-12'], 'medium', askAbout('What is the form of the verb …?'), verbForms1112),
  defineKindForm(
    '11-12-syntax',
    ['11-12'],
    'hard',
    (sentence) => `What kind of pattern is this? ${sentence}`,
    syntax1112,
  ),
  defineKindForm('9-12-structure', ['9-10', '11-12'], 'medium', askStructure, structures912),
];
