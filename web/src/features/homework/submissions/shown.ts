import type { SubmissionRow } from '#contracts/submissions.ts';

export const filters = ['all', 'needs-review', 'graded'] as const;
export type Filter = (typeof filters)[number];

type Row = Pick<SubmissionRow, 'id' | 'is_graded'>;

export const matches = (filter: Filter, { is_graded }: Row): boolean =>
  filter === 'all' || is_graded === (filter === 'graded');

export const countsOf = (rows: readonly Row[]): Record<Filter, number> => ({
  all: rows.length,
  'needs-review': rows.filter((row) => matches('needs-review', row)).length,
  graded: rows.filter((row) => matches('graded', row)).length,
});

/** The next one that waits for its tutor, below the one that was looked at last, else from the top. */
export function nextToReview<R extends Row>(rows: readonly R[], last: string | undefined): R | undefined {
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ id, is_graded }) => !is_graded && id !== last);
}
