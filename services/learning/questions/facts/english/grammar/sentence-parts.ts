import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

const SOURCE = 'Rodney Huddleston and Geoffrey Pullum: A Student’s Introduction to English Grammar';

/** The sentence is the complete subject followed by the complete predicate. */
const halves = defineTable(
  SOURCE,
  ['subject', 'simpleSubject', 'predicate', 'verb'] as const,
  `
The old gray cat | cat | slept on the porch all day | slept
My friend from school | friend | rides a green bike | rides
Six noisy crows | crows | landed on the wire | landed
The girl in the red boots | girl | splashed through every puddle | splashed
A long freight train | train | rumbled past our house | rumbled
The baker on Main Street | baker | sells warm bread | sells
Two tired hikers | hikers | rested under a tree | rested
The first snow of winter | snow | fell during the night | fell
Our new neighbor | neighbor | plays the trumpet | plays
The leaves of that maple | leaves | turn red in the fall | turn
A tiny green frog | frog | jumped into the pond | jumped
The children at camp | children | built a raft of logs | built
`,
);

type Half = (typeof halves)['rows'][number];
const toSentence = ({ subject, predicate }: Half) => `${subject} ${predicate}.`;
const lowerFirst = (text: string) =>
  /^(?:My|Our|Six|Two|The|A)\b/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text;

const halfForms: readonly FactForm[] = [
  defineForm({
    ...{ id: '3-4-complete-subject', grades: ['3-4'], difficulty: 'medium', table: halves },
    text: (row) => `What is the complete subject of this sentence? ${toSentence(row)}`,
    answer: ({ subject }) => lowerFirst(subject),
    options: ({ simpleSubject, predicate, verb }) => [simpleSubject, predicate, verb],
    explanation: ({ subject }) =>
      `The complete subject is all the words that tell who or what the sentence is about: “${lowerFirst(subject)}.”`,
  }),
  defineForm({
    ...{ id: '3-4-complete-predicate', grades: ['3-4'], difficulty: 'hard', table: halves },
    text: (row) => `What is the complete predicate of this sentence? ${toSentence(row)}`,
    answer: ({ predicate }) => predicate,
    options: ({ subject, simpleSubject, verb }) => [lowerFirst(subject), simpleSubject, verb],
    explanation: ({ predicate }) =>
      `The complete predicate is the verb and all the words that go with it: “${predicate}.”`,
  }),
];

const roles = [
  'subject',
  'verb',
  'indirect object',
  'direct object',
  'object of the preposition',
  'subject complement',
] as const;
type Role = (typeof roles)[number];
const columns = ['sentence', ...roles] as const;

const parts56 = defineTable(
  SOURCE,
  columns,
  `
Grandma sent us a postcard from Maine. | Grandma | sent | us | postcard | Maine
The coach gave the team a pep talk before the game. | coach | gave | team | talk | game
A stranger handed me a note at the station. | stranger | handed | me | note | station
Dad built my sister a treehouse in the yard. | Dad | built | sister | treehouse | yard
The clerk showed the tourists a map of the city. | clerk | showed | tourists | map | city
Lena threw the dog a stick across the creek. | Lena | threw | dog | stick | creek
My uncle taught the children a song about the sea. | uncle | taught | children | song | sea
The chef offered the guests soup with mushrooms. | chef | offered | guests | soup | mushrooms
Marcus told the class a story about pirates. | Marcus | told | class | story | pirates
The nurse brought the patient water in a cup. | nurse | brought | patient | water | cup
Tara wrote her cousin a letter on blue paper. | Tara | wrote | cousin | letter | paper
The farmer sold the school ten pumpkins in October. | farmer | sold | school | pumpkins | October
`,
);

const parts78 = defineTable(
  SOURCE,
  columns,
  `
Throughout the trial, the lawyer remained a model of patience. | lawyer | remained | | | trial, patience | model
In the end, the jury awarded the widow damages. | jury | awarded | widow | damages | end
After the debate, the moderator asked the candidate a question. | moderator | asked | candidate | question | debate
Beneath the floorboards, the carpenter found a rusty box. | carpenter | found | | box | floorboards
On the summit, the climber felt triumphant. | climber | felt | | | summit | triumphant
By midnight, the soup had become cold. | soup | had become | | | midnight | cold
With a smile, the principal granted the seniors a holiday. | principal | granted | seniors | holiday | smile
During the strike, the mayor promised the workers a meeting. | mayor | promised | workers | meeting | strike
Despite the rain, the guide showed the visitors the ruins. | guide | showed | visitors | ruins | rain
Among the dancers, Priya seemed the most graceful. | Priya | seemed | | | dancers | graceful
At the auction, a collector paid the owner a fortune. | collector | paid | owner | fortune | auction
For years, the inventor was a recluse. | inventor | was | | | years | recluse
Without a word, the child passed the teacher the note. | child | passed | teacher | note | word
In her youth, my aunt was a champion. | aunt | was | | | youth | champion
`,
);

const jobs: Readonly<Record<Role, string>> = {
  subject: 'tells who or what does or is something',
  verb: 'tells what the subject does or is',
  'indirect object': 'tells to whom or for whom something is done',
  'direct object': 'receives the action of the verb',
  'object of the preposition': 'is the noun or pronoun to which a preposition leads',
  'subject complement': 'follows a linking verb and describes or names the subject',
};

const definePartForms = (pair: GradePair, table: typeof parts56): FactForm[] =>
  roles.flatMap((role) => {
    type Row = (typeof table)['rows'][number];
    const isSingle = (row: Row) => row[role] !== '' && !row[role].includes(',');
    const listOthers = (row: Row) =>
      roles.flatMap((other) => (other === role ? [] : row[other].split(', '))).filter(Boolean);
    if (!table.rows.some(isSingle)) return [];
    return [
      defineForm({
        ...{ id: `${pair}-part-${role.replaceAll(' ', '-')}`, grades: [pair], table },
        difficulty: role === 'subject' || role === 'verb' ? 'easy' : 'hard',
        isAsked: (row) => isSingle(row) && listOthers(row).length >= 3,
        text: ({ sentence }) => `Which is the ${role} in this sentence? ${sentence}`,
        answer: (row) => row[role],
        options: listOthers,
        explanation: (row) => `The ${role} ${jobs[role]}. Here it is “${row[role]}.”`,
      }),
    ];
  });

export const sentencePartForms: readonly FactForm[] = [
  ...halfForms,
  ...definePartForms('5-6', parts56),
  ...definePartForms('7-8', parts78),
];
