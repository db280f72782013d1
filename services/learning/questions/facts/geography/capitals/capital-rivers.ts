import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { LeveledRow } from '#services/learning/questions/facts/geography/leveled-forms.ts';

/** A river that flows through a capital of a country or state. `key` is the key of that place. */
export interface CapitalRiver extends LeveledRow {
  readonly capital: string;
  readonly river: string;
  /** Other rivers of the city. */
  readonly others: readonly string[];
  readonly of: 'country' | 'state';
}

export const capitalRivers: FactTable<CapitalRiver> = {
  source: 'Encyclopaedia Britannica: articles on the cities',
  year: 2024,
  rows: [
    { key: 'united-kingdom', capital: 'London', river: 'Thames', others: [], of: 'country', level: 3 },
    { key: 'france', capital: 'Paris', river: 'Seine', others: ['Marne'], of: 'country', level: 3 },
    { key: 'italy', capital: 'Rome', river: 'Tiber', others: [], of: 'country', level: 3 },
    { key: 'egypt', capital: 'Cairo', river: 'Nile', others: [], of: 'country', level: 3 },
    {
      key: 'united-states',
      capital: 'Washington, D.C.',
      river: 'Potomac',
      others: ['Anacostia'],
      of: 'country',
      level: 3,
    },
    { key: 'austria', capital: 'Vienna', river: 'Danube', others: [], of: 'country', level: 3 },
    { key: 'hungary', capital: 'Budapest', river: 'Danube', others: [], of: 'country', level: 3 },
    { key: 'iraq', capital: 'Baghdad', river: 'Tigris', others: [], of: 'country', level: 3 },
    { key: 'germany', capital: 'Berlin', river: 'Spree', others: ['Havel'], of: 'country', level: 4 },
    { key: 'portugal', capital: 'Lisbon', river: 'Tagus', others: [], of: 'country', level: 4 },
    { key: 'poland', capital: 'Warsaw', river: 'Vistula', others: [], of: 'country', level: 4 },
    { key: 'ukraine', capital: 'Kyiv', river: 'Dnieper', others: [], of: 'country', level: 4 },
    { key: 'czechia', capital: 'Prague', river: 'Vltava', others: [], of: 'country', level: 4 },
    { key: 'serbia', capital: 'Belgrade', river: 'Danube', others: ['Sava'], of: 'country', level: 4 },
    { key: 'slovakia', capital: 'Bratislava', river: 'Danube', others: ['Morava'], of: 'country', level: 4 },
    { key: 'ireland', capital: 'Dublin', river: 'Liffey', others: [], of: 'country', level: 4 },
    { key: 'south-korea', capital: 'Seoul', river: 'Han', others: [], of: 'country', level: 4 },
    { key: 'thailand', capital: 'Bangkok', river: 'Chao Phraya', others: [], of: 'country', level: 4 },
    {
      key: 'cambodia',
      capital: 'Phnom Penh',
      river: 'Mekong',
      others: ['Tonle Sap', 'Bassac'],
      of: 'country',
      level: 4,
    },
    { key: 'laos', capital: 'Vientiane', river: 'Mekong', others: [], of: 'country', level: 4 },
    { key: 'vietnam', capital: 'Hanoi', river: 'Red', others: [], of: 'country', level: 4 },
    { key: 'india', capital: 'New Delhi', river: 'Yamuna', others: [], of: 'country', level: 4 },
    { key: 'sudan', capital: 'Khartoum', river: 'Nile', others: [], of: 'country', level: 4 },
    { key: 'dr-congo', capital: 'Kinshasa', river: 'Congo', others: [], of: 'country', level: 4 },
    { key: 'republic-of-the-congo', capital: 'Brazzaville', river: 'Congo', others: [], of: 'country', level: 5 },
    { key: 'mali', capital: 'Bamako', river: 'Niger', others: [], of: 'country', level: 5 },
    { key: 'niger', capital: 'Niamey', river: 'Niger', others: [], of: 'country', level: 5 },
    { key: 'switzerland', capital: 'Bern', river: 'Aare', others: [], of: 'country', level: 5 },
    { key: 'croatia', capital: 'Zagreb', river: 'Sava', others: [], of: 'country', level: 5 },
    { key: 'latvia', capital: 'Riga', river: 'Daugava', others: [], of: 'country', level: 5 },
    { key: 'lithuania', capital: 'Vilnius', river: 'Neris', others: [], of: 'country', level: 5 },
    { key: 'georgia', capital: 'Tbilisi', river: 'Kura', others: [], of: 'country', level: 5 },
    { key: 'central-african-republic', capital: 'Bangui', river: 'Ubangi', others: [], of: 'country', level: 5 },
    { key: 'chad', capital: 'N’Djamena', river: 'Chari', others: ['Logone'], of: 'country', level: 5 },
    { key: 'guyana', capital: 'Georgetown', river: 'Demerara', others: [], of: 'country', level: 5 },
    { key: 'spain', capital: 'Madrid', river: 'Manzanares', others: [], of: 'country', level: 5 },
    { key: 'minnesota', capital: 'St. Paul', river: 'Mississippi', others: [], of: 'state', level: 3 },
    { key: 'louisiana', capital: 'Baton Rouge', river: 'Mississippi', others: [], of: 'state', level: 3 },
    { key: 'north-dakota', capital: 'Bismarck', river: 'Missouri', others: [], of: 'state', level: 3 },
    { key: 'south-dakota', capital: 'Pierre', river: 'Missouri', others: [], of: 'state', level: 3 },
    { key: 'new-york', capital: 'Albany', river: 'Hudson', others: ['Mohawk'], of: 'state', level: 3 },
    { key: 'pennsylvania', capital: 'Harrisburg', river: 'Susquehanna', others: [], of: 'state', level: 3 },
    { key: 'new-jersey', capital: 'Trenton', river: 'Delaware', others: [], of: 'state', level: 3 },
    { key: 'texas', capital: 'Austin', river: 'Colorado', others: [], of: 'state', level: 3 },
    { key: 'virginia', capital: 'Richmond', river: 'James', others: [], of: 'state', level: 4 },
    { key: 'tennessee', capital: 'Nashville', river: 'Cumberland', others: [], of: 'state', level: 4 },
    { key: 'oregon', capital: 'Salem', river: 'Willamette', others: [], of: 'state', level: 4 },
    { key: 'ohio', capital: 'Columbus', river: 'Scioto', others: ['Olentangy'], of: 'state', level: 4 },
    { key: 'maine', capital: 'Augusta', river: 'Kennebec', others: [], of: 'state', level: 4 },
    { key: 'west-virginia', capital: 'Charleston', river: 'Kanawha', others: ['Elk'], of: 'state', level: 4 },
    { key: 'new-hampshire', capital: 'Concord', river: 'Merrimack', others: [], of: 'state', level: 4 },
    { key: 'vermont', capital: 'Montpelier', river: 'Winooski', others: [], of: 'state', level: 4 },
  ],
};
