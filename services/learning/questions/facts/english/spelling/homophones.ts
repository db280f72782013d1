import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Words that sound or look alike, of which one fits a sentence. */
const columns = ['sentence', 'word', 'wrong', 'hint'] as const;
const SOURCE = 'Merriam-Webster Dictionary';

const homophones12 = defineTable(
  SOURCE,
  columns,
  `
I want to go ____ the zoo. | to | too / two / tow | The word “to” shows where you go. The number is “two.”
There are ____ dogs in the yard. | two | to / too / tow | The number 2 is spelled “two.”
May I come ____? | too | to / two / tow | The word “too” can mean “also.”
Put the box over ____ by the wall. | there | their / they’re / thare | The word “there” tells where. It has “here” in it.
The boys lost ____ hats. | their | there / they’re / thier | The word “their” shows who owns something.
I can ____ the bell. | hear | here / heer / haer | You hear with your ear, and “hear” has “ear” in it.
Please come ____ and sit by me. | here | hear / heer / heir | The word “here” tells where.
I can ____ a ship far away. | see | sea / sei / sie | You see with your eyes. The sea is water.
We swam in the deep blue ____. | sea | see / sei / cee | The sea is salt water. You see with your eyes.
The wind ____ my hat away. | blew | blue / bloo / blow | The word “blew” tells what the wind did. Blue is a color.
My ____ coat is warm. | new | knew / gnu / noo | New means not old. The word “knew” goes with “know.”
I ____ a big cake. | ate | eight / aet / eat | You ate food. The number is “eight.”
She has ____ pencils. | four | for / fore / fower | The number 4 is spelled “four.”
This gift is ____ you. | for | four / fore / fro | The word “for” tells who gets it. The number is “four.”
We had ____ for dinner. | meat | meet / mete / meit | You eat meat. You meet a friend.
I will ____ you at the park. | meet | meat / mete / meit | You meet a friend. You eat meat.
I ____ a pencil to my teacher. | gave | gaive / gav / gayve | It ends with a silent “e.”
The bee stung me ____ the nose. | on | own / onn / oan | You can own a toy. A bug sits on a nose.
She can ____ a letter. | write | right / rite / wright | You write with a pen, and the “w” is silent.
We ____ at the pool an hour ago. | were | wear / where / whir | You wear a hat. We were at the pool.
`,
);

const homophones34 = defineTable(
  SOURCE,
  columns,
  `
The twins said that ____ going to be late. | they’re | their / there / theyre | The word “they’re” is short for “they are.”
____ going to love this movie. | You’re | Your / Youre / Yore | The word “you’re” is short for “you are.”
Is this ____ jacket or mine? | your | you’re / youre / yore | The word “your” shows that something belongs to you.
The dog wagged ____ tail. | its | it’s / its’ / it is | The word “its” shows what belongs to it. It takes no apostrophe.
I think ____ going to snow. | it’s | its / its’ / it | The word “it’s” is short for “it is.”
The king’s ____ sits on a throne. | son | sun / sunn / soan | A son is a child. The sun shines in the sky.
We waited for a whole ____. | hour | our / are / howr | An hour is sixty minutes, and the “h” is silent.
The knight rode into the dark ____. | night | knight / nite / nihgt | The dark time is “night.” A “knight” wears armor.
The baker kneads the ____. | dough | doe / doh / doughe | Bread is made from dough. A doe is a female deer.
Use the ____ to slow down the bike. | brake | break / braek / brayk | A brake stops wheels. To break is to smash.
Be careful, or you will ____ that plate. | break | brake / braek / brayk | To break is to smash. A brake stops wheels.
There is a ____ in the bottom of the boat. | hole | whole / holl / hoal | A hole is an opening. Whole means complete.
He ate the ____ pizza by himself. | whole | hole / hoal / holl | Whole means complete. A hole is an opening.
The ____ of the story is that honesty pays. | moral | morale / morel / morral | A moral is a lesson. A morel is a mushroom.
I do not ____ whether it will rain or snow. | know | no / now / knoe | To know is to be sure, and the “k” is silent.
Which path ____ we take home? | should | shoud / shuld / shood | The “l” in “should” is silent.
The sailors raised the ____. | sail | sale / sayl / sael | A sail catches wind. A sale has low prices.
The store has a ____ on winter coats. | sale | sail / sayl / sael | A sale has low prices. A sail catches wind.
A ____ has petals and a stem. | flower | flour / flouer / flowar | A flower grows. Flour is used to bake.
Add two cups of ____ to the bowl. | flour | flower / flouer / flowr | Flour is used to bake. A flower grows.
`,
);

