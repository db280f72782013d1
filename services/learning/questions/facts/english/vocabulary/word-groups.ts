import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { joinWords } from '#services/learning/questions/facts/wording.ts';

const SOURCE = 'Merriam-Webster Dictionary';
const columns = ['odd', 'members', 'group', 'instead'] as const;

const groups12 = defineTable(
  SOURCE,
  columns,
  `
shoe | apple / pear / plum | fruits | something to wear
carrot | cow / pig / goat | farm animals | something to eat
spoon | bus / car / truck | things to ride in | something to eat with
robin | red / blue / green | colors | a bird
chair | hat / coat / sock | things to wear | something to sit on
milk | eye / nose / ear | parts of the face | something to drink
ball | cup / bowl / plate | things for a meal | a toy
snow | hammer / saw / drill | tools | a kind of weather
doll | oak / pine / maple | trees | a toy
bread | bee / ant / fly | bugs | something to eat
desk | lion / tiger / bear | wild animals | something to work at
moon | one / six / ten | numbers | something in the sky
grape | shark / trout / tuna | fish | a fruit
baker | mother / aunt / sister | people in a family | a person with a job
square | rose / daisy / tulip | flowers | a shape
Friday | spring / summer / winter | parts of the year | a day of the week
tent | run / hop / skip | ways to move | something to sleep in
couch | drum / flute / piano | things that make music | something to sit on
kitten | puddle / pond / lake | bodies of water | a young animal
happy | huge / large / big | how big things are | a feeling
`,
);

const groups34 = defineTable(
  SOURCE,
  columns,
  `
gallop | whisper / mumble / shout | ways to speak | a way to move
violin | sapphire / ruby / emerald | precious stones | a musical instrument
carpenter | lizard / turtle / snake | reptiles | a person who builds
cyclone | canyon / valley / plain | kinds of land | a kind of storm
thigh | nickel / penny / dime | coins | a part of the body
canoe | cottage / palace / igloo | homes | a kind of boat
surgeon | sandal / boot / slipper | things to wear on the feet | a doctor
walnut | cardinal / sparrow / owl | birds | a nut
gloomy | joyful / merry / cheerful | happy feelings | an unhappy feeling
pebble | ladle / skillet / kettle | things used to cook | a small stone
parsley | satin / cotton / wool | kinds of cloth | an herb
minute | ounce / pound / ton | units of weight | a unit of time
vanish | chuckle / giggle / snicker | ways to laugh | what a thing does when it goes away
pancake | stanza / verse / rhyme | words about poems | something to eat
peasant | lantern / candle / torch | things that give light | a person who farms
melody | orchard / garden / vineyard | places where plants are grown | a tune
lightning | stroll / march / stride | ways to walk | a flash in a storm
cucumber | otter / beaver / badger | furry animals | a vegetable
`,
);

const listWords = ({ odd, members }: { odd: string; members: string }) =>
  [odd, ...splitCell(members)].toSorted((one, other) => one.localeCompare(other));

const defineOddWordForm = (pair: GradePair, table: typeof groups12): FactForm =>
  defineForm({
    ...{ id: `${pair}-odd-word`, grades: [pair], difficulty: 'medium', table },
    text: (row) => `Which word does not belong with the others: ${joinWords(listWords(row), 'or')}?`,
    answer: ({ odd }) => odd,
    options: listWords,
    explanation: ({ odd, members, group, instead }) =>
      `The words ${joinWords(splitCell(members), 'and')} name ${group}. The word ${odd} names ${instead}.`,
  });

export const wordGroupForms: readonly FactForm[] = [
  defineOddWordForm('1-2', groups12),
  defineOddWordForm('3-4', groups34),
];
