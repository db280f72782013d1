import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';

const columns = ['pair', 'end', 'wrong', 'relation'] as const;

const analogies34 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
finger is to hand as toe is to | foot | leg / shoe / nail | A finger is part of a hand, and a toe is part of a foot.
puppy is to dog as kitten is to | cat | mouse / fur / paw | A puppy is a young dog, and a kitten is a young cat.
bird is to nest as bee is to | hive | honey / flower / sting | A bird lives in a nest, and a bee lives in a hive.
hot is to cold as wet is to | dry | damp / rain / cool | Hot and cold are opposites, and so are wet and dry.
eye is to see as ear is to | hear | head / loud / music | You see with an eye, and you hear with an ear.
author is to book as painter is to | picture | brush / color / museum | An author makes a book, and a painter makes a picture.
glove is to hand as sock is to | foot | shoe / wool / knee | You wear a glove on a hand, and a sock on a foot.
car is to road as train is to | track | station / ticket / engine | A car moves on a road, and a train moves on a track.
hungry is to eat as thirsty is to | drink | water / dry / glass | When hungry, you eat, and when thirsty, you drink.
teacher is to school as doctor is to | hospital | medicine / nurse / patient | A teacher works in a school, and a doctor works in a hospital.
big is to huge as small is to | tiny | large / short / thin | Huge means very big, and tiny means very small.
cow is to calf as sheep is to | lamb | wool / goat / farm | A calf is a young cow, and a lamb is a young sheep.
knife is to cut as pencil is to | write | paper / eraser / wood | You cut with a knife, and you write with a pencil.
fish is to swim as bird is to | fly | wing / feather / sing | A fish moves by swimming, and a bird moves by flying.
`,
);

const analogies56 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
thermometer is to temperature as scale is to | weight | number / kitchen / pounds | A thermometer measures temperature, and a scale measures weight.
petal is to flower as page is to | book | paper / author / word | A petal is part of a flower, and a page is part of a book.
captain is to ship as pilot is to | airplane | airport / sky / sailor | A captain commands a ship, and a pilot commands an airplane.
wolf is to pack as lion is to | pride | cub / jungle / mane | Wolves live in a pack, and lions live in a pride.
generous is to selfish as brave is to | cowardly | bold / heroic / strong | The words of each pair are opposites.
chapter is to novel as scene is to | play | actor / stage / ticket | A chapter is part of a novel, and a scene is part of a play.
drizzle is to downpour as breeze is to | gale | air / calm / cloud | A downpour is a very strong drizzle, and a gale is a very strong breeze.
carpenter is to wood as tailor is to | cloth | needle / suit / shop | A carpenter works with wood, and a tailor works with cloth.
caterpillar is to butterfly as tadpole is to | frog | fish / pond / egg | A caterpillar grows into a butterfly, and a tadpole into a frog.
spider is to web as beaver is to | dam | river / fur / teeth | A spider builds a web, and a beaver builds a dam.
joy is to smile as sorrow is to | tear | grief / laugh / face | Joy is shown by a smile, and sorrow by a tear.
rehearse is to play as train is to | race | coach / muscle / medal | Actors rehearse for a play, and runners train for a race.
dozen is to twelve as decade is to | ten | year / century / hundred | A dozen is twelve things, and a decade is ten years.
nibble is to eat as sip is to | drink | cup / thirst / gulp | To nibble is to eat a little, and to sip is to drink a little.
`,
);

