import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

export interface Planet extends FactRow {
  readonly name: string;
  /** 1 for the planet that is nearest to the sun. */
  readonly place: number;
}

export const planets: FactTable<Planet> = {
  source: 'NASA: Planetary Fact Sheet',
  year: 2024,
  rows: [
    { key: 'mercury', name: 'Mercury', place: 1 },
    { key: 'venus', name: 'Venus', place: 2 },
    { key: 'earth', name: 'Earth', place: 3 },
    { key: 'mars', name: 'Mars', place: 4 },
    { key: 'jupiter', name: 'Jupiter', place: 5 },
    { key: 'saturn', name: 'Saturn', place: 6 },
    { key: 'uranus', name: 'Uranus', place: 7 },
    { key: 'neptune', name: 'Neptune', place: 8 },
  ],
};
