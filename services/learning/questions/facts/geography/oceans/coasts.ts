import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { LeveledRow } from '#services/learning/questions/facts/geography/leveled-forms.ts';
import type { Ocean } from './waters.ts';

/** The only ocean on whose open coast a country lies. `key` is the key of the country. */
export interface Coast extends LeveledRow {
  readonly ocean: Ocean;
  /** Oceans that the country also reaches, if only by a sea or an island. */
  readonly also: readonly string[];
}

export const coasts: FactTable<Coast> = {
  source: 'CIA World Factbook: Location',
  year: 2024,
  rows: [
    { key: 'brazil', ocean: 'Atlantic Ocean', also: [], level: 2 },
    { key: 'peru', ocean: 'Pacific Ocean', also: [], level: 2 },
    { key: 'japan', ocean: 'Pacific Ocean', also: [], level: 2 },
    { key: 'india', ocean: 'Indian Ocean', also: [], level: 2 },
    { key: 'kenya', ocean: 'Indian Ocean', also: [], level: 2 },
    { key: 'portugal', ocean: 'Atlantic Ocean', also: [], level: 2 },
    { key: 'ireland', ocean: 'Atlantic Ocean', also: [], level: 2 },
    { key: 'argentina', ocean: 'Atlantic Ocean', also: ['Southern Ocean'], level: 2 },
    { key: 'tanzania', ocean: 'Indian Ocean', also: [], level: 3 },
    { key: 'ecuador', ocean: 'Pacific Ocean', also: [], level: 3 },
    { key: 'morocco', ocean: 'Atlantic Ocean', also: [], level: 3 },
    { key: 'nigeria', ocean: 'Atlantic Ocean', also: [], level: 3 },
    { key: 'ghana', ocean: 'Atlantic Ocean', also: [], level: 3 },
    { key: 'venezuela', ocean: 'Atlantic Ocean', also: [], level: 3 },
    { key: 'madagascar', ocean: 'Indian Ocean', also: [], level: 3 },
    { key: 'philippines', ocean: 'Pacific Ocean', also: ['Indian Ocean'], level: 3 },
    { key: 'cuba', ocean: 'Atlantic Ocean', also: [], level: 3 },
    { key: 'bangladesh', ocean: 'Indian Ocean', also: [], level: 3 },
    { key: 'uruguay', ocean: 'Atlantic Ocean', also: [], level: 4 },
    { key: 'guyana', ocean: 'Atlantic Ocean', also: [], level: 4 },
    { key: 'suriname', ocean: 'Atlantic Ocean', also: [], level: 4 },
    { key: 'senegal', ocean: 'Atlantic Ocean', also: [], level: 4 },
    { key: 'mozambique', ocean: 'Indian Ocean', also: [], level: 4 },
    { key: 'namibia', ocean: 'Atlantic Ocean', also: [], level: 4 },
    { key: 'angola', ocean: 'Atlantic Ocean', also: [], level: 4 },
    { key: 'pakistan', ocean: 'Indian Ocean', also: [], level: 4 },
    { key: 'oman', ocean: 'Indian Ocean', also: [], level: 4 },
    { key: 'el-salvador', ocean: 'Pacific Ocean', also: [], level: 4 },
    { key: 'new-zealand', ocean: 'Pacific Ocean', also: ['Southern Ocean'], level: 3 },
    { key: 'china', ocean: 'Pacific Ocean', also: [], level: 3 },
    { key: 'vietnam', ocean: 'Pacific Ocean', also: [], level: 4 },
    { key: 'somalia', ocean: 'Indian Ocean', also: [], level: 5 },
    { key: 'liberia', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'sierra-leone', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'gabon', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'mauritania', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'papua-new-guinea', ocean: 'Pacific Ocean', also: [], level: 5 },
    { key: 'myanmar', ocean: 'Indian Ocean', also: [], level: 5 },
    { key: 'yemen', ocean: 'Indian Ocean', also: [], level: 5 },
    { key: 'belize', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'cameroon', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'ivory-coast', ocean: 'Atlantic Ocean', also: [], level: 5 },
    { key: 'gambia', ocean: 'Atlantic Ocean', also: [], level: 6 },
    { key: 'togo', ocean: 'Atlantic Ocean', also: [], level: 6 },
    { key: 'benin', ocean: 'Atlantic Ocean', also: [], level: 6 },
    { key: 'guinea-bissau', ocean: 'Atlantic Ocean', also: [], level: 6 },
    { key: 'comoros', ocean: 'Indian Ocean', also: [], level: 6 },
    { key: 'vanuatu', ocean: 'Pacific Ocean', also: [], level: 6 },
    { key: 'kiribati', ocean: 'Pacific Ocean', also: [], level: 6 },
    { key: 'sao-tome-and-principe', ocean: 'Atlantic Ocean', also: [], level: 6 },
  ],
};
