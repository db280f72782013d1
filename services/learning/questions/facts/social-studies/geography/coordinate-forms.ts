import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineLeveledForms } from '../../geography/leveled-forms.ts';
import { type City, cities } from './cities.ts';

const { rows } = cities;
const cityByName = new Map(rows.map((city) => [city.name, city]));
const northOrSouth = ({ latitude }: City) => (latitude < 0 ? 'south' : 'north');
const eastOrWest = ({ longitude }: City) => (longitude < 0 ? 'west' : 'east');
const coordinates = (city: City) =>
  `${Math.abs(city.latitude)}° ${northOrSouth(city)} and ${Math.abs(city.longitude)}° ${eastOrWest(city)}`;
const hemispheres = (city: City) =>
  `${northOrSouth(city) === 'north' ? 'Northern' : 'Southern'} and ${eastOrWest(city) === 'east' ? 'Eastern' : 'Western'}`;
const allHemispheres = ['Northern and Eastern', 'Northern and Western', 'Southern and Eastern', 'Southern and Western'];

/** Cities closer than this in both directions cannot be told apart by an atlas in the head. */
const NEAR_DEGREES = 20;
const isNear = (one: City, other: City): boolean =>
  Math.abs(one.latitude - other.latitude) < NEAR_DEGREES && Math.abs(one.longitude - other.longitude) < NEAR_DEGREES;
/** A city on the other side of the same lines is a tempting wrong option. */
const mirrored = (one: City, other: City | undefined): number => {
  if (!other) return 9;
  const isSameHalf = northOrSouth(one) === northOrSouth(other) || eastOrWest(one) === eastOrWest(other);
  return isSameHalf ? 0 : 1;
};

/** Degrees of longitude that the Earth turns in an hour. */
const DEGREES_PER_HOUR = 15;
const hoursApart = ({ longitude }: City) => Math.round(Math.abs(longitude) / DEGREES_PER_HOUR);
/** The hour at a longitude, by the sun, when it is noon in London. */
const sunTime = (city: City, error = 0): string => {
  const hour = 12 + (eastOrWest(city) === 'east' ? 1 : -1) * (hoursApart(city) + error);
  const shown = ((hour + 11) % 12) + 1;
  const half = hour >= 12 && hour < 24 ? 'p.m.' : 'a.m.';
  return hour === 24 || hour === 0 ? 'About midnight' : `About ${shown} ${half}`;
};
const wrongTimes = (city: City): string[] => {
  const other = { ...city, longitude: -city.longitude };
  return [sunTime(other), sunTime(city, 2), sunTime(city, -2), sunTime(city, 3), sunTime(other, 2)];
};

export const coordinateForms: readonly FactForm[] = [
  ...defineLeveledForms<City>({
    ...{ id: 'hemispheres', table: cities, difficulty: 'medium', span: 2 },
    isAsked: ({ latitude, longitude, level }) => Math.abs(latitude) > 1 && Math.abs(longitude) > 5 && level < 5,
    text: ({ name }) => `In which two hemispheres is ${name}?`,
    answer: hemispheres,
    options: () => allHemispheres,
    explanation: (city) => `${city.name} lies at about ${coordinates(city)}.`,
  }),
  ...defineLeveledForms<City>({
    ...{ id: 'city-at', table: cities, difficulty: 'hard', wait: 1 },
    text: (city) => `Which city lies at about ${coordinates(city)}?`,
    answer: ({ name }) => name,
    options: ({ level }) => rows.filter((other) => other.level <= Math.max(4, level)).map(({ name }) => name),
    isAlsoRight: (option, city) => isNear(city, cityByName.get(option) as City),
    distance: (option, city) => mirrored(city, cityByName.get(option)),
    explanation: (city) =>
      `${city.name} is ${northOrSouth(city)} of the equator and ${eastOrWest(city)} of the prime meridian.`,
  }),
  ...defineLeveledForms<City>({
    ...{ id: 'coordinates-of', table: cities, difficulty: 'hard', span: 2 },
    isAsked: ({ level }) => level > 3,
    text: ({ name }) => `Which coordinates are those of ${name}?`,
    answer: coordinates,
    options: (city) =>
      [
        { ...city, latitude: -city.latitude },
        { ...city, longitude: -city.longitude },
        { ...city, latitude: -city.latitude, longitude: -city.longitude },
      ].map(coordinates),
    explanation: (city) => `${city.name} is ${northOrSouth(city)} of the equator and ${eastOrWest(city)} of Greenwich.`,
  }),
  ...defineLeveledForms<City>({
    ...{ id: 'sun-time', table: cities, difficulty: 'hard', wait: 1, span: 2 },
    // Near the date line and the prime meridian, the wrong times would not differ enough.
    isAsked: (city) => hoursApart(city) > 1 && hoursApart(city) < 10,
    text: (city) =>
      `It is noon by the sun at 0° longitude. What time is it in ${city.name}, at ${Math.abs(city.longitude)}° ${eastOrWest(city)}?`,
    answer: (city) => sunTime(city),
    options: wrongTimes,
    isAlsoRight: (option, city) => option === sunTime(city),
    explanation: (city) =>
      `The Earth turns 15 degrees an hour, so ${city.name} is about ${hoursApart(city)} hours ${eastOrWest(city) === 'east' ? 'ahead' : 'behind'}.`,
  }),
];
