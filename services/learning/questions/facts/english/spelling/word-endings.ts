import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

/** Words with an ending, and the rule by which their spelling changes. */
const columns = ['word', 'task', 'wrong', 'rule'] as const;
const SOURCE = 'Merriam-Webster Dictionary';

const endings12 = defineTable(
  SOURCE,
  columns,
  `
boxes | the word for more than one box | boxs / boxses / boxies | A word that ends with “x” adds “es.”
dishes | the word for more than one dish | dishs / dishies / dishez | A word that ends with “sh” adds “es.”
cats | the word for more than one cat | cates / catz / catts | Most words just add “s.”
buses | the word for more than one bus | buss / busies / busez | A word that ends with “s” adds “es.”
babies | the word for more than one baby | babys / babyes / babbies | The “y” turns into “i,” and then we add “es.”
toys | the word for more than one toy | toyes / toies / toyz | There is a vowel before the “y,” so we just add “s.”
mice | the word for more than one mouse | mousies / mices / mouse’s | The word “mouse” changes to “mice.”
feet | the word for more than one foot | foots / feets / footes | The word “foot” changes to “feet.”
hopping | “hop” with “ing” | hoping / hoppping / hopeing | After one short vowel, the last letter is doubled.
hoping | “hope” with “ing” | hopeing / hopping / hopin | The silent “e” drops before “ing.”
running | “run” with “ing” | runing / runeing / runnning | After one short vowel, the last letter is doubled.
making | “make” with “ing” | makeing / makking / makin | The silent “e” drops before “ing.”
jumped | “jump” with “ed” | jumpt / jumpped / jummped | We just add “ed,” though it sounds like “t.”
stopped | “stop” with “ed” | stoped / stopt / stoppt | After one short vowel, the last letter is doubled.
cried | “cry” with “ed” | cryed / cryd / criyed | The “y” turns into “i,” and then we add “ed.”
bigger | “big” with “er” | biger / biggur / bigor | After one short vowel, the last letter is doubled.
`,
);

const endings34 = defineTable(
  SOURCE,
  columns,
  `
leaves | the plural of “leaf” | leavs / leafes / leeves | The “f” changes to “v” before “es.”
knives | the plural of “knife” | knifes / knivs / nives | The “f” changes to “v” before “es.”
cherries | the plural of “cherry” | cherrys / cherryes / cheries | After a consonant, “y” changes to “i” before “es.”
monkeys | the plural of “monkey” | monkies / monkeyes / monkys | There is a vowel before the “y,” so it just adds “s.”
tomatoes | the plural of “tomato” | tomatos / tomatoez / tomatoe | It adds “es” after the “o.”
pianos | the plural of “piano” | pianoes / pianoz / piannos | It just adds “s,” as most words about music do.
children | the plural of “child” | childs / childrens / childern | The word “child” adds “ren.”
geese | the plural of “goose” | goosen / geeses / gease | The word “goose” changes to “geese.”
teeth | the plural of “tooth” | tooths / teeths / teath | The word “tooth” changes to “teeth.”
women | the plural of “woman” | womans / womens / wommen | The “a” changes to “e.”
happiest | “happy” with “est” | happyest / happyist / hapiest | After a consonant, “y” changes to “i.”
beginning | “begin” with “ing” | begining / beggining / beginnig | The stress falls on “gin,” so the last “n” is doubled.
writing | “write” with “ing” | writeing / writting / wrighting | The silent “e” drops before “ing.”
careful | “care” with “ful” | carful / carefull / carefill | The “e” stays, and the ending “ful” has one “l.”
carried | “carry” with “ed” | carryed / caried / carryd | After a consonant, “y” changes to “i” before “ed.”
carrying | “carry” with “ing” | carriing / carring / caryying | The “y” stays before “ing.”
easily | “easy” with “ly” | easyly / easely / easilly | After a consonant, “y” changes to “i.”
hopeful | “hope” with “ful” | hopful / hopefull / hoppeful | The “e” stays before an ending that begins with a consonant.
`,
);

const endings56 = defineTable(
  SOURCE,
  columns,
  `
heroes | the plural of “hero” | heroez / heroze / herroes | It adds “es” after the “o.”
radios | the plural of “radio” | radioes / radioz / raddios | There is a vowel before the “o,” so it just adds “s.”
shelves | the plural of “shelf” | shelfs / shelvs / shelfes | The “f” changes to “v” before “es.”
chiefs | the plural of “chief” | chieves / cheifs / chiefes | The “f” stays in “chiefs,” as it does in “roofs.”
oxen | the plural of “ox” | oxens / oxs / oxyn | The old ending “en” is kept in “oxen” and “children.”
sheep | the plural of “sheep” | sheeps / sheepes / sheepies | The word “sheep” does not change.
passersby | the plural of “passerby” | passerbys / passerbies / passerbyes | The main word, “passer,” takes the “s.”
arrival | “arrive” with “al” | arriveal / arival / arrivel | The silent “e” drops before a vowel.
noisily | “noisy” with “ly” | noisyly / noisly / noiseily | After a consonant, “y” changes to “i.”
excitement | “excite” with “ment” | excitment / exitement / excitemint | The “e” stays before an ending that begins with a consonant.
preferred | “prefer” with “ed” | prefered / preffered / preferrd | The stress falls on “fer,” so the “r” is doubled.
visited | “visit” with “ed” | visitted / vissited / visitid | The stress falls on “vis,” so the “t” is not doubled.
opening | “open” with “ing” | openning / openeing / oppening | The stress falls on “o,” so the “n” is not doubled.
dying | “die” with “ing” | diing / dyeng / dyying | The “ie” changes to “y” before “ing.”
famous | “fame” with “ous” | fameous / fammous / famus | The silent “e” drops before a vowel.
merciful | “mercy” with “ful” | mercyful / mercifull / mercyfull | After a consonant, “y” changes to “i.”
panicked | “panic” with “ed” | paniced / panicced / panikked | A “k” is added to keep the “c” hard.
lovable | “love” with “able” | lovabel / lovible / lovvable | The silent “e” drops before a vowel.
`,
);

