import type { Country } from '../country.ts';
import { shareWord } from '../sentence.ts';
import { largeCities } from './large-cities.ts';

/** Countries whose capital is disputed, divided among cities, about to move or not fixed by law. */
const unclear = new Set(
  'bolivia south-africa sri-lanka eswatini israel yemen indonesia equatorial-guinea nauru benin'.split(' '),
);

/** True if the country has one undisputed capital whose name does not give the country away. */
export const hasClearCapital = (country: Country): boolean =>
  !unclear.has(country.key) && !shareWord(country.name, country.capital) && country.name !== country.capital;

/** Cities that share the work of a capital. They are never wrong options for it. */
const secondCapitals = [
  'The Hague',
  'Abidjan',
  'Dar es Salaam',
  'Cotonou',
  'Bujumbura',
  'Putrajaya',
  'Sejong',
  'Valparaíso',
].concat(['Cetinje', 'La Paz', 'Cape Town', 'Bloemfontein', 'Colombo', 'Lobamba']);
export const isSecondCapital = (city: string): boolean => secondCapitals.includes(city);

const citiesByCountry = new Map(largeCities.rows.map((row) => [row.key, row]));

/** The cities of the country that could be taken for its capital. */
export function listOtherCities(key: string): string[] {
  const row = citiesByCountry.get(key);
  return row ? [...(row.largest ? [row.largest] : []), ...row.others] : [];
}
