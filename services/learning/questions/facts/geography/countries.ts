import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { listNeighbors } from './borders.ts';
import { countriesOfAfrica } from './countries-of-africa.ts';
import { countriesOfAsiaAndOceania } from './countries-of-asia-and-oceania.ts';
import { countriesOfEurope } from './countries-of-europe.ts';
import { countriesOfTheAmericas } from './countries-of-the-americas.ts';
import { type Country, toContinent } from './country.ts';
import { inSentence } from './sentence.ts';

/** The members of the United Nations and Vatican City. */
export const countries: FactTable<Country> = {
  source: 'CIA World Factbook',
  year: 2024,
  rows: [...countriesOfTheAmericas, ...countriesOfEurope, ...countriesOfAsiaAndOceania, ...countriesOfAfrica],
};

const byKey = new Map(countries.rows.map((country) => [country.key, country]));
const byName = new Map(countries.rows.map((country) => [country.name, country]));

/** Throws for a key that no country has, which is a fault of the table that names it. */
export function findCountry(key: string): Country {
  const found = byKey.get(key);
  if (!found) throw new Error(`No country has the key ${key}`);
  return found;
}

/** A place as it stands within a sentence, whether it is a country that takes “the” or not. */
export const placeInSentence = (name: string): string => {
  const country = byName.get(name);
  return country ? inSentence(country) : name;
};

export const findCountryByName = (name: string): Country | undefined => byName.get(name);

/** The names of the countries up to a level, which are the options for students who know those. */
export const listCountryNames = (levelMax: number): string[] =>
  countries.rows.filter(({ level }) => level <= levelMax).map(({ name }) => name);

/** How far a country is as a wrong option: of the same region first, then of the continent, then the rest. */
export function countryDistance(one: Country, other: Country | undefined): number {
  if (!other) return 9;
  const apart = one.region === other.region ? 0 : toContinent(one) === toContinent(other) ? 1 : 2;
  return apart * 2 + (Math.abs(one.level - other.level) > 2 ? 1 : 0);
}

export const listNeighborCountries = ({ key }: Country): Country[] => listNeighbors(key).map(findCountry);
