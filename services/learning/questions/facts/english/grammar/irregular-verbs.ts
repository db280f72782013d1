import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Verbs with their past, their participle, forms that nobody should write, and a sentence for each of the two. */
const columns = ['verb', 'past', 'participle', 'wrong', 'pastSentence', 'participleSentence'] as const;
const SOURCE = 'Merriam-Webster Dictionary';

const verbs12 = defineTable(
  SOURCE,
  columns,
  `
go | went | gone | goed / wented | Last week, we ____ to the zoo.
see | saw | seen | seed / sawed | Last night, I ____ a star.
eat | ate | eaten | eated / ated | Last night, she ____ all her peas.
run | ran | run | runned / ranned | Last week, he ____ in a race.
come | came | come | comed / camed | Last week, my aunt ____ to visit.
give | gave | given | gived / gaved | Last year, Dad ____ me a bike.
take | took | taken | taked / tooked | Last week, they ____ the bus to town.
do | did | done | doed / dided | Last night, I ____ my homework.
fall | fell | fallen | falled / felled | Last week, the cup ____ off the shelf.
fly | flew | flown | flied / flewed | Last fall, the geese ____ away.
swim | swam | swum | swimmed / swammed | Last summer, we ____ in the lake.
write | wrote | written | writed / wroted | Last week, I ____ to Grandpa.
draw | drew | drawn | drawed / drewed | Last week, Ann ____ a big cat.
break | broke | broken | breaked / broked | Last night, the lamp ____.
sing | sang | sung | singed / sanged | Last night, the kids ____ a song.
grow | grew | grown | growed / grewed | Last year, the tree ____ tall.
`,
);

const verbs34 = defineTable(
  SOURCE,
  columns,
  `
know | knew | known | knowed / knewed | Yesterday, nobody ____ the answer. | I have ____ my best friend for years.
throw | threw | thrown | throwed / threwed | Yesterday, the pitcher ____ six strikes. | She has ____ the ball over the fence.
speak | spoke | spoken | speaked / spoked | Yesterday, the mayor ____ to our class. | We have ____ to the coach about it.
wear | wore | worn | weared / wored | Yesterday, I ____ my green boots. | He has ____ that hat all week.
begin | began | begun | beginned / beganned | Yesterday, the game ____ at noon. | The show has already ____.
choose | chose | chosen | choosed / chosed | Yesterday, she ____ a new book. | We have ____ a name for the puppy.
drive | drove | driven | drived / droved | Yesterday, Mom ____ us to the park. | They have ____ two hundred miles today.
freeze | froze | frozen | freezed / frozed | Last night, the pond ____. | The pond has ____ over.
hide | hid | hidden | hided / hidded | Yesterday, the cat ____ in a box. | The cat has ____ my sock again.
ride | rode | ridden | rided / roded | Yesterday, we ____ our bikes to school. | I have never ____ a camel.
shake | shook | shaken | shaked / shooked | Yesterday, the wind ____ the trees. | He has ____ the juice well.
steal | stole | stolen | stealed / stoled | Last night, a raccoon ____ our corn. | A raccoon has ____ our corn.
blow | blew | blown | blowed / blewed | Yesterday, she ____ out the candles. | The wind has ____ the leaves away.
wake | woke | woken | wokened / woked | Yesterday, the noise ____ the baby. | The noise has ____ the baby.
drink | drank | drunk | drinked / dranked | Yesterday, the horse ____ from the pond. | The horse has ____ all its water.
forget | forgot | forgotten | forgetted / forgotted | Yesterday, I ____ my lunch. | I have ____ my lunch again.
`,
);

const verbs56 = defineTable(
  SOURCE,
  columns,
  `
swear | swore | sworn | sweared / swored | At the trial, the witness ____ to tell the truth. | She has ____ to keep the secret.
tear | tore | torn | teared / tored | Yesterday, the nail ____ my sleeve. | The nail has ____ my sleeve.
shrink | shrank | shrunk | shrinked / shranked | Yesterday, my wool socks ____ in the wash. | My wool socks have ____ in the wash.
spring | sprang | sprung | springed / spranged | Last night, the trap ____ shut. | The trap has ____ shut.
weave | wove | woven | wovened / woved | Long ago, the tribe ____ baskets of reeds. | The spider has ____ a perfect web.
rise | rose | risen | rised / rosed | Yesterday, the sun ____ at six. | The bread dough has ____ overnight.
bite | bit | bitten | bited / bitted | Yesterday, a spider ____ me. | That dog has never ____ anyone.
arise | arose | arisen | arised / arosed | Last week, a new problem ____. | A new problem has ____.
forgive | forgave | forgiven | forgived / forgaved | In the end, she ____ her brother. | She has ____ her brother.
mistake | mistook | mistaken | mistaked / mistooked | Yesterday, I ____ your coat for mine. | I had ____ your coat for mine.
ring | rang | rung | ringed / rangged | Yesterday, the bell ____ twice. | The bell has ____ twice.
sink | sank | sunk | sinked / sanked | In 1912, the great ship ____. | The great ship had ____ before help came.
undergo | underwent | undergone | undergoed / underwented | Last year, the school ____ big changes. | The school has ____ big changes.
overcome | overcame | overcome | overcomed / overcamed | In the end, the hero ____ her fear. | The hero has ____ her fear.
withdraw | withdrew | withdrawn | withdrawed / withdrewed | At dawn, the army ____ from the fort. | The army has ____ from the fort.
`,
);

/** Forms that dictionaries give as well, so that they are never offered as wrong. */
const variants: readonly string[] = [
  ...['shrink shrunk', 'sink sunk', 'spring sprung', 'sing sung', 'bite bit', 'wake woke'],
  ...['drink drank', 'forget forgot', 'hide hid'],
];
const isVariant = (option: string, { verb }: { verb: string }) => variants.includes(`${verb} ${option}`);

type VerbTable = typeof verbs12;

const explainForms = ({ verb, past, participle }: { verb: string; past: string; participle: string }) =>
  `The forms are “${verb},” “${past},” and “has ${participle}.”`;

const definePastForm = (pair: GradePair, table: VerbTable): FactForm =>
  defineForm({
    ...{ id: `${pair}-past`, grades: [pair], difficulty: pair === '1-2' ? 'easy' : 'medium', table },
    text: ({ verb, pastSentence }) => `Which form of “${verb}” fits in the gap? ${pastSentence}`,
    answer: ({ past }) => past,
    options: ({ verb, participle, wrong }) => [...splitCell(wrong), participle, verb],
    isAlsoRight: isVariant,
    explanation: explainForms,
  });

const defineParticipleForm = (pair: GradePair, table: VerbTable): FactForm =>
  defineForm({
    ...{ id: `${pair}-participle`, grades: [pair], difficulty: 'hard', table },
    text: ({ verb, participleSentence }) => `Which form of “${verb}” fits in the gap? ${participleSentence}`,
    answer: ({ participle }) => participle,
    options: ({ verb, past, wrong }) => [past, ...splitCell(wrong), verb],
    isAlsoRight: isVariant,
    explanation: explainForms,
  });

export const irregularVerbForms: readonly FactForm[] = [
  definePastForm('1-2', verbs12),
  definePastForm('3-4', verbs34),
  defineParticipleForm('3-4', verbs34),
  definePastForm('5-6', verbs56),
  defineParticipleForm('5-6', verbs56),
];
