import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { LeveledRow } from '#services/learning/questions/facts/geography/leveled-forms.ts';

/** An earlier name of a capital of today. `key` is the key of the country. */
export interface FormerName extends LeveledRow {
  readonly former: string;
}

export const formerNames: FactTable<FormerName> = {
  source: 'Encyclopaedia Britannica: articles on the cities',
  year: 2024,
  rows: [
    { key: 'japan', former: 'Edo', level: 5 },
    { key: 'mexico', former: 'Tenochtitlan', level: 4 },
    { key: 'turkey', former: 'Angora', level: 5 },
    { key: 'indonesia', former: 'Batavia', level: 5 },
    { key: 'zimbabwe', former: 'Salisbury', level: 5 },
    { key: 'dr-congo', former: 'Léopoldville', level: 5 },
    { key: 'chad', former: 'Fort-Lamy', level: 6 },
    { key: 'mozambique', former: 'Lourenço Marques', level: 5 },
    { key: 'dominican-republic', former: 'Ciudad Trujillo', level: 6 },
    { key: 'norway', former: 'Christiania', level: 5 },
    { key: 'georgia', former: 'Tiflis', level: 5 },
    { key: 'kyrgyzstan', former: 'Frunze', level: 6 },
    { key: 'tajikistan', former: 'Stalinabad', level: 6 },
    { key: 'slovakia', former: 'Pressburg', level: 6 },
    { key: 'canada', former: 'Bytown', level: 5 },
    { key: 'gambia', former: 'Bathurst', level: 6 },
    { key: 'estonia', former: 'Reval', level: 6 },
    { key: 'france', former: 'Lutetia', level: 5 },
    { key: 'united-kingdom', former: 'Londinium', level: 4 },
    { key: 'jordan', former: 'Philadelphia', level: 6 },
    { key: 'montenegro', former: 'Titograd', level: 6 },
  ],
};
