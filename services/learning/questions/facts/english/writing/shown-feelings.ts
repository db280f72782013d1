import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Sentences that show a feeling without naming it, the feeling, and feelings that it could also be. */
const columns = ['sentence', 'feeling', 'alike'] as const;
const define = (text: string) => defineTable('The sentences themselves', columns, text);

const feelings12 = define(`
Tears ran down his face. | sad | tired / scared / sick / angry / hot
She jumped up and down and clapped. | happy | proud
He yawned and rubbed his eyes. | tired | sad / sick
Her hands shook in the dark room. | scared | cold / sick
He stomped his foot and yelled. | angry | scared
She hid behind her dad when the guests came. | shy | scared
His tummy rumbled as he looked at the pie. | hungry | sick
She drank three cups of water fast. | thirsty | hungry
He pulled his coat tight and shivered. | cold | scared / sick
Sweat ran down her red face. | hot | tired / sick / scared
He held up his drawing for all to see. | proud | happy
His head hurt, and he lay in bed with a fever. | sick | tired / hot
`);

const feelings34 = define(`
Lena checked the clock again and tapped her foot. | impatient | nervous / bored
Sam’s heart pounded as he walked to the stage. | nervous | excited
Max stared out the window and drew circles on his desk. | bored | lonely / disappointed
Ava stared at the empty seats around her table. | lonely | disappointed / bored
Ben’s jaw dropped when the elephant stood up. | surprised | excited
Rosa’s face turned red when she tripped in front of the class. | embarrassed | furious / nervous
Kim’s smile faded when she saw the rain on picnic day. | disappointed | lonely
Theo slammed the door and kicked his bag. | furious | impatient
Mia could not sleep the night before her trip and packed twice. | excited | nervous / impatient
Jo held the trophy high and beamed at her parents. | triumphant | excited
Leo let out a long breath when the doctor said that he was fine. | relieved | worn out
Eli’s feet dragged, and he fell asleep in his soup. | worn out | bored
`);

const feelings56 = define(`
Dana reread his text for the tenth time and searched for a hidden meaning. | suspicious | anxious / confused / jealous
When her rival’s name was called, Priya’s smile stiffened. | jealous | disappointed / angry
Omar slid the torn page under his book and would not meet her eyes. | guilty | embarrassed / anxious
The map said left, the sign said right, and Jen turned in a circle. | confused | anxious
“Whatever you like,” said Al, shrugging at the menu. | indifferent | tired
Nadia wrote one more line, though her hand ached and the others had left. | determined | tired
He paced the hall outside the operating room. | anxious | impatient
The last runner crossed the line on shaking legs and sank to the grass. | exhausted | relieved
Grandpa turned the old photograph over and smiled at the names. | nostalgic | happy
She let the phone ring and held her breath until it stopped. | afraid | guilty / anxious / suspicious
He put his arm around the crying stranger and said nothing. | compassionate | sad
They threw their caps in the air and hugged one another. | overjoyed | relieved
`);

const feelings78 = define(`
Her answer was polite, but she began to stack the chairs. | impatient for others to leave | weary / resentful
He praised the winner, gripping his pen until it snapped. | resentful | disappointed / impatient for others to leave
She read the letter, folded it small, and put it in the stove. | eager to forget | ashamed / resentful / heartbroken / anxious not to be noticed
He laughed a second after everyone else. | unsure of himself | weary
“Interesting,” she said, closing the book at page two. | unimpressed | weary
Every evening, he set two places, then put one plate back. | lonely after a loss | absent-minded / heartbroken
She crossed out the word, wrote it again, and crossed it out. | unable to decide | unsure of himself / dissatisfied
He read his own name on the list three times before he breathed. | hardly able to believe it | relieved
She nodded at each number but wrote nothing down. | only pretending to listen | weary / unimpressed
He tasted the soup, reached for the salt, and caught the cook’s eye. | embarrassed by a small act | unimpressed
She would not sit until the last guest had been served. | attentive to others | weary
He took the corner seat, under the lamp that did not work. | anxious not to be noticed | lonely after a loss / unsure of himself
`);

const defineFeelingForms = (pair: GradePair, table: typeof feelings12): FactForm[] => {
  const toFeeling = (sentence: string) => table.rows.find((row) => row.sentence === sentence)?.feeling ?? '';
  const isAlike = (feeling: string, row: (typeof feelings12)['rows'][number]) =>
    row.alike.split(' / ').includes(feeling) ||
    table.rows.some((other) => other.feeling === feeling && other.alike.split(' / ').includes(row.feeling));
  return [
    defineForm({
      ...{ id: `${pair}-feeling-shown`, grades: [pair], difficulty: 'easy', table },
      text: ({ sentence }) => `What does this sentence show about the person? ${sentence}`,
      answer: ({ feeling }) => `The person is ${feeling}.`,
      options: (row) =>
        table.rows.filter(({ feeling }) => !isAlike(feeling, row)).map(({ feeling }) => `The person is ${feeling}.`),
      explanation: ({ feeling }) => `The writer shows that the person is ${feeling} without saying so.`,
    }),
    defineForm({
      ...{ id: `${pair}-show-feeling`, grades: [pair], difficulty: 'medium', table },
      text: ({ feeling }) => `A writer wants to show that a person is ${feeling}. Which sentence does it best?`,
      answer: ({ sentence }) => sentence,
      isAlsoRight: (option, row) => isAlike(toFeeling(option), row),
      explanation: ({ feeling }) => `What the person does shows the feeling, so the word “${feeling}” is not needed.`,
    }),
  ];
};

export const shownFeelingForms: readonly FactForm[] = [
  ...defineFeelingForms('1-2', feelings12),
  ...defineFeelingForms('3-4', feelings34),
  ...defineFeelingForms('5-6', feelings56),
  ...defineFeelingForms('7-8', feelings78),
];
