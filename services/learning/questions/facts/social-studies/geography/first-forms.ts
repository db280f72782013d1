import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { type FoundIn, foundIn } from './found-in.ts';

/** Four places in a row on a map, and the question for one of them. */
interface PlaceInRow extends FactRow {
  readonly names: readonly string[];
  readonly where: string;
  readonly answer: string;
  readonly why: string;
}
/** Names as short as they are for first readers. */
const names = ['park', 'pond', 'zoo', 'farm', 'bank', 'pool', 'mill', 'barn', 'shop', 'lake', 'hill', 'dock'];
/** How far apart in the list the four names of a row are. */
const ROW_STEPS = [0, 2, 5, 9];
const placesInRow: FactTable<PlaceInRow> = {
  source: 'National Geographic Education: Map Skills',
  year: 2024,
  rows: names.slice(0, 8).flatMap((first, start) => {
    const row = ROW_STEPS.map((step) => names[(start + step) % names.length] as string);
    const [, second = '', third = '', last = ''] = row;
    return [
      {
        key: `${first}-west`,
        names: row,
        where: 'is the farthest west',
        answer: first,
        why: 'The left side of this map is west.',
      },
      {
        key: `${first}-east`,
        names: row,
        where: 'is the farthest east',
        answer: last,
        why: 'The right side of this map is east.',
      },
      {
        ...{ key: `${first}-next`, names: row, where: `is just east of the ${second}`, answer: third },
        why: `East is to the right. The ${third} comes right after the ${second}.`,
      },
    ];
  }),
};

/** Forms for children who cannot read a map yet. */
export const firstForms: readonly FactForm[] = [
  defineForm<PlaceInRow>({
    ...{ id: 'in-a-row', grades: ['1-2'], difficulty: 'hard', table: placesInRow },
    text: ({ names: [one, two, three, four], where }) =>
      `A map has north on top. From left to right are a ${one}, a ${two}, a ${three} and a ${four}. What ${where}?`,
    answer: ({ answer }) => `The ${answer}`,
    options: (row) => row.names.map((name) => `The ${name}`),
    explanation: ({ why }) => why,
  }),
  defineForm<FoundIn>({
    ...{ id: 'where-found', grades: ['1-2'], difficulty: 'easy', table: foundIn },
    text: ({ thing }) => `Where would you look for ${thing}?`,
    answer: ({ place }) => toCapital(place),
    explanation: ({ why }) => why,
  }),
  defineForm<FoundIn>({
    ...{ id: 'what-found', grades: ['1-2'], difficulty: 'easy', table: foundIn },
    text: ({ place }) => `What could you see ${place}?`,
    answer: ({ thing }) => toCapital(thing),
    explanation: ({ why }) => why,
  }),
];
