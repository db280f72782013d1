import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { LeveledRow } from '#services/learning/questions/facts/geography/leveled-forms.ts';

/** A city that was the capital of a country before the capital of today. `key` is the key of the country. */
export interface FormerCapital extends LeveledRow {
  readonly former: string;
  readonly year: number;
  readonly why: string;
}

/** The year in which the present city became the capital, by law or in fact. */
export const formerCapitals: FactTable<FormerCapital> = {
  source: 'Encyclopaedia Britannica: articles on the cities',
  year: 2024,
  rows: [
    {
      key: 'brazil',
      former: 'Rio de Janeiro',
      year: 1960,
      why: 'The new capital was built inland to draw people away from the crowded coast.',
      level: 4,
    },
    {
      key: 'nigeria',
      former: 'Lagos',
      year: 1991,
      why: 'The new capital lies in the center, between the main peoples and faiths of the country.',
      level: 4,
    },
    {
      key: 'kazakhstan',
      former: 'Almaty',
      year: 1997,
      why: 'The old capital lay at the far southeastern edge, in a zone of earthquakes.',
      level: 5,
    },
    {
      key: 'pakistan',
      former: 'Karachi',
      year: 1967,
      why: 'The government left the crowded port for a planned city farther inland.',
      level: 4,
    },
    {
      key: 'myanmar',
      former: 'Yangon',
      year: 2006,
      why: 'The government built a new city in the interior, far from the crowded port.',
      level: 5,
    },
    {
      key: 'tanzania',
      former: 'Dar es Salaam',
      year: 1996,
      why: 'The parliament moved from the coast to the middle of the country.',
      level: 5,
    },
    {
      key: 'ivory-coast',
      former: 'Abidjan',
      year: 1983,
      why: 'The president chose his home town in the interior.',
      level: 5,
    },
    {
      key: 'turkey',
      former: 'Istanbul',
      year: 1923,
      why: 'The new republic wanted a capital in the heart of the country, away from the sultans’ city.',
      level: 4,
    },
    {
      key: 'russia',
      former: 'St. Petersburg',
      year: 1918,
      why: 'The government moved inland while enemy troops came near the old capital.',
      level: 4,
    },
    {
      key: 'japan',
      former: 'Kyoto',
      year: 1868,
      why: 'The emperor moved from the old city in the west to the city of the shoguns.',
      level: 4,
    },
    {
      key: 'germany',
      former: 'Bonn',
      year: 1990,
      why: 'When East and West Germany united, the country returned to its older capital.',
      level: 4,
    },
    {
      key: 'india',
      former: 'Kolkata',
      year: 1911,
      why: 'British rulers announced a more central capital near the old seat of the Mughals.',
      level: 4,
    },
    {
      key: 'australia',
      former: 'Melbourne',
      year: 1927,
      why: 'A new city was built so that neither of two rival cities would win.',
      level: 4,
    },
    {
      key: 'new-zealand',
      former: 'Auckland',
      year: 1865,
      why: 'A town near the middle was easier to reach from both main islands.',
      level: 5,
    },
    {
      key: 'belize',
      former: 'Belize City',
      year: 1970,
      why: 'A hurricane had flooded the old capital on the coast.',
      level: 5,
    },
    {
      key: 'burundi',
      former: 'Bujumbura',
      year: 2019,
      why: 'The political capital was moved to the center of the country.',
      level: 6,
    },
    {
      key: 'malawi',
      former: 'Zomba',
      year: 1975,
      why: 'A new capital in the middle was meant to develop the center and north.',
      level: 6,
    },
    {
      key: 'poland',
      former: 'Kraków',
      year: 1596,
      why: 'The royal court moved to a city nearer the middle of a large kingdom.',
      level: 5,
    },
    {
      key: 'united-states',
      former: 'Philadelphia',
      year: 1800,
      why: 'A new district was created that would belong to no state.',
      level: 4,
    },
    {
      key: 'portugal',
      former: 'Coimbra',
      year: 1255,
      why: 'The court moved to the great port at the mouth of the Tagus.',
      level: 6,
    },
    {
      key: 'canada',
      former: 'Québec City',
      year: 1865,
      why: 'A town between English-speaking and French-speaking Canada was chosen.',
      level: 5,
    },
    {
      key: 'italy',
      former: 'Florence',
      year: 1871,
      why: 'The last great city of the peninsula had joined the new kingdom.',
      level: 5,
    },
    {
      key: 'china',
      former: 'Nanjing',
      year: 1949,
      why: 'The winners of the civil war chose the old northern capital of the emperors.',
      level: 5,
    },
    {
      key: 'laos',
      former: 'Luang Prabang',
      year: 1563,
      why: 'The royal court moved down the Mekong, away from invaders.',
      level: 6,
    },
    {
      key: 'botswana',
      former: 'Mafeking',
      year: 1965,
      why: 'The old seat of government lay outside the country.',
      level: 6,
    },
    {
      key: 'finland',
      former: 'Turku',
      year: 1812,
      why: 'The new Russian rulers wanted a capital that was nearer to St. Petersburg.',
      level: 6,
    },
    {
      key: 'morocco',
      former: 'Fez',
      year: 1912,
      why: 'The French rulers moved the government from the interior to the Atlantic coast.',
      level: 6,
    },
    {
      key: 'honduras',
      former: 'Comayagua',
      year: 1880,
      why: 'The president moved the government to a town of silver mines.',
      level: 6,
    },
    { key: 'guatemala', former: 'Antigua', year: 1776, why: 'Earthquakes had destroyed the old capital.', level: 6 },
  ],
};
