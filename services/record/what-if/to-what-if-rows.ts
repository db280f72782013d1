import type { WhatIfResponse } from '#contracts/what-if.ts';
import { toWhatIfFigures, type WhatIf } from './compute-what-if.ts';
import type { WhatIfResult } from './run-what-if.ts';

const ROWS_MAX = 200;

type LoadNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The students whose numbers differ or are not certain, by name. */
export const toWhatIfClasses = async (
  classes: WhatIfResult['classes'],
  loadNames: LoadNames,
): Promise<NonNullable<WhatIfResponse['classes']>> => {
  const found = [...classes].filter(([, { first, uncertain }]) => first || uncertain);
  const rows = (await withNames(found, loadNames)).map(({ student, value }) => toClassesRow(student, value));
  return {
    rows,
    differing: found.filter(([, { first }]) => first).length,
    uncertain: found.filter(([, { uncertain }]) => uncertain).length,
    students: classes.size,
  };
};

const toClassesRow = (student: NamedStudent, { recorded, supposed, first, uncertain }: WhatIf) => ({
  student,
  today: toWhatIfFigures(recorded),
  supposed: toWhatIfFigures(supposed),
  first: first
    ? { version: first.version, at: first.recordedAt, recorded: first.recorded, supposed: first.supposed }
    : null,
  uncertain: uncertain ? { version: uncertain.version, at: uncertain.recordedAt } : null,
});

/** The students whose streaks differ or differed, by name. */
export const toWhatIfStreaks = async (
  streaks: WhatIfResult['streaks'],
  loadNames: LoadNames,
): Promise<NonNullable<WhatIfResponse['streaks']>> => {
  const found = [...streaks].flatMap(([id, { first, ...value }]) =>
    first ? [[id, { ...value, first }] as const] : [],
  );
  const rows = (await withNames(found, loadNames)).map(({ student, value: { recorded, supposed, first } }) => ({
    student,
    today: { current: recorded.current_streak, longest: recorded.longest_streak },
    supposed: { current: supposed.current_streak, longest: supposed.longest_streak },
    first: { at: first.recordedAt, recorded: first.recorded, supposed: first.supposed },
  }));
  return { rows, differing: found.length, students: streaks.size };
};

interface NamedStudent {
  readonly id: string;
  readonly name: string;
}

/** The first students by name. One that the read models do not hold yet comes without a name, by id. */
const withNames = async <Value>(found: readonly (readonly [string, Value])[], loadNames: LoadNames) => {
  const names = await loadNames(found.map(([id]) => id));
  return found
    .map(([id, value]) => ({ student: { id, name: names.get(id) ?? id }, value }))
    .sort((one, other) => one.student.name.localeCompare(other.student.name, 'en'))
    .slice(0, ROWS_MAX);
};
