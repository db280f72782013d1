import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { LeveledRow } from '#services/learning/questions/facts/geography/leveled-forms.ts';

/** About the middle of a state, in degrees north and west. `key` is the key of the state. */
export interface StatePlace extends LeveledRow {
  readonly name: string;
  readonly north: number;
  readonly west: number;
}

export const statePlaces: FactTable<StatePlace> = {
  source: 'U.S. Census Bureau: Gazetteer Files',
  year: 2020,
  rows: [
    { key: 'alabama', name: 'Alabama', north: 33, west: 87, level: 2 },
    { key: 'alaska', name: 'Alaska', north: 64, west: 152, level: 2 },
    { key: 'arizona', name: 'Arizona', north: 34, west: 112, level: 2 },
    { key: 'arkansas', name: 'Arkansas', north: 35, west: 92, level: 3 },
    { key: 'california', name: 'California', north: 37, west: 120, level: 2 },
    { key: 'colorado', name: 'Colorado', north: 39, west: 106, level: 2 },
    { key: 'florida', name: 'Florida', north: 28, west: 82, level: 2 },
    { key: 'georgia', name: 'Georgia', north: 33, west: 83, level: 2 },
    { key: 'hawaii', name: 'Hawaii', north: 20, west: 157, level: 2 },
    { key: 'idaho', name: 'Idaho', north: 44, west: 115, level: 3 },
    { key: 'illinois', name: 'Illinois', north: 40, west: 89, level: 2 },
    { key: 'indiana', name: 'Indiana', north: 40, west: 86, level: 3 },
    { key: 'iowa', name: 'Iowa', north: 42, west: 94, level: 3 },
    { key: 'kansas', name: 'Kansas', north: 38, west: 98, level: 2 },
    { key: 'kentucky', name: 'Kentucky', north: 38, west: 85, level: 3 },
    { key: 'louisiana', name: 'Louisiana', north: 31, west: 92, level: 3 },
    { key: 'maine', name: 'Maine', north: 45, west: 69, level: 2 },
    { key: 'michigan', name: 'Michigan', north: 44, west: 85, level: 2 },
    { key: 'minnesota', name: 'Minnesota', north: 46, west: 94, level: 2 },
    { key: 'mississippi', name: 'Mississippi', north: 33, west: 90, level: 3 },
    { key: 'missouri', name: 'Missouri', north: 38, west: 92, level: 3 },
    { key: 'montana', name: 'Montana', north: 47, west: 110, level: 2 },
    { key: 'nebraska', name: 'Nebraska', north: 41, west: 100, level: 3 },
    { key: 'nevada', name: 'Nevada', north: 39, west: 117, level: 2 },
    { key: 'new-mexico', name: 'New Mexico', north: 34, west: 106, level: 3 },
    { key: 'new-york', name: 'New York', north: 43, west: 75, level: 2 },
    { key: 'north-carolina', name: 'North Carolina', north: 35, west: 79, level: 3 },
    { key: 'north-dakota', name: 'North Dakota', north: 47, west: 100, level: 3 },
    { key: 'ohio', name: 'Ohio', north: 40, west: 83, level: 2 },
    { key: 'oklahoma', name: 'Oklahoma', north: 36, west: 97, level: 3 },
    { key: 'oregon', name: 'Oregon', north: 44, west: 121, level: 2 },
    { key: 'pennsylvania', name: 'Pennsylvania', north: 41, west: 78, level: 3 },
    { key: 'south-carolina', name: 'South Carolina', north: 34, west: 81, level: 3 },
    { key: 'south-dakota', name: 'South Dakota', north: 44, west: 100, level: 3 },
    { key: 'tennessee', name: 'Tennessee', north: 36, west: 86, level: 3 },
    { key: 'texas', name: 'Texas', north: 31, west: 99, level: 2 },
    { key: 'utah', name: 'Utah', north: 39, west: 112, level: 3 },
    { key: 'vermont', name: 'Vermont', north: 44, west: 73, level: 3 },
    { key: 'virginia', name: 'Virginia', north: 38, west: 79, level: 3 },
    { key: 'washington', name: 'Washington', north: 47, west: 120, level: 2 },
    { key: 'west-virginia', name: 'West Virginia', north: 39, west: 81, level: 3 },
    { key: 'wisconsin', name: 'Wisconsin', north: 44, west: 90, level: 3 },
    { key: 'wyoming', name: 'Wyoming', north: 43, west: 108, level: 3 },
  ],
};
