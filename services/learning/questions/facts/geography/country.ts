import type { FactRow } from '#services/learning/questions/facts/fact-table.ts';

export type Continent = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'South America' | 'Oceania';

/** The regions of the world as United Nations statistics divide it, with the name that school books give them. */
export const regions = {
  northern: { name: 'Northern America', continent: 'North America' },
  'central-america': { name: 'Central America', continent: 'North America' },
  caribbean: { name: 'the Caribbean', continent: 'North America' },
  'south-america': { name: 'South America', continent: 'South America' },
  'northern-europe': { name: 'Northern Europe', continent: 'Europe' },
  'western-europe': { name: 'Western Europe', continent: 'Europe' },
  'southern-europe': { name: 'Southern Europe', continent: 'Europe' },
  'eastern-europe': { name: 'Eastern Europe', continent: 'Europe' },
  'east-asia': { name: 'East Asia', continent: 'Asia' },
  'south-asia': { name: 'South Asia', continent: 'Asia' },
  'southeast-asia': { name: 'Southeast Asia', continent: 'Asia' },
  'central-asia': { name: 'Central Asia', continent: 'Asia' },
  'southwest-asia': { name: 'Southwest Asia', continent: 'Asia' },
  'north-africa': { name: 'North Africa', continent: 'Africa' },
  'west-africa': { name: 'West Africa', continent: 'Africa' },
  'central-africa': { name: 'Central Africa', continent: 'Africa' },
  'east-africa': { name: 'East Africa', continent: 'Africa' },
  'southern-africa': { name: 'Southern Africa', continent: 'Africa' },
  oceania: { name: 'Oceania', continent: 'Oceania' },
} as const satisfies Record<string, { name: string; continent: Continent }>;
export type Region = keyof typeof regions;

export interface Country extends FactRow {
  /** Without an article. */
  readonly name: string;
  /** True if a sentence says “the” before the name. */
  readonly the?: true;
  readonly capital: string;
  readonly region: Region;
  /** 1 for countries that first graders have heard of, up to 6 for those that only high-school students learn. */
  readonly level: number;
  /** Has no coast on an ocean or a sea that is joined to one. */
  readonly landlocked?: true;
  /** Lies on islands alone and has no border on land. */
  readonly island?: true;
  /** Another continent that the country reaches, or that some books count it to. */
  readonly alsoIn?: Continent;
  /** Other regions that some books count the country to. */
  readonly alsoRegions?: readonly Region[];
}

export const toContinent = ({ region }: Country): Continent => regions[region].continent;

/** True if the country lies in the region, or some books say so. */
export const isInRegion = ({ region, alsoRegions = [] }: Country, other: Region): boolean =>
  region === other || alsoRegions.includes(other);

/** True if the country lies on the continent, even with a part alone. */
export const isOnContinent = (country: Country, continent: Continent): boolean =>
  toContinent(country) === continent || country.alsoIn === continent;
