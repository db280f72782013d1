import type { WhatIfRules } from '#contracts/what-if.ts';
import { toWhatIfFigures, type WhatIf } from './compute-what-if.ts';
import type { WhatIfResult } from './run-what-if.ts';

const ROWS_MAX = 200;

/** What differs, with the id of each student; null for a rule that is not supposed. */
export const toWhatIfDifferences = ({ classes, streaks }: WhatIfResult, { classes_max, same_day }: WhatIfRules) => ({
  classes: classes_max === undefined ? null : toWhatIfClasses(classes),
  streaks: same_day === undefined ? null : toWhatIfStreaks(streaks),
});

export type WhatIfDifferences = ReturnType<typeof toWhatIfDifferences>;

/** The students of the rows of both parts. */
export const listStudentIds = ({ classes, streaks }: WhatIfDifferences): string[] =>
  [classes, streaks].flatMap((part) => part?.rows.map(({ student }) => student) ?? []);

/** The students whose numbers differ or are not certain. */
const toWhatIfClasses = (classes: WhatIfResult['classes']) => {
  const found = [...classes].filter(([, { first, uncertain }]) => first || uncertain);
  return {
    rows: found.map(([student, whatIf]) => toClassesRow(student, whatIf)),
    differing: found.filter(([, { first }]) => first).length,
    uncertain: found.filter(([, { uncertain }]) => uncertain).length,
    students: classes.size,
  };
};

const toClassesRow = (student: string, { recorded, supposed, first, uncertain }: WhatIf) => ({
  student,
  today: toWhatIfFigures(recorded),
  supposed: toWhatIfFigures(supposed),
  first: first
    ? { version: first.version, at: first.recordedAt, recorded: first.recorded, supposed: first.supposed }
    : null,
  uncertain: uncertain ? { version: uncertain.version, at: uncertain.recordedAt } : null,
});

/** The students whose streaks differ or differed. */
const toWhatIfStreaks = (streaks: WhatIfResult['streaks']) => {
  const rows = [...streaks].flatMap(([student, { first, recorded, supposed }]) =>
    first
      ? [
          {
            student,
            today: { current: recorded.current_streak, longest: recorded.longest_streak },
            supposed: { current: supposed.current_streak, longest: supposed.longest_streak },
            first: { at: first.recordedAt, recorded: first.recorded, supposed: first.supposed },
          },
        ]
      : [],
  );
  return { rows, differing: rows.length, students: streaks.size };
};

/** The rows of the first students by name. One that the read models do not hold yet comes by id. */
export const listFirstByName = <Row extends { readonly student: string }>(
  rows: readonly Row[],
  names: ReadonlyMap<string, string>,
): Row[] => {
  const toName = ({ student }: Row) => names.get(student) ?? student;
  return rows.toSorted((one, other) => toName(one).localeCompare(toName(other), 'en')).slice(0, ROWS_MAX);
};