const endings78 = defineTable(
  SOURCE,
  columns,
  `
crises | the plural of “crisis” | crisises / crisi / crisies | A word from Greek that ends with “is” changes to “es.”
criteria | the plural of “criterion” | criterias / criterium / criterea | A word from Greek that ends with “on” can change to “a.”
bacteria | the plural of “bacterium” | bacterias / bacteriae / bacterea | A word from Latin that ends with “um” can change to “a.”
sisters-in-law | the plural of “sister-in-law” | sister-in-laws / sisters-in-laws / sister-ins-law | The main word, “sister,” takes the “s.”
attorneys | the plural of “attorney” | attornies / attorneyes / atorneys | There is a vowel before the “y,” so it just adds “s.”
courageous | “courage” with “ous” | couragous / couragious / courageos | The “e” stays to keep the “g” soft.
manageable | “manage” with “able” | managable / managible / manageble | The “e” stays to keep the “g” soft.
occurring | “occur” with “ing” | occuring / ocurring / occurreing | The stress falls on the last syllable, so the “r” is doubled.
offered | “offer” with “ed” | offerred / ofered / offerd | The stress falls on the first syllable, so the “r” is not doubled.
reference | “refer” with “ence” | referrence / referance / refference | The stress moves to the first syllable, so the “r” is not doubled.
submitted | “submit” with “ed” | submited / submittd / summitted | The stress falls on the last syllable, so the “t” is doubled.
dramatically | “dramatic” with “ly” | dramaticly / dramaticaly / dramatickly | A word that ends with “ic” adds “ally.”
publicly | “public” with “ly” | publickly / publicely / publicley | This word is an exception and adds just “ly.”
mimicking | “mimic” with “ing” | mimicing / mimiccing / mimickeing | A “k” is added to keep the “c” hard.
valuable | “value” with “able” | valueable / valueble / valuible | The silent “e” drops before a vowel.
advantageous | “advantage” with “ous” | advantagous / advantagious / advantageos | The “e” stays to keep the “g” soft.
`,
);

const endings912 = defineTable(
  SOURCE,
  columns,
  `
hypotheses | the plural of “hypothesis” | hypothesises / hypothesi / hypothisis | A word from Greek that ends with “is” changes to “es.”
phenomena | the plural of “phenomenon” | phenomenas / phenominons / phenomenae | A word from Greek that ends with “on” can change to “a.”
alumni | the plural of “alumnus” | alumnuses / alumnis / alumnii | A word from Latin that ends with “us” can change to “i.”
analyses | the plural of “analysis” | analysises / analysi / analisis | A word from Greek that ends with “is” changes to “es.”
attorneys general | the traditional plural of “attorney general” | attorney generales / attornies general / attorneys’ general | The main word, “attorney,” takes the “s.”
controllable | “control” with “able” | controlable / controllible / controleable | The stress falls on the last syllable, so the “l” is doubled.
conferred | “confer” with “ed” | confered / conferrd / conffered | The stress falls on the last syllable, so the “r” is doubled.
inference | “infer” with “ence” | inferrence / inferance / infference | The stress moves to the first syllable, so the “r” is not doubled.
peaceable | “peace” with “able” | peacable / peaceible / peacible | The “e” stays to keep the “c” soft.
outrageous | “outrage” with “ous” | outragous / outragious / outrageos | The “e” stays to keep the “g” soft.
trafficking | “traffic” with “ing” | trafficing / trafficcing / traficking | A “k” is added to keep the “c” hard.
basically | “basic” with “ly” | basicly / basicaly / basickly | A word that ends with “ic” adds “ally.”
incidentally | “incidental” with “ly” | incidently / incidentaly / incidentilly | The ending “ly” is added to “incidental,” not to “incident.”
wholly | “whole” with “ly” | wholely / wholy / whollely | This word is an exception: the “e” drops, and the “l” is doubled.
development | “develop” with “ment” | developement / devellopment / developmint | There is no “e” after the “p.”
allotted | “allot” with “ed” | alloted / alotted / allottid | The stress falls on the last syllable, so the “t” is doubled.
`,
);

const defineEndingForm = (id: string, grades: readonly GradePair[], table: typeof endings12): FactForm =>
  defineForm({
    ...{ id: `${id}-ending`, grades, difficulty: 'hard', table },
    text: ({ task }) => `Which is the right spelling of ${task}?`,
    answer: ({ word }) => word,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ rule }) => rule,
  });

export const wordEndingForms: readonly FactForm[] = [
  defineEndingForm('1-2', ['1-2'], endings12),
  defineEndingForm('3-4', ['3-4'], endings34),
  defineEndingForm('5-6', ['5-6'], endings56),
  defineEndingForm('7-8', ['7-8'], endings78),
  defineEndingForm('9-12', ['9-10', '11-12'], endings912),
];