const homophones56 = defineTable(
  SOURCE,
  columns,
  `
The ____ of our school greets us each morning. | principal | principle / principel / prinsipal | The principal is a person, your “pal.” A principle is a rule.
Honesty is a ____ that she lives by. | principle | principal / principel / prinsiple | A principle is a rule. A principal leads a school.
The bright paint had a cheerful ____ on the room. | effect | affect / efect / afect | An effect is a result. To affect is to change something.
Lack of sleep will ____ your grades. | affect | effect / afect / efect | To affect is to change something. An effect is the result.
I like every color ____ orange. | except | accept / exsept / expect | Except means “but not.” To accept is to take what is offered.
Will you ____ this small gift? | accept | except / acsept / expect | To accept is to take what is offered. Except means “but not.”
Your ____ on how to save money was useful. | advice | advise / adviece / advize | Advice is a noun and ends like “ice.” To advise is a verb.
She is taller ____ her older cousin. | than | then / thann / thun | Than compares. Then tells when.
First we ate, and ____ we washed the dishes. | then | than / thenn / thun | Then tells when. Than compares.
The camel crossed the hot, dry ____. | desert | dessert / dezert / desart | A desert is dry land. Dessert is sweet and has a double “s.”
We had apple pie for ____. | dessert | desert / dezert / desserte | Dessert is sweet and has a double “s.” A desert is dry land.
Do not ____ your lunch money again. | lose | loose / looze / loos | To lose is to have no longer. Loose means not tight.
A ____ tooth can be wiggled. | loose | lose / luce / loos | Loose means not tight. To lose is to have no longer.
Write to Grandma on nice ____. | stationery | stationary / stationry / stationarie | Stationery is paper for letters. Stationary means not moving.
She paid me a ____ by praising my drawing. | compliment | complement / complimint / complament | A compliment is praise. A complement completes something.
The ____ blew across the hot plain. | breeze | breaze / brieze / breez | The letters “ee” say a long “e.”
The jury could not ____ on a verdict. | agree | agrea / aggree / agrey | It has one “g” and ends with a double “e.”
Do you know ____ coat this is? | whose | who’s / whos / hoose | Whose asks about an owner. Who’s is short for “who is.”
The leader is the one ____ in charge. | who’s | whose / whos / hoo’s | Who’s is short for “who is.” Whose asks about an owner.
We drove ____ the bakery without stopping. | past | passed / passt / paste | Past tells where. Passed is a form of the verb “pass.”
`,
);

const homophones78 = defineTable(
  SOURCE,
  columns,
  `
Sacramento is the ____ of California. | capital | capitol / capitel / captial | A capital is a city. A capitol is a building.
Lawmakers met beneath the dome of the ____. | capitol | capital / capitel / captiol | A capitol is a building. A capital is a city.
The town ____ voted to build a park. | council | counsel / consul / councel | A council is a group that decides. Counsel is advice.
The lawyer gave her client wise ____. | counsel | council / consul / counsil | Counsel is advice. A council is a group that decides.
The statue stayed ____ while traffic moved around it. | stationary | stationery / stationairy / stationarry | Stationary means not moving. Stationery is writing paper.
The tart sauce is a perfect ____ to the fish. | complement | compliment / complament / complemint | A complement completes something. A compliment is praise.
The old gate was made of heavy ____. | iron | irron / iorn / iren | The “r” comes before the “o.”
The spy used an ____ name. | assumed | asumed / assummed / assoomed | It has a double “s” and one “m.”
She has a ____ for painting birds. | flair | flare / flaire / flear | A flair is a talent. A flare is a bright light.
The stranded driver lit a ____. | flare | flair / flaire / flear | A flare is a bright light. A flair is a talent.
The hikers followed the narrow mountain ____. | pass | passe / past / pas | A pass is a way through mountains. Past tells where or when.
The scientist will ____ her theory on the data. | base | bass / bace / baise | To base is to found. A bass is a fish or a low sound.
The speech did not ____ any response. | elicit | illicit / elicitt / ellicit | To elicit is to draw out. Illicit means illegal.
Police seized the ____ goods at the border. | illicit | elicit / ilicit / illisit | Illicit means illegal. To elicit is to draw out.
A famous singer made a brief ____ in the film. | appearance | appearence / apearance / appearanse | It has a double “p” and ends with “ance.”
The ____ from the volcano covered the village in ash. | eruption | irruption / erruption / eruptian | An eruption bursts out. An irruption rushes in.
She was elected by a ____ of votes. | majority | majorety / mejority / majoraty | It is “major” with “ity.”
The king will ____ to the throne when his father dies. | accede | exceed / acede / acceed | To accede is to take office. To exceed is to go beyond.
Do not ____ the speed limit. | exceed | accede / excede / exceede | To exceed is to go beyond. To accede is to take office.
The two witnesses were placed in ____ rooms. | discrete | discreet / descrete / discreat | Discrete means separate. Discreet means careful about secrets.
`,
);

