import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

const columns = ['title', 'first', 'second', 'third', 'last'] as const;

const steps12 = defineTable(
  'The passage itself',
  columns,
  `
How to wash a dog | fill the tub | wet the dog | rub in soap | dry its fur
How to make toast | get a slice | heat the bread | spread the jam | eat it up
How to plant a bean | dig a hole | drop in a bean | cover it up | give it water
How to mail a card | write a note | seal it up | put on a stamp | drop it in a box
How to build a fort | get two chairs | set them apart | lay a sheet on top | crawl inside
How to draw a cat | make a circle | add two ears | put in a face | draw a tail
How to brush your teeth | wet the brush | put on paste | scrub each tooth | rinse it out
How to make a salad | wash the greens | cut them up | mix in a bowl | pour on oil
How to fly a kite | go to a field | let out some string | run with the kite | watch it rise
How to borrow a book | pick a book | take it to the desk | show your card | carry it home
`,
);

const steps34 = defineTable(
  'The passage itself',
  columns,
  `
How to make a papier-mâché mask | blow up a balloon | cover it with wet strips | let the paper dry | paint a face on it
How to press a flower | pick it on a dry day | lay it between two papers | stack books on top | wait for two weeks
How to make lemonade | squeeze the lemons | stir in the sugar | add cold water | pour it over ice
How to grow a crystal | heat a cup of water | dissolve the salt | hang a string in it | leave it for a week
How to pitch a tent | clear the ground | spread out the cloth | raise the poles | hammer in the stakes
How to write a report | choose a topic | gather some facts | write a first draft | correct the mistakes
How to make a compost pile | pick a shady corner | pile up dry leaves | add kitchen scraps | turn it each week
How to train a puppy to sit | hold up a treat | say the word “sit” | push down gently | give it the treat
`,
);

const toPassage = ({ title, first, second, third, last }: (typeof steps12)['rows'][number]) =>
  `${title}: First, ${first}. Next, ${second}. Then ${third}. Last, ${last}.`;
const listSteps = ({ first, second, third, last }: (typeof steps12)['rows'][number]) => [first, second, third, last];

const defineStepForms = (pair: GradePair, table: typeof steps12): FactForm[] => {
  const shared = { grades: [pair], table, passage: toPassage, options: listSteps } as const;
  return [
    defineForm({
      ...{ ...shared, id: `${pair}-step-after`, difficulty: 'easy' },
      text: ({ second }) => `What do you do right after this: ${second}?`,
      answer: ({ third }) => third,
      explanation: () => 'The word “then” shows what comes after the second step.',
    }),
    defineForm({
      ...{ ...shared, id: `${pair}-step-before`, difficulty: 'medium' },
      text: ({ third }) => `What do you do right before this: ${third}?`,
      answer: ({ second }) => second,
      explanation: () => 'The word “next” shows what comes before the third step.',
    }),
    defineForm({
      ...{ ...shared, id: `${pair}-step-last`, difficulty: 'easy' },
      text: () => 'Which step ends the job?',
      answer: ({ last }) => last,
      explanation: () => 'The word “last” shows the step that ends the job.',
    }),
    defineForm({
      ...{ ...shared, id: `${pair}-step-twice`, difficulty: 'hard' },
      text: ({ first }) => `What do you do two steps after this: ${first}?`,
      answer: ({ third }) => third,
      explanation: ({ second, third }) => `One step after it is “${second}.” Two steps after it is “${third}.”`,
    }),
  ];
};

export const stepForms: readonly FactForm[] = [...defineStepForms('1-2', steps12), ...defineStepForms('3-4', steps34)];
