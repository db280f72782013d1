import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { toCapital, withArticle } from '#services/learning/questions/facts/wording.ts';

/** Sentences with a phrase or clause, its kind, what it does, and other groups of words of the sentence. */
const columns = ['sentence', 'group', 'kind', 'job', 'others'] as const;
const SOURCE = 'Rodney Huddleston and Geoffrey Pullum: A Student’s Introduction to English Grammar';

const phrases78 = defineTable(
  SOURCE,
  columns,
  `
Running a marathon takes patience. | running a marathon | gerund phrase | is the subject | a marathon takes / takes patience / marathon takes patience
The dog barking at the mailman belongs to Kim. | barking at the mailman | participial phrase | describes a noun | belongs to Kim / the dog barking / mailman belongs
She hopes to visit Kenya. | to visit Kenya | infinitive phrase | is the direct object | she hopes / hopes to / visit Kenya
My cousin, a skilled diver, found the ring. | a skilled diver | appositive phrase | renames a noun | my cousin / found the ring / diver, found the ring
The keys were hidden under the mat. | under the mat | prepositional phrase | tells where | the keys were / were hidden / keys were hidden
He enjoys painting old boats. | painting old boats | gerund phrase | is the direct object | he enjoys / enjoys painting / old boats
Covered with mud, the hikers came home. | covered with mud | participial phrase | describes a noun | the hikers / came home / hikers came home
To win the cup was her dream. | to win the cup | infinitive phrase | is the subject | the cup was / was her dream / her dream
The library closes before the holiday. | before the holiday | prepositional phrase | tells when | the library closes / closes before / library closes before
Mercury, the smallest planet, has no moons. | the smallest planet | appositive phrase | renames a noun | has no moons / planet, has no / no moons
We heard the wolves howling at the moon. | howling at the moon | participial phrase | describes a noun | we heard / heard the wolves / we heard the wolves
Her hobby is collecting stamps. | collecting stamps | gerund phrase | renames the subject | her hobby / hobby is / is collecting
`,
);

const phrases910 = defineTable(
  SOURCE,
  columns,
  `
Having lost the map, the scouts followed the river. | having lost the map | participial phrase | describes the subject | the scouts followed / followed the river / the map, the scouts
They postponed signing the contract. | signing the contract | gerund phrase | is the direct object | they postponed / postponed signing / the contract
The decision to close the mill shocked the town. | to close the mill | infinitive phrase | describes a noun | shocked the town / the decision / the mill shocked
She was praised for saving the child. | saving the child | gerund phrase | is the object of a preposition | she was praised / praised for / was praised for
Nikola Tesla, a gifted inventor, died in New York. | a gifted inventor | appositive phrase | renames a noun | died in New York / inventor, died / in New York
He stayed up late to finish the report. | to finish the report | infinitive phrase | tells the purpose of an action | he stayed up / up late / stayed up late
The statue standing in the square was a gift. | standing in the square | participial phrase | describes the subject | was a gift / the statue / square was a gift
The path winds through a dense forest. | through a dense forest | prepositional phrase | tells where something happens | the path winds / a dense forest / path winds through
Studying by candlelight strained his eyes. | studying by candlelight | gerund phrase | is the subject | strained his eyes / candlelight strained / his eyes
To forgive an enemy requires courage. | to forgive an enemy | infinitive phrase | is the subject | requires courage / an enemy requires / enemy requires courage
The bird with the broken wing recovered. | with the broken wing | prepositional phrase | describes the subject | the bird / wing recovered / the broken wing
We watched the tide, a slow gray wall, roll in. | a slow gray wall | appositive phrase | renames a noun | we watched / roll in / watched the tide
`,
);

const phrases1112 = defineTable(
  SOURCE,
  columns,
  `
Her voice trembling, the witness described the crash. | her voice trembling | absolute phrase | modifies the whole sentence | the witness described / described the crash / trembling, the witness
The scholar devoted her life to translating Homer. | translating Homer | gerund phrase | is the object of a preposition | her life / devoted her life / the scholar devoted
The senate’s refusal to ratify the treaty ended the debate. | to ratify the treaty | infinitive phrase | describes a noun | ended the debate / the treaty ended / the senate’s refusal
Battered by years of neglect, the mansion sagged. | battered by years of neglect | participial phrase | describes the subject | the mansion sagged / years of neglect / neglect, the mansion
The weather permitting, we sail at dawn. | the weather permitting | absolute phrase | modifies the whole sentence | we sail / sail at dawn / we sail at dawn
His greatest fear, public failure, came true. | public failure | appositive phrase | renames a noun | came true / his greatest fear / failure, came
She resents being treated like a child. | being treated like a child | gerund phrase | is the direct object | she resents / like a child / she resents being
To err is human. | to err | infinitive phrase | is the subject | err is / is human / err is human
The exiles, longing for home, sang old hymns. | longing for home | participial phrase | describes the subject | sang old hymns / old hymns / home, sang
He labored in obscurity for decades. | for decades | prepositional phrase | tells how long something lasts | he labored / labored in / obscurity for
All things considered, the expedition was a success. | all things considered | absolute phrase | modifies the whole sentence | the expedition was / was a success / considered, the expedition
`,
);

