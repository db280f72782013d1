import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { appeals910, devices56, devices78, techniques1112, tones910, tones1112 } from './reading-terms.ts';
import {
  devicesMore78,
  devicesMore912,
  fallaciesMore,
  genres34,
  structuresMore,
  techniquesMore1112,
  tonesMore78,
  tonesMore910,
  viewpointsMore78,
} from './text-kinds.ts';

/** Short passages of some kind, and how one can tell. */
const columns = ['passage', 'kind', 'clue'] as const;
const SOURCE = 'The passage itself';

const structures = defineTable(
  SOURCE,
  columns,
  `
Because the summer was dry, the grass turned brown, and deer came into town for food. | cause and effect | “Because” shows that one thing led to another.
Frogs have smooth, wet skin, while toads have dry, bumpy skin. Both lay eggs in water. | comparison and contrast | “While” and “both” show how two things differ and agree.
First, rinse the rice. Next, boil two cups of water. Finally, add the rice and cover the pot. | events or steps in order | “First,” “next,” and “finally” show the order.
Litter filled the park every weekend. So the town set out more bins and hired a crew, and the litter is gone. | problem and solution | The litter is the trouble, and the bins and crew end it.
The cave is wide and cold. Icicles of stone hang from its roof, and a black pool lies at its center. | description | The passage tells what a place is like.
The factory closed in May. As a result, four hundred people lost their jobs. | cause and effect | “As a result” shows that one thing led to another.
Sharks have skeletons of cartilage; unlike them, tuna have bones. | comparison and contrast | “Unlike” shows how two things differ.
Hospitals ran short of blood. To get more donors, they sent a van to schools and offices, and the supply doubled. | problem and solution | The shortage is the trouble, and the van ends it.
In 1849 the town had one street. By 1860 it had ten. In 1900 it became a city. | events or steps in order | The dates show the order in time.
Her desk held a green lamp, a chipped cup of pens, and a stack of yellow letters. | description | The passage tells what something looks like.
Cold air sinks and warm air rises; therefore, the attic is hotter than the cellar. | cause and effect | “Therefore” shows that one thing led to another.
A violin and a cello look alike, but the cello is larger and has a deeper voice. | comparison and contrast | “Alike” and “but” show how two things agree and differ.
`,
);

const viewpoints56 = defineTable(
  SOURCE,
  columns,
  `
I dropped my books, and everyone turned to stare at me. | first person | The narrator says “I” and “me.”
You open the door, and you see a long, dark hall. | second person | The narrator speaks to “you.”
Rosa shut the window. She was tired of the wind. | third person | The narrator tells about “she.”
We climbed until our legs shook, and then we climbed some more. | first person | The narrator says “we” and “our.”
To make the knot, you pass the rope under your hand. | second person | The narrator speaks to “you.”
The old man counted his coins and sighed. | third person | The narrator tells about “the old man.”
My brother says that I snore, but he is wrong. | first person | The narrator says “my” and “I.”
He knew that the bus would not wait. | third person | The narrator tells about “he.”
`,
);

const viewpoints78 = defineTable(
  SOURCE,
  columns,
  `
I never trusted the lake, and I told them so before we set out. | first person | The narrator is a character who says “I.”
Kofi wondered whether Anna was angry. Her face told him nothing. | third person limited | We learn only what Kofi thinks.
Kofi hoped that Anna would speak; Anna, who longed to, could not find the words. | third person omniscient | We learn what both of them think.
The man put down the cup. The woman looked at the clock. Neither spoke. | third person objective | We learn only what can be seen and heard.
We were twelve that summer, my cousin and I, and we believed in ghosts. | first person | The narrator is a character who says “we” and “I.”
Lila counted the steps. If she was wrong, she thought, they would all be lost. | third person limited | We learn only what Lila thinks.
The king feared the winter; his cook feared the king; the dog feared nobody. | third person omniscient | We learn what each of them feels.
A car stopped. Two men got out, carried a box to the door, and left. | third person objective | We learn only what can be seen.
`,
);