const analogies78 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
archipelago is to island as constellation is to | star | sky / telescope / galaxy | An archipelago is a group of islands, and a constellation is a group of stars.
novice is to experience as pauper is to | money | poverty / beggar / crime | A novice lacks experience, and a pauper lacks money.
botanist is to plants as geologist is to | rocks | weather / stars / animals | A botanist studies plants, and a geologist studies rocks.
overture is to opera as preface is to | book | author / chapter / appendix | An overture opens an opera, and a preface opens a book.
frugal is to waste as cautious is to | risk | care / safety / speed | A frugal person avoids waste, and a cautious person avoids risk.
scalpel is to surgeon as gavel is to | judge | court / lawyer / verdict | A scalpel is the tool of a surgeon, and a gavel is the tool of a judge.
whisper is to shout as stroll is to | sprint | walk / path / amble | A shout is far stronger than a whisper, and a sprint is far faster than a stroll.
irritated is to furious as pleased is to | ecstatic | annoyed / content / polite | Furious means extremely irritated, and ecstatic means extremely pleased.
drought is to rain as famine is to | food | hunger / illness / desert | In a drought there is too little rain, and in a famine too little food.
senator is to legislature as soldier is to | army | weapon / war / uniform | A senator is a member of a legislature, and a soldier of an army.
chef is to recipe as builder is to | blueprint | hammer / brick / house | A chef follows a recipe, and a builder follows a blueprint.
evidence is to prove as jest is to | amuse | joke / clown / laugh | The purpose of evidence is to prove, and the purpose of a jest is to amuse.
venom is to snake as ink is to | squid | pen / paper / whale | A snake releases venom, and a squid releases ink.
transparent is to window as opaque is to | wall | lens / glass / water | A window is transparent, and a wall is opaque.
`,
);

const analogies912 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
ephemeral is to duration as meager is to | amount | poverty / weight / value | What is ephemeral has a short duration, and what is meager comes in a small amount.
philanthropist is to generosity as skeptic is to | doubt | faith / science / proof | A philanthropist is marked by generosity, and a skeptic by doubt.
placate is to anger as quench is to | thirst | water / drink / hunger | To placate is to ease anger, and to quench is to ease thirst.
verbose is to words as opulent is to | wealth | poverty / taste / beauty | A verbose text has a great many words, and an opulent home shows a great deal of wealth.
coda is to symphony as epilogue is to | novel | prologue / author / chapter | A coda closes a symphony, and an epilogue closes a novel.
catalyst is to reaction as incentive is to | effort | reward / money / laziness | A catalyst speeds a reaction, and an incentive increases effort.
indelible is to erase as intangible is to | touch | see / hear / value | What is indelible cannot be erased, and what is intangible cannot be touched.
hermit is to solitude as socialite is to | company | wealth / gossip / fashion | A hermit seeks solitude, and a socialite seeks company.
mitigate is to severity as abbreviate is to | length | letter / speed / meaning | To mitigate is to reduce severity, and to abbreviate is to reduce length.
zealot is to fervor as sage is to | wisdom | age / herb / teaching | A zealot has great fervor, and a sage has great wisdom.
impeccable is to flaw as barren is to | growth | desert / soil / drought | What is impeccable has no flaw, and what is barren has no growth.
lexicographer is to dictionary as cartographer is to | map | ocean / compass / journey | A lexicographer makes a dictionary, and a cartographer makes a map.
orator is to eloquence as gymnast is to | agility | mat / medal / coach | An orator needs eloquence, and a gymnast needs agility.
hackneyed is to originality as reckless is to | prudence | danger / bravery / haste | What is hackneyed lacks originality, and what is reckless lacks prudence.
`,
);

const defineAnalogyForm = (id: string, grades: readonly GradePair[], table: typeof analogies34): FactForm =>
  defineForm({
    ...{ id: `${id}-analogy`, grades, difficulty: 'hard', table },
    text: ({ pair }) => `Which word completes the comparison? ${toCapital(pair)} ____.`,
    answer: ({ end }) => end,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ relation }) => relation,
  });

export const analogyForms: readonly FactForm[] = [
  defineAnalogyForm('3-4', ['3-4'], analogies34),
  defineAnalogyForm('5-6', ['5-6'], analogies56),
  defineAnalogyForm('7-8', ['7-8'], analogies78),
  defineAnalogyForm('9-12', ['9-10', '11-12'], analogies912),
];
