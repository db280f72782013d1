import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';

const endMarks = defineTable(
  'The Chicago Manual of Style, 18th edition',
  ['sentence', 'mark', 'lesson'] as const,
  `
Where is my hat | a question mark | The sentence asks something.
The cat is on the bed | a period | The sentence tells something.
Can you see the moon | a question mark | The sentence asks something.
Please pass the milk | a period | The sentence asks politely for milk and is not a question.
How old are you | a question mark | The sentence asks something.
We went to the zoo | a period | The sentence tells something.
What a great big dog that is | an exclamation point | The sentence shows strong feeling.
Who ate my bun | a question mark | The sentence asks something.
My pup likes to dig | a period | The sentence tells something.
Wow, how high you can jump | an exclamation point | The sentence shows strong feeling.
Do fish sleep | a question mark | The sentence asks something.
I have two brothers | a period | The sentence tells something.
When will we eat | a question mark | The sentence asks something.
Oh no, what a big mess | an exclamation point | The sentence shows strong feeling.
The bus stops here | a period | The sentence tells something.
Why is the sky blue | a question mark | The sentence asks something.
How fast that car is | an exclamation point | The sentence shows strong feeling and asks nothing.
Did you feed the goat | a question mark | The sentence asks something.
`,
);

export const endMarkForms: readonly FactForm[] = [
  defineForm({
    ...{ id: '1-2-end-mark', grades: ['1-2'], difficulty: 'easy', table: endMarks },
    text: ({ sentence }) => `Which mark goes at the end? ${sentence}`,
    answer: ({ mark }) => mark,
    options: () => ['a period', 'a question mark', 'an exclamation point', 'a comma'],
    explanation: ({ lesson, mark }) => `${lesson} It ends with ${mark}.`,
  }),
];