const purposes56 = defineTable(
  SOURCE,
  columns,
  `
Vote for Ana! She will fight for a longer recess and better lunches. | to persuade | The writer wants readers to vote for someone.
The cheetah is the fastest land animal and can reach sixty miles an hour. | to inform | The writer gives facts.
Once a pickle named Paul ran away from his jar and joined the circus. | to entertain | The writer tells a funny story.
Fold the paper in half. Then tuck the corners into the middle. | to explain how to do something | The writer gives directions.
Please adopt a pet from the shelter, because these animals need homes. | to persuade | The writer wants readers to act.
The Statue of Liberty was a gift from the people of France. | to inform | The writer gives a fact.
“My homework ate my dog,” said the boy, and the teacher fainted. | to entertain | The writer makes a joke.
Plug in the lamp, press the switch, and turn the dial to the right. | to explain how to do something | The writer gives directions.
Our town must save the old oak, or we will lose our history. | to persuade | The writer argues for saving a tree.
Bees carry pollen from flower to flower as they gather nectar. | to inform | The writer gives facts.
The cat put on Dad’s tie and went to his meeting, and nobody noticed. | to entertain | The writer tells a funny story.
Cross two sticks, wind the yarn around them, and knot the end. | to explain how to do something | The writer gives directions.
You should walk to school, since it saves fuel and clears the mind. | to persuade | The writer argues for walking.
A leap year has 366 days, and it comes about every four years. | to inform | The writer gives facts.
My brother’s socks could walk to the laundry by themselves. | to entertain | The writer makes a joke.
Do not let the theater close! Write to the mayor today. | to persuade | The writer wants readers to act.
`,
);

const tones78 = defineTable(
  SOURCE,
  columns,
  `
Oh, wonderful. Another flat tire. Just what I needed on my birthday. | sarcastic | The speaker says the opposite of what is meant.
The old swing still hangs there, and I can almost hear our laughter. | nostalgic | The speaker looks back with longing.
How dare they tear down the library without asking a single reader! | indignant | The speaker is angry about an injustice.
The stairs creaked. Something breathed behind the door. | suspenseful | The details make readers fear what comes next.
Perhaps tomorrow the rain will end, and the seeds will finally sprout. | hopeful | The speaker expects something good.
The chairs stood empty, and nobody spoke her name anymore. | mournful | The details express loss.
My cat, the emperor of the sofa, has refused my taxes of tuna. | playful | The speaker jokes about a cat as if it ruled.
The rate rose by two percent in March and by three percent in April. | objective | The speaker gives figures without feeling.
Every star seemed to bow before the vast and silent mountain. | reverent | The speaker is filled with awe and respect.
I checked the lock, and checked it again, and still could not sleep. | anxious | The speaker cannot stop worrying.
Their plan is so foolish that a child would laugh at it. | scornful | The speaker shows contempt.
Whatever. It makes no difference to me who wins. | indifferent | The speaker does not care.
`,
);

const fallacies = defineTable(
  SOURCE,
  columns,
  `
You cannot trust her view on taxes; she failed algebra. | attack on the person | The speaker attacks the woman instead of her view.
Everyone is buying this phone, so it must be the best. | appeal to popularity | What many people do need not be right.
Either we build the dam, or the whole valley will starve. | false dilemma | Only two outcomes are allowed, though there may be others.
If we let students retake one test, soon nobody will study at all. | slippery slope | A small step is said to lead to a disaster without proof.
I met two rude waiters in that city, so its people must be rude. | hasty generalization | Two people are too few to judge a city by.
The team wore new socks and won; the socks brought the victory. | false cause | One event came first, but nothing shows that it caused the other.
She wants to trim the budget. Clearly, she wishes to close every school. | straw man | The view is twisted into an extreme one that is easy to attack.
This book is true because it says that it is true. | a circular argument | The claim is supported only by itself.
My opponent was divorced twice, so his plan for the roads is bad. | attack on the person | His life is attacked instead of his plan.
Nine in ten shoppers use this soap; you would be wrong not to. | appeal to popularity | What many people do need not be right.
You either love this country, or you hate it. | false dilemma | Only two positions are allowed, though there are others.
The rooster crowed, and the sun rose; so the rooster made it rise. | false cause | One event came first, but it did not cause the other.
My uncle smoked and lived to ninety, so smoking is harmless. | hasty generalization | One man is too few to judge by.
If the town allows one food truck, it will end as a parking lot of grease. | slippery slope | A small step is said to lead to a disaster without proof.
He is a great leader because he leads so well. | a circular argument | The claim is only said again in other words.
They favor a speed limit. So they would have us all walk to work. | straw man | The view is twisted into an extreme one that is easy to attack.
`,
);

