import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';

const source = {
  source: 'National Geographic Education: Map Skills; AP Human Geography Course Description',
  year: 2024,
};
const format = (number: number) => number.toLocaleString('en-US');

/** A question whose answer is a number with a unit, and the numbers that common mistakes give. */
interface Reckoned extends FactRow {
  readonly ask: string;
  readonly result: number;
  readonly unit: string;
  readonly mistakes: readonly number[];
  readonly why: string;
}

const scaleRows = (combinations: readonly (readonly [miles: number, inches: number])[]): Reckoned[] =>
  combinations.map(([miles, inches]) => ({
    key: `${miles}-miles-${inches}-inches`,
    ask: `On a map, 1 inch stands for ${miles} miles. Two towns are ${inches} inches apart on it. How far apart are they in fact?`,
    result: miles * inches,
    unit: 'miles',
    mistakes: [miles + inches, miles, miles * (inches + 1), miles * inches * 2, miles * (inches - 1)],
    why: `Each inch stands for ${miles} miles, and ${inches} × ${miles} = ${miles * inches}.`,
  }));
const easyScales = scaleRows(
  [2, 5, 10, 20, 100].flatMap((miles) => [2, 3, 4, 5].map((inches) => [miles, inches] as const)),
);
const hardScales = scaleRows(
  [12, 15, 25, 40, 60, 75].flatMap((miles) => [3, 4, 6, 8].map((inches) => [miles, inches] as const)),
);

/** Ratio scales: how many kilometers a number of centimeters stands for. */
const ratioScales: Reckoned[] = [50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000].flatMap((ratio) =>
  [4, 6, 8, 12].map((centimeters) => {
    const result = (ratio * centimeters) / 100_000;
    return {
      key: `ratio-${ratio}-${centimeters}`,
      ask: `A map has the scale 1:${format(ratio)}. A road is ${centimeters} centimeters long on it. How many kilometers is it in fact?`,
      result,
      unit: 'kilometers',
      mistakes: [result * 10, result * 100, result / 2, result * 2, centimeters * 1.5],
      why: `One centimeter stands for ${format(ratio)} centimeters. There are 100,000 centimeters in a kilometer, so the road is ${format(result)} kilometers long.`,
    };
  }),
);

const densities: Reckoned[] = [
  ...([
    ['county', 6_000, 300],
    ['county', 24_000, 600],
    ['island', 9_000, 90],
    ['city', 80_000, 40],
  ] as const),
  ...([
    ['state', 4_000_000, 50_000],
    ['state', 9_000_000, 60_000],
    ['country', 50_000_000, 200_000],
  ] as const),
  ...([
    ['country', 12_000_000, 40_000],
    ['province', 2_400_000, 30_000],
    ['valley', 15_000, 500],
  ] as const),
].map(([place, people, area]) => ({
  key: `density-${place}-${people}`,
  ask: `A ${place} has ${format(people)} people on ${format(area)} square miles. What is its population density?`,
  result: people / area,
  unit: 'people per square mile',
  mistakes: [(people / area) * 10, (people / area) * 2, people / area / 2, (people / area) * 5],
  why: `Density is people divided by area: ${format(people)} ÷ ${format(area)} = ${format(people / area)}.`,
}));

/** The rate of natural increase from births and deaths per 1,000 people. */
const increases: Reckoned[] = [
  [40, 12],
  [35, 10],
  [30, 8],
  [28, 6],
  [24, 9],
  [20, 7],
  [18, 8],
  [16, 6],
  [14, 8],
  [45, 15],
].map(([births = 0, deaths = 0]) => ({
  key: `increase-${births}-${deaths}`,
  ask: `In a country, there are ${births} births and ${deaths} deaths per 1,000 people in a year. What is its rate of natural increase?`,
  result: (births - deaths) / 10,
  unit: 'percent',
  mistakes: [births - deaths, (births + deaths) / 10, births / 10, births + deaths, deaths / 10],
  why: `The rate is births minus deaths: ${births} − ${deaths} = ${births - deaths} per 1,000, which is ${(births - deaths) / 10} per 100.`,
}));
/** The rule of 70: years to double at a rate of growth. */
const doublings: Reckoned[] = [0.5, 1, 1.4, 2, 2.5, 2.8, 3.5].map((rate) => ({
  key: `doubling-${String(rate).replace('.', '-')}`,
  ask: `A population grows by ${rate} percent a year. About how long does it take to double?`,
  result: 70 / rate,
  unit: 'years',
  mistakes: [100 / rate, 70 * rate, 70 / rate / 2, (70 / rate) * 2, 50 / rate].map(Math.round),
  why: `By the rule of 70, the years to double are 70 ÷ ${rate} = ${70 / rate}.`,
}));
/** The dependency ratio from numbers of young, old and working people. */
const dependents: Reckoned[] = [
  [30, 10, 80],
  [20, 20, 80],
  [45, 5, 100],
  [18, 22, 50],
  [24, 16, 160],
  [40, 8, 60],
  [15, 30, 90],
].map(([young = 0, old = 0, working = 1]) => ({
  key: `dependents-${young}-${old}-${working}`,
  ask: `A town has ${format(young * 100)} children, ${format(old * 100)} people over 64 and ${format(working * 100)} people of working age. What is its dependency ratio per 100 workers?`,
  result: ((young + old) / working) * 100,
  unit: 'dependents',
  mistakes: [
    (young / working) * 100,
    (old / working) * 100,
    ((young + old) / (young + old + working)) * 100,
    young + old + 3,
  ].map(Math.round),
  why: `Add both groups and divide by the workers: ${format((young + old) * 100)} ÷ ${format(working * 100)} × 100 = ${((young + old) / working) * 100}.`,
}));

const toOption = (number: number, unit: string) => `${format(number)} ${unit}`;
const define = (
  id: string,
  rows: readonly Reckoned[],
  grades: readonly GradePair[],
  difficulty: 'medium' | 'hard',
): FactForm => {
  const table: FactTable<Reckoned> = { ...source, rows };
  return defineForm<Reckoned>({
    ...{ id, grades, difficulty, table },
    text: ({ ask }) => ask,
    answer: ({ result, unit }) => toOption(result, unit),
    options: ({ mistakes, unit }) => mistakes.filter((number) => number > 0).map((number) => toOption(number, unit)),
    explanation: ({ why }) => why,
  });
};

export const numberForms: readonly FactForm[] = [
  define('scale', easyScales, ['3-4'], 'medium'),
  define('scale', hardScales, ['5-6'], 'medium'),
  define('ratio-scale', ratioScales, ['7-8', '9-10'], 'hard'),
  define('density', densities, ['7-8', '9-10'], 'medium'),
  define('natural-increase', increases, ['9-10', '11-12'], 'hard'),
  define('doubling', doublings, ['11-12'], 'hard'),
  define('dependency', dependents, ['11-12'], 'hard'),
];
