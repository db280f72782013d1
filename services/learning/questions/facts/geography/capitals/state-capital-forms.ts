import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { markState, type OutlinedState, statesOnMap } from '../outlines.ts';
import { pickBy } from '../pick.ts';
import { shareWord } from '../sentence.ts';
import { type State, states } from '../states.ts';

const stateByName = new Map(states.rows.map((state) => [state.name, state]));
const stateByCapital = new Map(states.rows.map((state) => [state.capital, state]));
const citiesOf = ({ largest, cities }: State) => [...(largest ? [largest] : []), ...cities];
const regionDistance = (one: State, other: State | undefined) => (one.region === other?.region ? 1 : 2);
const isAsked = ({ name, capital }: State) => !shareWord(name, capital);
/** Some books count these to the Northeast and others to the Southeast. */
const isOfOneRegion = ({ key }: State) => !['delaware', 'maryland'].includes(key);

const pickCompanion = (row: State): State => {
  const same = states.rows.filter((other) => other !== row && other.region === row.region && isOfOneRegion(other));
  return pickBy(row.key, same);
};

export const stateCapitalForms: readonly FactForm[] = [
  ...defineLeveledForms<State>({
    ...{ id: 'state-capital', table: states, difficulty: 'medium', span: 2, isAsked },
    text: ({ name }) => `What is the capital of the state of ${name}?`,
    answer: ({ capital }) => capital,
    options: (row) => [...citiesOf(row), ...states.rows.map(({ capital }) => capital)],
    distance: (option, row) => (citiesOf(row).includes(option) ? 0 : regionDistance(row, stateByCapital.get(option))),
    explanation: ({ name, capital, largest }) =>
      largest
        ? `${capital} is the capital of ${name}. ${largest} is its largest city.`
        : `${capital} is the capital of ${name}, and its largest city.`,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'state-of-capital', table: states, difficulty: 'easy', span: 2, isAsked },
    text: ({ capital }) => `${capital} is the capital of which state?`,
    answer: ({ name }) => name,
    distance: (option, row) => regionDistance(row, stateByName.get(option)),
    explanation: ({ name, capital, nickname }) => `${capital} is the capital of ${name}, the ${nickname}.`,
  }),
  ...defineLeveledForms<OutlinedState>({
    ...{ id: 'capital-of-marked-state', table: statesOnMap, difficulty: 'hard', wait: 1 },
    text: () => 'What is the capital of the state that is marked on the map?',
    figure: markState,
    answer: ({ capital }) => capital,
    options: (row) => [...citiesOf(row), ...states.rows.map(({ capital }) => capital)],
    distance: (option, row) => regionDistance(row, stateByCapital.get(option)),
    explanation: ({ name, capital }) => `The marked state is ${name}. Its capital is ${capital}.`,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'state-capital-not-largest', table: states, difficulty: 'hard', wait: 1, isAsked },
    text: (row) => `${citiesOf(row).slice(0, 2).join(' and ')} are cities in ${row.name}. Which city is its capital?`,
    answer: ({ capital }) => capital,
    distance: (option, row) => regionDistance(row, stateByCapital.get(option)),
    explanation: ({ name, capital, region }) =>
      `${capital} is the seat of the government of ${name}, in the ${region}.`,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'state-capital-region', table: states, difficulty: 'hard', wait: 1 },
    isAsked: isOfOneRegion,
    text: ({ capital }) => `Which of these state capitals is in the same region of the country as ${capital}?`,
    answer: (row) => pickCompanion(row).capital,
    options: () => states.rows.filter(isOfOneRegion).map(({ capital }) => capital),
    isAlsoRight: (option, row) => stateByCapital.get(option)?.region === row.region,
    explanation: (row) => {
      const other = pickCompanion(row);
      return `${row.capital} in ${row.name} and ${other.capital} in ${other.name} are both in the ${row.region}.`;
    },
  }),
];