const clauses910 = defineTable(
  SOURCE,
  columns,
  `
What you said to her was unkind. | what you said to her | noun clause | is the subject | was unkind / said to her / her was unkind
The house that my aunt built faces the sea. | that my aunt built | adjective clause | describes a noun | faces the sea / the house / built faces the sea
We left when the music stopped. | when the music stopped | adverb clause | tells when something happens | we left / the music / left when
I know where the key is hidden. | where the key is hidden | noun clause | is the direct object | I know / the key / I know where
The scientist who discovered radium was born in Warsaw. | who discovered radium | adjective clause | describes a noun | was born in Warsaw / the scientist / born in Warsaw
Because the bridge was out, we took the ferry. | because the bridge was out | adverb clause | tells why something happens | we took the ferry / took the ferry / the ferry
She asked whether the store was open. | whether the store was open | noun clause | is the direct object | she asked / the store / she asked whether
If the alarm rings, leave the building. | if the alarm rings | adverb clause | tells under what condition something happens | leave the building / the building / rings, leave
The town where I grew up has changed. | where I grew up | adjective clause | describes a noun | has changed / the town / up has changed
Although the sun was out, the air felt cold. | although the sun was out | adverb clause | tells in spite of what something happens | the air felt cold / felt cold / the air
That the earth is round was known to the Greeks. | that the earth is round | noun clause | is the subject | was known / to the Greeks / known to the Greeks
The letter that he burned held the answer. | that he burned | adjective clause | describes a noun | held the answer / the letter / the answer
`,
);

const clauses1112 = defineTable(
  SOURCE,
  columns,
  `
The truth is that nobody read the contract. | that nobody read the contract | noun clause | is the subject complement | the truth is / the contract / read the contract
The report raised the question of who was responsible. | who was responsible | noun clause | is the object of a preposition | the report raised / the question / raised the question
Whoever arrives last must lock the gate. | whoever arrives last | noun clause | is the subject | must lock the gate / lock the gate / the gate
The statue, which weighs nine tons, was moved by barge. | which weighs nine tons | adjective clause | describes a noun | was moved / by barge / moved by barge
She spoke as though she had been there. | as though she had been there | adverb clause | tells how something happens | she spoke / had been there / been there
Were I in charge, the rule would be dropped. | were I in charge | adverb clause | tells under what condition something happens | the rule would be dropped / would be dropped / in charge
The hypothesis that light bends was confirmed. | that light bends | noun clause | renames a noun | was confirmed / the hypothesis / bends was confirmed
We will rest wherever there is shade. | wherever there is shade | adverb clause | tells where something happens | we will rest / there is / will rest
Give whoever calls the same answer. | whoever calls | noun clause | is the indirect object | the same answer / same answer / calls the same
`,
);

type PhraseTable = typeof phrases78;

const otherPhraseKinds = [
  'gerund phrase',
  'participial phrase',
  'infinitive phrase',
  'prepositional phrase',
  'appositive phrase',
];
const clauseKinds = ['noun clause', 'adjective clause', 'adverb clause', 'independent clause'];

const definePhraseForms = (id: string, pair: GradePair, table: PhraseTable, kinds: readonly string[]): FactForm[] => [
  defineForm({
    ...{ id: `${id}-kind`, grades: [pair], difficulty: 'medium', table },
    text: ({ sentence, group }) => `What is “${group}” in this sentence? ${sentence}`,
    answer: ({ kind }) => withArticle(kind),
    options: () => kinds.map(withArticle),
    explanation: ({ group, kind, job }) => `“${toCapital(group)}” is ${withArticle(kind)}, which ${job} here.`,
  }),
  defineForm({
    ...{ id: `${id}-find`, grades: [pair], difficulty: 'easy', table },
    text: ({ sentence, kind }) => `Which words form ${withArticle(kind)} in this sentence? ${sentence}`,
    answer: ({ group }) => group,
    options: ({ others }) => splitCell(others),
    explanation: ({ group, kind, job }) => `“${toCapital(group)}” is ${withArticle(kind)}, which ${job} here.`,
  }),
  defineForm({
    ...{ id: `${id}-job`, grades: [pair], difficulty: 'hard', table },
    text: ({ sentence, group, kind }) => `What does the ${kind} “${group}” do here? ${sentence}`,
    answer: ({ job }) => `It ${job}`,
    isAlsoRight: (option, { job }) => areAlike(option, `It ${job}`),
    explanation: ({ group, kind, job }) => `As ${withArticle(kind)}, “${group}” ${job} here.`,
  }),
];

/** A describing group may be said to describe a noun or, more exactly, the subject or the object. */
const describing = /^It (?:describes|renames)/;
const areAlike = (one: string, other: string) => describing.test(one) && describing.test(other);

export const phraseForms: readonly FactForm[] = [
  ...definePhraseForms('7-8-phrase', '7-8', phrases78, otherPhraseKinds),
  ...definePhraseForms('9-10-phrase', '9-10', phrases910, otherPhraseKinds),
  ...definePhraseForms('9-10-clause', '9-10', clauses910, clauseKinds),
  ...definePhraseForms('11-12-phrase', '11-12', phrases1112, [...otherPhraseKinds, 'absolute phrase']),
  ...definePhraseForms('11-12-clause', '11-12', clauses1112, clauseKinds),
];
