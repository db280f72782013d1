import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

const columns = ['root', 'meaning', 'words', 'language'] as const;

const commonRoots = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
port | carry | import / portable / transport | Latin
spect | look | inspect / spectator / spectacles | Latin
dict | say | dictate / predict / contradict | Latin
aud | hear | audience / audio / audible | Latin
scrib | write | scribble / describe / inscribe | Latin
rupt | break | erupt / interrupt / bankrupt | Latin
struct | build | structure / construct / instructor | Latin
tract | pull | tractor / attract / subtract | Latin
ject | throw | eject / reject / projectile | Latin
vis | see | vision / visible / visit | Latin
graph | write or draw | autograph / paragraph / graphic | Greek
tele | far away | telescope / telephone / television | Greek
bio | life | biology / biography / antibiotic | Greek
geo | earth | geography / geology / geode | Greek
therm | heat | thermometer / thermostat / thermal | Greek
phon | sound | telephone / phonics / symphony | Greek
aqua | water | aquarium / aquatic / aqueduct | Latin
ped | foot | pedal / pedestrian / centipede | Latin
form | shape | uniform / reform / formation | Latin
mot | move | motion / motor / promote | Latin
`,
);

const advancedRoots = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
bene | good or well | benefit / benevolent / benediction | Latin
mal | bad or badly | malice / malfunction / malady | Latin
cred | believe | credible / incredulous / creed | Latin
chron | time | chronology / chronic / synchronize | Greek
path | feeling or suffering | sympathy / apathy / pathetic | Greek
phil | love | philanthropy / bibliophile / philosophy | Greek
morph | shape or form | metamorphosis / amorphous / morphology | Greek
loqu | speak | eloquent / loquacious / colloquial | Latin
vor | eat greedily | carnivore / voracious / herbivore | Latin
dem | people | democracy / epidemic / demographic | Greek
arch | rule or chief | monarch / anarchy / hierarchy | Greek
fid | trust or faith | fidelity / confide / confidence | Latin
luc | light | lucid / translucent / elucidate | Latin
omni | all or every | omnivore / omnipotent / omniscient | Latin
pseudo | false | pseudonym / pseudoscience / pseudopod | Greek
mort | death | mortal / mortuary / immortal | Latin
equ | equal or even | equation / equity / equilibrium | Latin
greg | flock or group | gregarious / congregate / segregate | Latin
sequ | follow | sequence / sequel / consequence | Latin
voc | call or voice | vocal / advocate / vocation | Latin
`,
);

const defineRootForms = (id: string, grades: readonly GradePair[], table: typeof commonRoots): FactForm[] => [
  defineForm({
    ...{ id: `${id}-root-meaning`, grades, difficulty: 'medium', table },
    text: ({ root, words }) => `The words ${quoteAll(words)} share the root “${root}.” What does this root mean?`,
    answer: ({ meaning }) => meaning,
    isAlsoRight: (option, { meaning }) => areAlike(option, meaning),
    explanation: ({ root, meaning, language }) => `The root “${root}” comes from ${language} and means “${meaning}.”`,
  }),
  defineForm({
    ...{ id: `${id}-root`, grades, difficulty: 'hard', table },
    text: ({ meaning }) => `Which root, found in many English words, means “${meaning}”?`,
    answer: ({ root }) => root,
    isAlsoRight: (option, { meaning }) =>
      table.rows.some((row) => row.root === option && areAlike(row.meaning, meaning)),
    explanation: ({ root, meaning, words }) =>
      `The root “${root}” means “${meaning}.” It is part of words such as ${quoteAll(words).slice(0, -1)}.”`,
  }),
];

/** Roots with nearly the same meaning, such as “look” and “see,” are not offered beside each other. */
const alikeMeanings = [
  ['look', 'see'],
  ['write', 'write or draw'],
  ['hear', 'sound'],
  ['say', 'sound'],
  ['build', 'shape'],
  ['pull', 'move'],
  ['throw', 'move'],
  ['carry', 'move'],
  ['foot', 'move'],
  ['speak', 'call or voice'],
  ['love', 'feeling or suffering'],
  ['people', 'flock or group'],
  ['death', 'feeling or suffering'],
  ['bad or badly', 'feeling or suffering'],
  ['believe', 'trust or faith'],
];
const areAlike = (one: string, other: string) =>
  alikeMeanings.some((pair) => pair.includes(one) && pair.includes(other));

/** `“import,” “portable,” and “transport”` */
const quoteAll = (words: string) => {
  const [first, second, third] = splitCell(words);
  return `“${first},” “${second},” and “${third}”`;
};

export const rootForms: readonly FactForm[] = [
  ...defineRootForms('common', ['5-6', '7-8'], commonRoots),
  ...defineRootForms('advanced', ['9-10', '11-12'], advancedRoots),
];
