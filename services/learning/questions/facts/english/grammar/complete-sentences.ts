import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Groups of words about one thing, of which one is a complete sentence. */
const columns = ['about', 'sentence', 'fragments', 'reason'] as const;
const SOURCE = 'Rodney Huddleston and Geoffrey Pullum: A Student’s Introduction to English Grammar';

const sentences12 = defineTable(
  SOURCE,
  columns,
  `
a dog | The dog ran home. | The dog in the yard. / Ran down the hill. / A big brown dog. | It names the dog and tells what it did.
a boat | The boat sank. | The old red boat. / In the little boat. / Sailed on the lake. | It names the boat and tells what it did.
a girl | She likes to sing. | The girl with a hat. / Sings in the tub. / A very happy girl. | It names who and tells what she likes.
the moon | The moon is bright. | The big round moon. / Up in the night sky. / Shines on the snow. | It names the moon and tells what it is like.
a cake | We ate the cake. | A cake with nuts. / Baked it in a pan. / On top of the cake. | It tells who ate and what they ate.
a bird | Birds sing at dawn. | Birds in the tree. / Sang a sweet song. / The bird on a nest. | It names birds and tells what they do.
a bus | The bus is late. | The long yellow bus. / Stops at my house. / On the bus with Sam. | It names the bus and tells that it is late.
rain | Rain fell all day. | Rain on the roof. / Fell on my head. / Lots of cold rain. | It names the rain and tells what it did.
a horse | A horse can jump. | A horse in a barn. / Runs very fast. / The horse with spots. | It names a horse and tells what it can do.
a ball | Max lost the ball. | Max and his ball. / Threw the ball far. / A ball in the grass. | It tells who lost it and what was lost.
fish | Fish live in water. | Fish in a bowl. / Swim in the pond. / Ten tiny gold fish. | It names fish and tells where they live.
a king | The king was sad. | The king of the land. / Sat on his throne. / A king with no crown. | It names the king and tells how he felt.
`,
);

const sentences34 = defineTable(
  SOURCE,
  columns,
  `
a parade | The parade begins at noon. | The parade on Main Street. / Marching down the wide street. / When the parade begins. | It has a subject and a verb, and it can stand alone.
a storm | Thunder shook the windows. | Because of the loud thunder. / The thunder and the lightning. / When thunder shook the windows. | It has a subject and a verb, and it can stand alone.
a garden | Tomatoes grow behind the shed. | The tomatoes behind the shed. / Growing behind the old shed. / If tomatoes grow this year. | It has a subject and a verb, and it can stand alone.
a library | I returned both books. | After I returned both books. / Both books from the library. / Returned both books today. | It has a subject and a verb, and it can stand alone.
a mountain | Snow covers the mountain. | Snow on top of the mountain. / Covered with deep white snow. / Where snow covers the mountain. | It has a subject and a verb, and it can stand alone.
a spider | The spider spun a web. | The spider in the corner. / Spinning a web of silk. / While the spider spun a web. | It has a subject and a verb, and it can stand alone.
a bridge | Workers fixed the bridge. | The workers on the bridge. / Fixing the bridge at night. / Before workers fixed the bridge. | It has a subject and a verb, and it can stand alone.
a robot | Our robot climbs stairs. | Our robot with six wheels. / Climbing up the steep stairs. / Since our robot climbs stairs. | It has a subject and a verb, and it can stand alone.
a pond | Ducks crossed the pond. | The ducks on the pond. / Swimming across the pond. / Although ducks crossed the pond. | It has a subject and a verb, and it can stand alone.
a kite | The kite broke loose. | The kite with a long tail. / Flying high above us. / Unless the kite broke loose. | It has a subject and a verb, and it can stand alone.
`,
);

const defineCompleteSentenceForm = (pair: GradePair, table: typeof sentences12): FactForm =>
  defineForm({
    ...{ id: `${pair}-complete-sentence`, grades: [pair], difficulty: 'hard', table },
    text: ({ about }) => `Which words about ${about} make a complete sentence?`,
    answer: ({ sentence }) => sentence,
    options: ({ fragments }) => splitCell(fragments),
    explanation: ({ reason }) => `${reason} Each of the other groups of words leaves something out.`,
  });

export const completeSentenceForms: readonly FactForm[] = [
  defineCompleteSentenceForm('1-2', sentences12),
  defineCompleteSentenceForm('3-4', sentences34),
];