const homophones912 = defineTable(
  SOURCE,
  columns,
  `
Please be ____, and tell no one about the merger. | discreet | discrete / descreet / discreat | Discreet means careful about secrets. Discrete means separate.
The famous author is an ____ scholar of Greek. | eminent | imminent / immanent / eminant | Eminent means highly respected. Imminent means about to happen.
Dark clouds warned that a storm was ____. | imminent | eminent / immanent / iminent | Imminent means about to happen. Eminent means highly respected.
She made an ____ to Homer in her poem. | allusion | illusion / elusion / alusion | An allusion is an indirect reference. An illusion is a false appearance.
The mirror creates the ____ of a larger room. | illusion | allusion / elusion / ilusion | An illusion is a false appearance. An allusion is an indirect reference.
The storm ____ the valley with floods. | ravaged | ravished / raveged / rivaged | To ravage is to destroy. To ravish is to seize or delight.
The new law will ____ great change in the schools. | effect | affect / efect / afect | As a verb, “effect” means to bring about. To affect is to influence.
The minister performed the ____ of baptism. | rite | right / write / wright | A rite is a ceremony. A wright is a maker.
He was ____ to admit that he had been wrong. | loath | loathe / lothe / loeth | Loath means unwilling. To loathe is to hate.
I ____ the taste of licorice. | loathe | loath / lothe / loethe | To loathe is to hate. Loath means unwilling.
The old bridge could not ____ the weight of the truck. | bear | bare / baer / bair | To bear is to hold up. Bare means uncovered.
The jewel weighs nearly one ____. | carat | caret / carrot / karrot | A carat measures gems. A caret is a mark that shows where to insert a word.
The court ____ the death sentence to life in prison. | commuted | comuted / computed / commutted | To commute a sentence is to reduce it. To compute is to calculate.
The climbers began their ____ before dawn. | ascent | assent / accent / asscent | An ascent is a climb. Assent is agreement.
The queen gave her ____ to the bill. | assent | ascent / accent / asent | Assent is agreement. An ascent is a climb.
His remarks were meant to ____ the crowd to riot. | incite | insight / incyte / insite | To incite is to stir up. Insight is understanding.
The critic’s essay shows real ____ into the play. | insight | incite / insite / insihgt | Insight is understanding. To incite is to stir up.
They won by ____ of hard work. | dint | dent / dynt / dintt | “By dint of” means “by means of.” A dent is a hollow.
The two companies sell ____ products that work best together. | complementary | complimentary / complamentary / complementery | Complementary things complete each other. Complimentary means full of praise, or free.
The guests received ____ tickets at no charge. | complimentary | complementary / complamentary / complimentery | Complimentary can mean free. Complementary things complete each other.
`,
);

const defineHomophoneForm = (id: string, grades: readonly GradePair[], table: typeof homophones12): FactForm =>
  defineForm({
    ...{ id: `${id}-homophone`, grades, difficulty: 'medium', table },
    text: ({ sentence }) => `Choose the right spelling for the gap. ${sentence}`,
    answer: ({ word }) => word,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ hint }) => hint,
  });

export const homophoneForms: readonly FactForm[] = [
  defineHomophoneForm('1-2', ['1-2'], homophones12),
  defineHomophoneForm('3-4', ['3-4'], homophones34),
  defineHomophoneForm('5-6', ['5-6'], homophones56),
  defineHomophoneForm('7-8', ['7-8'], homophones78),
  defineHomophoneForm('9-12', ['9-10', '11-12'], homophones912),
];