const devices = defineTable(
  SOURCE,
  columns,
  `
We shall fight on the beaches, we shall fight on the landing grounds, we shall fight in the fields. | anaphora | The same words begin each clause.
Ask not what your country can do for you; ask what you can do for your country. | chiasmus | The second part reverses the order of the first.
It was the best of times, it was the worst of times. | antithesis | Opposite ideas stand in matching form.
The crown has spoken, and the nation must obey. | metonymy | “The crown” stands for the king or queen.
All hands on deck! | synecdoche | A part, the hands, stands for the whole sailors.
The news was not unwelcome. | litotes | A positive is stated by denying its opposite.
Death, be not proud. | apostrophe | The speaker addresses something that cannot answer.
I have told you a million times. | hyperbole | The number is a great exaggeration.
The wind whispered secrets to the wheat. | personification | The wind acts like a person.
Parting is such sweet sorrow. | oxymoron | “Sweet” and “sorrow” contradict each other.
The fire station burned down. | situational irony | What happens is the opposite of what one expects.
He was a regular Scrooge about raises. | allusion | The name refers to a character of Dickens.
`,
);

/** Kinds that a reader may see in the same passage. */
const alikeKinds: readonly (readonly string[])[] = [
  ['cause and effect', 'problem and solution'],
  ['to inform', 'to explain how to do something'],
  ...[
    ['indignant', 'scornful'],
    ['sarcastic', 'scornful'],
    ['sarcastic', 'playful'],
    ['sarcastic', 'indignant'],
  ],
  ...[
    ['mournful', 'nostalgic'],
    ['anxious', 'suspenseful'],
    ['objective', 'indifferent'],
  ],
  ...[
    ['false cause', 'hasty generalization'],
    ['slippery slope', 'straw man'],
    ['slippery slope', 'false dilemma'],
  ],
  ...[
    ['anaphora', 'antithesis'],
    ['chiasmus', 'antithesis'],
    ['oxymoron', 'antithesis'],
    ['anaphora', 'chiasmus'],
  ],
  ...[
    ['a fairy tale', 'a fable'],
    ['a fairy tale', 'a myth'],
    ['a letter', 'a diary'],
    ['a news report', 'a science article'],
  ],
  ...[
    ['a fable', 'a myth'],
    ['humorous', 'playful'],
    ['humorous', 'joyful'],
    ['regretful', 'nostalgic'],
    ['regretful', 'mournful'],
  ],
  ...[
    ['determined', 'hopeful'],
    ['joyful', 'hopeful'],
    ['joyful', 'nostalgic'],
    ['joyful', 'reverent'],
    ['mocking', 'humorous'],
  ],
  ...[
    ['mocking', 'sarcastic'],
    ['mocking', 'contemptuous'],
    ['mournful', 'nostalgic'],
    ['joyful', 'playful'],
    ['anxious', 'uncertain'],
  ],
  ...[
    ['epistrophe', 'anaphora'],
    ['epistrophe', 'antithesis'],
    ['zeugma', 'chiasmus'],
    ['in medias res', 'flashback'],
    ['suspenseful', 'ominous'],
  ],
  ...[
    ['zeugma', 'metonymy'],
    ['oxymoron', 'personification'],
    ['zeugma', 'oxymoron'],
    ['zeugma', 'antithesis'],
  ],
  ...[
    ['indignant', 'anxious'],
    ['determined', 'rousing'],
    ['antithesis', 'zeugma'],
    ['anaphora', 'personification'],
    ['anaphora', 'zeugma'],
  ],
  ...[
    ['straw man', 'false dilemma'],
    ['paradox', 'antithesis'],
    ['litotes', 'oxymoron'],
    ['resigned', 'nostalgic'],
  ],
  ...[
    ['paradox', 'oxymoron'],
    ['metaphor', 'symbolism'],
    ['personification', 'metaphor'],
    ['sarcastic', 'contemptuous'],
  ],
  ...[
    ['mournful', 'resigned'],
    ['ironic', 'mocking'],
    ['ironic', 'cynical'],
    ['ironic', 'condescending'],
    ['wistful', 'stoic'],
  ],
  ...[
    ['indignant', 'condescending'],
    ['indignant', 'menacing'],
    ['indignant', 'mocking'],
    ['indignant', 'ironic'],
    ['mocking', 'cynical'],
    ['mocking', 'condescending'],
    ['rousing', 'hopeful'],
  ],
  ...[
    ['satire', 'allegory'],
    ['humorous', 'sarcastic'],
    ['objective', 'uncertain'],
    ['clinical', 'stoic'],
    ['stoic', 'cynical'],
  ],
  ...[
    ['simile', 'hyperbole'],
    ['metaphor', 'hyperbole'],
    ['satire', 'dramatic irony'],
    ['epistolary form', 'shifting point of view'],
  ],
  ...[
    ['mournful', 'reverent'],
    ['symbolism', 'personification'],
    ['allusion', 'metaphor'],
    ['unreliable narrator', 'dramatic irony'],
  ],
  ...[
    ['metonymy', 'synecdoche'],
    ['apostrophe', 'personification'],
    ['metonymy', 'personification'],
  ],
];

