import { defineTable } from '#services/learning/questions/facts/english/define-table.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';

const columns = ['word', 'meaning', 'wrong', 'part', 'partMeaning'] as const;

const parts12 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
redo | do again | do before / do badly / do not do | re- | again
unlock | open the lock | lock it again / lock it well / break the lock | un- | the reverse of
unhappy | not happy | very happy / happy again / too happy | un- | not
farmer | a person who farms | a place to farm / a very big farm / a farm with no cows | -er | a person who does it
helpful | giving much help | giving no help / in need of help / asking for help | -ful | full of
hopeless | without hope | full of hope / hoping again / a little hope | -less | without
slowly | in a slow way | more slow / not slow / the most slow | -ly | in that way
taller | more tall | not tall / the most tall / as tall | -er | more
fastest | the most fast | not fast / more fast / as fast | -est | the most
refill | fill again | fill halfway / do not fill / fill too much | re- | again
unkind | not kind | very kind / kind again / the most kind | un- | not
singer | a person who sings | a song to sing / a place to sing / a bad song | -er | a person who does it
sunny | with much sun | with no sun / under the sun / far from the sun | -y | full of
joyful | full of joy | without joy / a bit of joy / joy again | -ful | full of
sleepless | without sleep | full of sleep / asleep again / a long sleep | -less | without
`,
);

const parts34 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
preheat | heat before | heat again / heat too much / heat badly | pre- | before
misspell | spell wrong | spell again / spell out loud / spell before | mis- | wrong
disagree | not agree | agree again / agree at once / fully agree | dis- | not
overcook | cook too much | cook too little / cook again / cook before | over- | too much
rewrite | write again | write badly / write before / write too much | re- | again
fearless | without fear | full of fear / afraid again / causing fear | -less | without
breakable | able to break | not able to break / broken before / broken again | -able | able to be
kindness | the state of being kind | a person who is kind / more than kind / not at all kind | -ness | the state of being
nonstop | without a stop | with a long stop / stopping again / before a stop | non- | not or without
subway | a train that runs under the ground | a train that runs again / a train with no seats / a train that flies | sub- | under
childish | like a child | without a child / before a child / with a child | -ish | like
actor | a person who acts | a place to act / a part to act / a way to act | -or | a person who does it
impossible | not possible | barely possible / possible again / fully possible | im- | not
midnight | the middle of the night | the start of the night / the night before / a very long night | mid- | the middle of
tricycle | a cycle with three wheels | a cycle with two wheels / a cycle with one wheel / a cycle with no wheels | tri- | three
movement | the act of moving | a person who moves / able to move / without moving | -ment | the act of
artist | a person who makes art | a place for art / a love of art / a lack of art | -ist | a person who does it
priceless | too valuable to have a price | sold at half price / having a fair price / sold without profit | -less | without
`,
);

const parts56 = defineTable(
  'Merriam-Webster Dictionary',
  columns,
  `
antifreeze | a liquid that prevents freezing | a liquid that freezes first / a freezer for liquids / a thing frozen again | anti- | against
interstate | between states | within one state / below the state / against the state | inter- | between
semicircle | half of a circle | two circles / a circle within a circle / a very large circle | semi- | half
transatlantic | across the Atlantic | under the Atlantic / around the Atlantic / near the Atlantic | trans- | across
superhuman | beyond human powers | below human powers / half human / not yet human | super- | above or beyond
coauthor | one who writes with another | one who writes against another / one who writes again / one who wrote before | co- | together
irregular | not regular | regular again / almost regular / overly regular | ir- | not
foresee | see ahead of time | see after the fact / fail to see / see once more | fore- | before
underestimate | guess too low | guess too high / guess again / guess exactly | under- | too little
bilingual | able to speak two languages | able to speak one language / able to speak well / not able to speak | bi- | two
autobiography | one’s own life story, written by oneself | a life story told by a friend / the life story of a car / a made-up life story | auto- | self
postwar | after a war | before a war / during a war / against a war | post- | after
illogical | not logical | very logical / logical again / formerly logical | il- | not
microorganism | a living thing too small to see | the largest living thing / a half-living thing / a thing no longer living | micro- | very small
purify | make pure | become less pure / test whether pure / keep from being pure | -ify | make
freedom | the state of being free | a person who is free / the act of freeing / without being free | -dom | the state of
graceful | full of grace | without grace / before grace / able to give grace | -ful | full of
malnutrition | poor nutrition | good nutrition / the study of nutrition / added nutrition | mal- | bad or poor
`,
);

const defineWordPartForm = (pair: GradePair, table: typeof parts34): FactForm =>
  defineForm({
    ...{ id: `${pair}-word-part`, grades: [pair], difficulty: 'medium', table },
    text: ({ word, part }) =>
      `The word “${word}” ${part.startsWith('-') ? 'ends with' : 'begins with'} “${part.replace('-', '')}.” What does “${word}” mean?`,
    answer: ({ meaning }) => meaning,
    options: ({ wrong }) => splitCell(wrong),
    explanation: ({ word, meaning, part, partMeaning }) =>
      `The part “${part.replace('-', '')}” means “${partMeaning}.” So “${word}” means “${meaning}.”`,
  });

export const wordPartForms: readonly FactForm[] = [
  defineWordPartForm('1-2', parts12),
  defineWordPartForm('3-4', parts34),
  defineWordPartForm('5-6', parts56),
];
