import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Four sentences of a story in the only order that makes sense. */
const columns = ['about', 'first', 'second', 'third', 'last'] as const;

const stories12 = defineTable(
  'The sentences themselves',
  columns,
  `
a lost cat | One day, my cat ran off. | First, we looked in the yard. | Next, we looked down the street. | At last, we found her up a tree.
a snow day | I woke up and saw snow. | First, I put on my boots. | Then I made a snowman. | At night, I went in to get warm.
a cake | We wanted to bake a cake. | First, we mixed the batter. | Then we put it in the oven. | In the end, we ate it all up.
a trip to the beach | We set out for the beach at dawn. | On the way, we sang in the car. | Once there, we swam in the waves. | At sunset, we drove back home.
a new tooth | My tooth felt loose on Monday. | By Tuesday, it was very loose. | On Wednesday, it fell out. | On Friday, a new one came in.
a garden | In March, we dug up the dirt. | In April, we put in the seeds. | In May, green leaves came up. | In June, we picked the peas.
a show | The lights went down. | Then the band began to play. | Next, the singer came on stage. | When it was over, we all clapped.
a bike | My dad got out my new bike. | First, he held the seat for me. | Then he let go. | In the end, I rode all by myself.
a fort | We had a big empty box. | First, we cut out a door. | Next, we drew bricks on it. | When it was done, we played inside.
a sick day | I felt sick when I woke up. | So Mom took me to the doctor. | He gave me some pills. | By night, I felt well again.
a fish | I asked my aunt for a pet. | She took me to the pet shop. | There, I picked out a red fish. | Now it swims in my room.
a race | We lined up at the start. | “Go!” yelled the coach. | I ran as fast as I could. | I crossed the line in first place.
`,
);

const stories34 = defineTable(
  'The sentences themselves',
  columns,
  `
a spelling bee | On Monday, our teacher announced a spelling bee. | All week, I studied the list with my sister. | On Friday, I walked onto the stage. | When I spelled “rhythm,” the crowd cheered.
a broken window | The ball flew off my bat. | It crashed through Mr. Lee’s window. | I rang his bell and told him the truth. | The next day, I began to mow his lawn to pay for it.
a campout | We pitched the tent before dark. | Around midnight, a strange noise woke us. | Dad shone his flashlight outside. | Two raccoons ran off with our bread.
a stray dog | A thin dog followed me home from school. | I gave him water and called the shelter. | Nobody claimed him for ten days. | So now he sleeps at the foot of my bed.
a lemonade stand | Our team needed money for uniforms. | Jo and I set up a lemonade stand. | It was so hot that we sold out by two. | We handed the coach ninety dollars.
a power failure | Lightning struck near our street. | Every light in the house went out. | Mom found candles, and we told stories. | When the lights came back on, we groaned.
a science fair | I wondered which paper towel was strongest. | I tested five brands with pennies. | I wrote down my results on a chart. | At the fair, I explained my chart to the judges.
a move | My parents told us that we were moving. | We packed everything into boxes. | The truck drove for two whole days. | That night, I slept in my new room for the first time.
`,
);

type Story = (typeof stories12)['rows'][number];
const listSentences = ({ first, second, third, last }: Story) => [first, second, third, last];
/** The sentences in the order of the alphabet, or backward where that is the order of the story. */
function mix(row: Story): string {
  const ordered = listSentences(row).join(' ');
  const sorted = listSentences(row).toSorted((one, other) => one.localeCompare(other));
  const mixed = sorted.join(' ');
  return mixed === ordered ? sorted.toReversed().join(' ') : mixed;
}

const places = [
  { place: 'first', difficulty: 'easy', reason: 'It starts the story, and each of the other sentences needs it.' },
  { place: 'second', difficulty: 'medium', reason: 'It tells what happens right after the beginning.' },
  { place: 'third', difficulty: 'hard', reason: 'It follows the second sentence and leads to the end.' },
  { place: 'last', difficulty: 'easy', reason: 'It tells what happens after all the rest.' },
] as const;

const defineOrderForms = (pair: GradePair, table: typeof stories12): FactForm[] =>
  places.map(({ place, difficulty, reason }) =>
    defineForm({
      ...{ id: `${pair}-story-${place}`, grades: [pair], difficulty, table },
      text: (row) => `These sentences are out of order. Which one should come ${place}? ${mix(row)}`,
      answer: (row) => row[place],
      options: listSentences,
      explanation: () => reason,
    }),
  );

export const orderedSentenceForms: readonly FactForm[] = [
  ...defineOrderForms('1-2', stories12),
  ...defineOrderForms('3-4', stories34),
];