/** One table of the rows of two. */
const join = (one: typeof structures, other: typeof structures) => ({ ...one, rows: [...one.rows, ...other.rows] });

const defineKindForm = (
  id: string,
  grades: readonly GradePair[],
  difficulty: QuestionDifficulty,
  text: string,
  table: typeof structures,
  otherKinds: readonly string[] = [],
): FactForm =>
  defineForm({
    ...{ id, grades, difficulty, table },
    passage: ({ passage }) => passage,
    text: () => text,
    answer: ({ kind }) => kind,
    options: () => [...table.rows.map(({ kind }) => kind), ...otherKinds],
    isAlsoRight: (option, { kind }) => alikeKinds.some((pair) => pair.includes(option) && pair.includes(kind)),
    explanation: ({ clue }) => clue,
  });

export const passageKindForms: readonly FactForm[] = [
  defineKindForm('3-4-genre', ['3-4'], 'easy', 'What kind of writing is this?', genres34),
  defineKindForm(
    '5-8-structure',
    ['5-6', '7-8'],
    'easy',
    'How is this passage organized?',
    join(structures, structuresMore),
  ),
  defineKindForm('5-6-viewpoint', ['5-6'], 'easy', 'From which point of view is this told?', viewpoints56, [
    'no point of view',
  ]),
  defineKindForm(
    '7-8-viewpoint',
    ['7-8'],
    'easy',
    'From which point of view is this told?',
    join(viewpoints78, viewpointsMore78),
  ),
  defineKindForm('5-6-purpose', ['5-6'], 'medium', 'What is the main purpose of the writer?', purposes56, [
    'to complain',
  ]),
  defineKindForm('7-8-tone', ['7-8'], 'medium', 'Which word best describes the tone?', join(tones78, tonesMore78)),
  defineKindForm('5-6-device', ['5-6'], 'medium', 'Which figure of speech or sound is this?', devices56),
  defineKindForm(
    '7-8-device',
    ['7-8'],
    'medium',
    'Which figure of speech or sound is this?',
    join(devices78, devicesMore78),
  ),
  defineKindForm('9-10-tone', ['9-10'], 'medium', 'Which word best describes the tone?', join(tones910, tonesMore910)),
  defineKindForm('9-10-appeal', ['9-10'], 'hard', 'On what does the speaker mainly rely?', appeals910),
  defineKindForm('11-12-tone', ['11-12'], 'medium', 'Which word best describes the tone?', tones1112),
  defineKindForm(
    '11-12-technique',
    ['11-12'],
    'hard',
    'Which technique is this?',
    join(techniques1112, techniquesMore1112),
  ),
  defineKindForm('9-12-fallacy', ['9-10', '11-12'], 'hard', 'Which fallacy is this?', join(fallacies, fallaciesMore)),
  defineKindForm(
    '9-12-device',
    ['9-10', '11-12'],
    'medium',
    'Which device does the writer use?',
    join(devices, devicesMore912),
  ),
];
