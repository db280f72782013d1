import type { SubmissionDetail } from '#contracts/submissions.ts';

export const submissionFilters = ['all', 'needs-review', 'graded'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

type Row = Pick<SubmissionDetail, 'id' | 'is_graded' | 'submitted_at'>;

export interface ShownList<R extends Row> {
  /** The rows of the list that the server sent last. */
  loaded: readonly R[];
  /** The rows on the page. */
  rows: readonly R[];
  /** Id of the newest submission when the list was opened. Later ones appear only on request. */
  newest: string;
}

export const createShownList = <R extends Row>(loaded: readonly R[]): ShownList<R> => ({
  loaded,
  rows: loaded,
  newest: loaded[0]?.submitted_at ?? '',
});

/**
 * Applies a new list of the server without moving any row on the page: a row that has left the list stays, a new row at
 * the top is only counted, and older rows are added at the end.
 */
export function updateShownList<R extends Row>(shown: ShownList<R>, loaded: readonly R[]): ShownList<R> {
  const byId = new Map(loaded.map((row) => [row.id, row]));
  const ids = new Set(shown.rows.map(({ id }) => id));
  const lastShown = loaded.findLastIndex(({ id }) => ids.has(id));
  const older = loaded.slice(lastShown + 1).filter(({ submitted_at }) => submitted_at <= shown.newest);
  return { ...shown, loaded, rows: [...shown.rows.map((row) => byId.get(row.id) ?? row), ...older] };
}

/** The number of submissions that have arrived since the list was opened. */
export const countNewSubmissions = <R extends Row>({ loaded, rows, newest }: ShownList<R>): number => {
  const ids = new Set(rows.map(({ id }) => id));
  return loaded.filter(({ id, submitted_at }) => submitted_at > newest && !ids.has(id)).length;
};

/** The next submission to review below the one that was viewed last, or else the first. */
export function findNextToReview<R extends Row>(rows: readonly R[], last: string | undefined): R | undefined {
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ id, is_graded }) => !is_graded && id !== last);
}
