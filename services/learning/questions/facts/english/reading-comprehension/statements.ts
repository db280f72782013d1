import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Four statements about a subject, of which one is an opinion. */
const columns = ['about', 'opinion', 'facts', 'reason'] as const;

const statements34 = defineTable(
  'The statements themselves',
  columns,
  `
dogs | Dogs are the best pets. | Dogs have four legs. / Puppies drink milk. / Dogs can hear well. | “Best” tells what someone thinks.
winter | Winter is too long. | Snow is frozen water. / January has 31 days. / Bears sleep in winter. | “Too long” tells what someone thinks.
pizza | Pizza tastes great. | Pizza is baked. / Cheese is made from milk. / Dough has flour in it. | “Great” tells what someone thinks.
whales | Whales are beautiful. | Whales breathe air. / Blue whales eat krill. / A calf drinks milk. | “Beautiful” tells what someone thinks.
soccer | It is a boring game. | A team has eleven players. / The ball is round. / Goalies may use hands. | “Boring” tells what someone thinks.
books | Poems are hard to enjoy. | Books have pages. / Paper comes from wood. / A library lends books. | “Hard to enjoy” tells what someone thinks.
spiders | Spiders are scary. | Spiders have eight legs. / Some spiders spin webs. / Spiders eat insects. | “Scary” tells what someone feels.
homework | Homework should be shorter. | Homework is done at home. / Our homework is due Friday. / I did two pages last night. | “Should” tells what someone wants.
the moon | The moon looks lovely tonight. | The moon goes around the earth. / People walked on the moon. / The moon has craters. | “Lovely” tells what someone thinks.
trains | Trains are more fun than cars. | Trains run on tracks. / Some trains carry coal. / The first car pulls. | “More fun” tells what someone thinks.
`,
);

const statements56 = defineTable(
  'The statements themselves',
  columns,
  `
zoos | Zoos ought to be larger. | The first zoo in the United States opened in 1874. / Zookeepers feed the animals. / Some zoos breed rare animals. | “Ought to” tells what someone wants.
the Grand Canyon | No sight is more impressive. | The Colorado River carved it. / It lies in Arizona. / It is more than a mile deep. | “More impressive” is a judgment.
school uniforms | Uniforms make students look dull. | Some schools require uniforms. / Uniforms are alike. / A uniform may include a tie. | “Dull” is a judgment.
Thomas Edison | He was the cleverest inventor. | He was born in 1847. / He had more than one thousand patents. / He worked in New Jersey. | “Cleverest” is a judgment.
honey | Honey is tastier than sugar. | Bees make honey from nectar. / Honey contains sugar. / Honey can last for years. | “Tastier” depends on the person.
Antarctica | It would be a terrible place to live. | It is the coldest continent. / Penguins nest on its coast. / Ice covers most of it. | “Terrible” is a judgment.
chess | The game deserves more attention. | Each player has sixteen pieces. / A knight moves in an L. / The game began in Asia. | “Deserves” is a judgment.
movies | Old movies are better than new ones. | The first movies had no sound. / Color films came later. / Actors learn their lines. | “Better” is a judgment.
bicycles | Every city needs more bike lanes. | A bicycle has two wheels. / Helmets protect the head. / Some cities rent out bicycles. | “Needs more” is a view that one can argue against.
volcanoes | Mount Fuji is the loveliest volcano. | Lava is melted rock. / Mount Fuji is in Japan. / Some volcanoes lie under the sea. | “Loveliest” is a judgment.
`,
);

const defineStatementForm = (pair: GradePair, table: typeof statements34): FactForm =>
  defineForm({
    ...{ id: `${pair}-opinion`, grades: [pair], difficulty: 'easy', table },
    text: ({ about }) => `Which of these statements about ${about} gives an opinion?`,
    answer: ({ opinion }) => opinion,
    options: ({ facts }) => splitCell(facts),
    explanation: ({ reason }) => `${reason} The other statements can be checked.`,
  });

export const statementForms: readonly FactForm[] = [
  defineStatementForm('3-4', statements34),
  defineStatementForm('5-6', statements56),
];
