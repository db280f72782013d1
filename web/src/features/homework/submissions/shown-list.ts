import type { SubmissionDetail } from '#contracts/submissions.ts';

export const filters = ['all', 'needs-review', 'graded'] as const;
export type Filter = (typeof filters)[number];

type Row = Pick<SubmissionDetail, 'id' | 'is_graded' | 'submitted_at'>;

export interface ShownList<R extends Row> {
  /** What the server's list held last. */
  loaded: readonly R[];
  /** What stands on the page. */
  rows: readonly R[];
  /** Newest when the list was opened: whatever was submitted after it waits to be shown. */
  newest: string;
}

export const openList = <R extends Row>(loaded: readonly R[]): ShownList<R> => ({
  loaded,
  rows: loaded,
  newest: loaded[0]?.submitted_at ?? '',
});

/**
 * The page after the server's list changed. Nothing moves under the cursor: a row that has left the list stays as it was
 * last, and a row that is new above another waits. Older rows are added at the end, as “Show more” loads them.
 */
export function updateList<R extends Row>(shown: ShownList<R>, loaded: readonly R[]): ShownList<R> {
  const byId = new Map(loaded.map((row) => [row.id, row]));
  const ids = new Set(shown.rows.map(({ id }) => id));
  const lastShown = loaded.findLastIndex(({ id }) => ids.has(id));
  const older = loaded.slice(lastShown + 1).filter(({ submitted_at }) => submitted_at <= shown.newest);
  return { ...shown, loaded, rows: [...shown.rows.map((row) => byId.get(row.id) ?? row), ...older] };
}

/** How many were submitted since the list was opened. */
export const countNewSubmissions = <R extends Row>({ loaded, rows, newest }: ShownList<R>): number => {
  const ids = new Set(rows.map(({ id }) => id));
  return loaded.filter(({ id, submitted_at }) => submitted_at > newest && !ids.has(id)).length;
};

/** The next one that waits for its tutor, below the one that was looked at last, else from the top. */
export function findNextToReview<R extends Row>(rows: readonly R[], last: string | undefined): R | undefined {
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ id, is_graded }) => !is_graded && id !== last);
}
