import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { joinWords } from '#services/learning/questions/facts/wording.ts';
import { defineLeveledForms } from '../../geography/leveled-forms.ts';
import { markState, type OutlinedState, statesOnMap } from '../../geography/outlines.ts';
import { pickBy } from '../../geography/pick.ts';
import { shareWord } from '../../geography/sentence.ts';
import { mayTouch, touches } from '../../geography/state-borders.ts';
import { type State, states } from '../../geography/states.ts';
import { type StatePlace, statePlaces } from './state-places.ts';

/** Grades 3 and 4 learn the best-known states, grades 5 and 6 all of them. */
const statesByGrade: FactTable<State> = {
  ...states,
  rows: states.rows.map((row) => ({ ...row, level: row.level + 1 })),
};
const { rows } = statesByGrade;
const stateByName = new Map(rows.map((row) => [row.name, row]));
const regionDistance = (one: State, other: State | undefined) => (one.region === other?.region ? 0 : 1);
/** Books differ in the region of these. */
const isOfOneRegion = ({ key }: State) => !['delaware', 'maryland'].includes(key);

const neighbors = (row: State) => rows.filter((other) => touches(row.key, other.key));
const quietNeighbors = (row: State) => neighbors(row).filter(({ name }) => !shareWord(name, row.name));
const strangers = (row: State) =>
  rows.filter(
    (other) =>
      other !== row && !mayTouch(row.key, other.key) && other.region === row.region && !shareWord(other.name, row.name),
  );
const companions = (row: State) =>
  rows.filter(
    (other) => other !== row && other.region === row.region && isOfOneRegion(other) && !shareWord(other.name, row.name),
  );

const explainNeighbors = (row: State): string =>
  `${row.name} touches ${joinWords(neighbors(row).map(({ name }) => name))}.`;

/** Degrees by which a state must lie farther than another, so that no map leaves a doubt. */
const CLEAR_DEGREES = 5;
const placeByName = new Map(statePlaces.rows.map((row) => [row.name, row]));
const ways = {
  north: (one: StatePlace, other: StatePlace) => one.north - other.north,
  south: (one: StatePlace, other: StatePlace) => other.north - one.north,
  west: (one: StatePlace, other: StatePlace) => one.west - other.west,
  east: (one: StatePlace, other: StatePlace) => other.west - one.west,
} as const;
type Way = keyof typeof ways;
const opposite: Readonly<Record<Way, Way>> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const farther = (row: StatePlace, way: Way) =>
  statePlaces.rows.filter(
    (other) =>
      ways[way](other, row) >= CLEAR_DEGREES && !shareWord(other.name, row.name) && !shareWord(other.name, way),
  );

const defineWayForms = (way: Way): FactForm[] =>
  defineLeveledForms<StatePlace>({
    ...{ id: `farther-${way}`, table: statePlaces, difficulty: 'hard' },
    isAsked: (row) => farther(row, way).length > 0 && farther(row, opposite[way]).length > 3,
    text: ({ name }) => `Which of these states lies farther ${way} than ${name}?`,
    answer: (row) => pickBy(`${row.key}-${way}`, farther(row, way)).name,
    options: (row) => farther(row, opposite[way]).map(({ name }) => name),
    distance: (option, row) => Math.abs(ways[way](placeByName.get(option) as StatePlace, row)),
    explanation: (row) => {
      const answer = pickBy(`${row.key}-${way}`, farther(row, way));
      const isNorthward = way === 'north' || way === 'south';
      const degrees = (place: StatePlace) => (isNorthward ? `${place.north}° north` : `${place.west}° west`);
      return `${answer.name} is at about ${degrees(answer)}. ${row.name} is at about ${degrees(row)}.`;
    },
  });

export const stateForms: readonly FactForm[] = [
  ...defineLeveledForms<State>({
    ...{ id: 'state-neighbor', table: statesByGrade, difficulty: 'medium', span: 2 },
    isAsked: (row) => quietNeighbors(row).length > 0,
    text: ({ name }) => `Which of these states shares a border with ${name}?`,
    answer: (row) => pickBy(row.key, quietNeighbors(row)).name,
    options: () => rows.map(({ name }) => name),
    isAlsoRight: (option, row) => option === row.name || mayTouch(row.key, stateByName.get(option)?.key ?? ''),
    distance: (option, row) => regionDistance(row, stateByName.get(option)),
    explanation: explainNeighbors,
  }),
  ...defineLeveledForms<OutlinedState>({
    ...{ id: 'marked-state', table: statesOnMap, difficulty: 'easy', wait: 1, span: 2 },
    text: () => 'Which state is marked on the map of the United States?',
    figure: markState,
    answer: ({ name }) => name,
    options: () => rows.map(({ name }) => name),
    distance: (option, row) =>
      touches(row.key, stateByName.get(option)?.key ?? '') ? -1 : regionDistance(row, stateByName.get(option)),
    explanation: (row) => `${row.name} is in the ${row.region}. Its capital is ${row.capital}.`,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'state-no-neighbor', table: statesByGrade, difficulty: 'hard', wait: 1 },
    isAsked: (row) => neighbors(row).length > 2 && strangers(row).length > 0,
    text: ({ name }) => `Three of these states touch ${name}. Which one does not?`,
    answer: (row) => pickBy(row.key, strangers(row)).name,
    options: (row) => neighbors(row).map(({ name }) => name),
    explanation: explainNeighbors,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'state-region', table: statesByGrade, difficulty: 'easy' },
    isAsked: (row) => isOfOneRegion(row) && !shareWord(row.name, row.region),
    text: ({ name }) => `In which region of the United States is ${name}?`,
    answer: ({ region }) => region,
    explanation: (row) =>
      `${row.name} is in the ${row.region}, like ${joinWords(
        companions(row)
          .slice(0, 2)
          .map(({ name }) => name),
      )}.`,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'same-region', table: statesByGrade, difficulty: 'medium', wait: 1 },
    isAsked: isOfOneRegion,
    text: ({ name }) => `Which of these states is in the same region as ${name}?`,
    answer: (row) => pickBy(row.key, companions(row)).name,
    options: () => rows.filter(isOfOneRegion).map(({ name }) => name),
    isAlsoRight: (option, row) => stateByName.get(option)?.region === row.region,
    explanation: (row) => `${row.name} and ${pickBy(row.key, companions(row)).name} are both in the ${row.region}.`,
  }),
  ...defineLeveledForms<State>({
    ...{ id: 'nickname', table: statesByGrade, difficulty: 'medium' },
    isAsked: ({ name, nickname }) => !shareWord(name, nickname),
    text: ({ nickname }) => `Which state is known as the ${nickname}?`,
    answer: ({ name }) => name,
    distance: (option, row) => regionDistance(row, stateByName.get(option)),
    explanation: ({ name, nickname, region }) => `The ${nickname} is ${name}, in the ${region}.`,
  }),
  ...(['north', 'south', 'east', 'west'] as const).flatMap(defineWayForms),
];
