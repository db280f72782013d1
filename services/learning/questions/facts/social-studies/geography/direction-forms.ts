import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';

const directions = ['north', 'east', 'south', 'west'] as const;
const between = ['northeast', 'southeast', 'southwest', 'northwest'] as const;
const turned = (start: number, quarters: number) => directions[(start + quarters + 4) % 4] as string;
const source = { source: 'National Geographic Education: Map Skills', year: 2024 };

/** A walk with turns, and the direction at its end. */
interface Walk extends FactRow {
  readonly ask: string;
  readonly end: string;
  readonly why: string;
}
const turns = { right: 1, left: -1, around: 2 } as const;
const names = ['Ana', 'Ben', 'Mia', 'Leo'];
const oneTurn: FactTable<Walk> = {
  ...source,
  rows: directions.flatMap((start, at) =>
    (Object.keys(turns) as (keyof typeof turns)[]).map((turn) => ({
      key: `${start}-${turn}`,
      ask: `${names[at]} walks ${start} and then turns ${turn}. Which way does ${names[at]} face?`,
      end: turned(at, turns[turn]),
      why: `${turn === 'around' ? 'Turning around' : `A turn to the ${turn}`} from ${start} leads ${turned(at, turns[turn])}.`,
    })),
  ),
};
const twoTurns: FactTable<Walk> = {
  ...source,
  rows: directions.flatMap((start, at) =>
    (['right', 'left'] as const).flatMap((first) =>
      (['right', 'left'] as const).map((second) => ({
        key: `${start}-${first}-${second}`,
        ask: `A bus drives ${start}, turns ${first} and then ${first === second ? `${second} again` : second}. Which way does it drive now?`,
        end: turned(at, turns[first] + turns[second]),
        why: `From ${start}, a turn to the ${first} leads ${turned(at, turns[first])}. The next turn leads ${turned(at, turns[first] + turns[second])}.`,
      })),
    ),
  ),
};

/** Two places, one of which lies in a direction from the other. */
const places = [
  'school',
  'park',
  'store',
  'library',
  'pond',
  'zoo',
  'farm',
  'church',
  'bank',
  'museum',
  'pool',
  'bakery',
];
const backward: FactTable<Walk> = {
  ...source,
  rows: [...directions, ...between].flatMap((way, at) =>
    [0, 1, 2].map((step) => {
      const [one, other] = [places[(at * 3 + step) % 12], places[(at * 3 + step + 5) % 12]];
      const opposite = way.length > 5 ? between[(between.indexOf(way as 'northeast') + 2) % 4] : turned(at, 2);
      return {
        key: `${one}-${other}-${way}`,
        ask: `On a map, the ${one} is ${way} of the ${other}. Where is the ${other} from the ${one}?`,
        end: opposite as string,
        why: `The way back is the opposite way. The opposite of ${way} is ${opposite}.`,
      };
    }),
  ),
};
const isMain = ({ end }: Walk) => end.length < 6;

/** What you face when something is on one side of you. */
const facing: FactTable<Walk> = {
  ...source,
  rows: directions.flatMap((way, at) =>
    (['right', 'left', 'back'] as const).map((side) => {
      const end = turned(at, { right: 1, left: -1, back: 2 }[side]);
      return {
        key: `${way}-${side}`,
        ask: `You stand in a field and look ${way}. Which direction is ${side === 'back' ? 'behind you' : `on your ${side}`}?`,
        end,
        why: `When you look ${way}, ${end} is ${side === 'back' ? 'behind you' : `on your ${side}`}.`,
      };
    }),
  ),
};

const define = (
  id: string,
  table: FactTable<Walk>,
  form: Pick<Parameters<typeof defineForm<Walk>>[0], 'grades' | 'difficulty' | 'isAsked' | 'options'>,
) =>
  defineForm<Walk>({
    ...{ id, table, options: () => directions.map(toCapital), ...form },
    text: ({ ask }) => ask,
    answer: ({ end }) => toCapital(end),
    explanation: ({ why }) => why,
  });

export const directionForms: readonly FactForm[] = [
  define('turn', oneTurn, { grades: ['1-2', '3-4'], difficulty: 'medium' }),
  define('facing', facing, { grades: ['1-2'], difficulty: 'medium' }),
  define('two-turns', twoTurns, {
    ...{ grades: ['3-4'], difficulty: 'hard' },
    isAsked: ({ ask, end }) => !ask.includes(end),
  }),
  define('way-back', backward, { grades: ['1-2', '3-4'], difficulty: 'hard', isAsked: isMain }),
  define('way-back', backward, {
    ...{ grades: ['3-4', '5-6'], difficulty: 'hard', isAsked: (row: Walk) => !isMain(row) },
    options: () => between.map(toCapital),
  }),
];
