import { useState } from 'react';
import type { SubmissionDetail } from '#contracts/submissions.ts';

export const submissionListFilters = ['all', 'needs-review', 'graded'] as const;
export type SubmissionListFilter = (typeof submissionListFilters)[number];

type Row = Pick<SubmissionDetail, 'id' | 'is_graded' | 'submitted_at'>;

export interface ShownSubmissionList<R extends Row> {
  /** The rows of the list that the server sent last. */
  loaded: readonly R[];
  /** The rows on the page. */
  rows: readonly R[];
  /** Id of the newest submission when the list was opened. Later ones appear only on request. */
  newest: string;
}

export const createShownSubmissionList = <R extends Row>(loaded: readonly R[]): ShownSubmissionList<R> => ({
  loaded,
  rows: loaded,
  newest: loaded[0]?.submitted_at ?? '',
});

/**
 * Applies a new list of the server without moving any row on the page: a row that has left the list stays, a new row at
 * the top is only counted, and older rows are added at the end.
 */
export function updateShownSubmissionList<R extends Row>(
  shown: ShownSubmissionList<R>,
  loaded: readonly R[],
): ShownSubmissionList<R> {
  const byId = new Map(loaded.map((row) => [row.id, row]));
  const ids = new Set(shown.rows.map(({ id }) => id));
  const lastShown = loaded.findLastIndex(({ id }) => ids.has(id));
  const older = loaded.slice(lastShown + 1).filter(({ submitted_at }) => submitted_at <= shown.newest);
  return { ...shown, loaded, rows: [...shown.rows.map((row) => byId.get(row.id) ?? row), ...older] };
}

/** The number of submissions that have arrived since the list was opened. */
export const countNewSubmissions = <R extends Row>({ loaded, rows, newest }: ShownSubmissionList<R>): number => {
  const ids = new Set(rows.map(({ id }) => id));
  return loaded.filter(({ id, submitted_at }) => submitted_at > newest && !ids.has(id)).length;
};

/** The next submission to review below the one that was viewed last, or else the first. */
export function findNextSubmissionToReview<R extends Row>(rows: readonly R[], last: string | undefined): R | undefined {
  const from = rows.findIndex(({ id }) => id === last) + 1;
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ id, is_graded }) => !is_graded && id !== last);
}

/** The submissions on the page, which do not move when the list is reloaded; see `updateShownSubmissionList`. */
export function useShownSubmissions(loaded: readonly SubmissionDetail[] | undefined) {
  const [known, setShown] = useState<ShownSubmissionList<SubmissionDetail>>();
  let shown = known;
  if (loaded && known?.loaded !== loaded) {
    shown = known ? updateShownSubmissionList(known, loaded) : createShownSubmissionList(loaded);
    setShown(shown);
  }
  return {
    rows: shown?.rows,
    /** The number of submissions that have arrived since. */
    fresh: shown ? countNewSubmissions(shown) : 0,
    showFresh: () => loaded && setShown(createShownSubmissionList(loaded)),
  };
}
