import { useState } from 'react';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { type Filter, matches } from './shown.ts';

/**
 * Which submissions stand on the page. It was decided when a filter was chosen, so that nothing moves under the cursor:
 * what is graded now stays where it is, and what is new waits to be shown.
 */
export function useShown(submissions: readonly SubmissionRow[]) {
  const decide = (filter: Filter) => ({
    filter,
    known: new Set(submissions.map(({ id }) => id)),
    ids: submissions.filter((row) => matches(filter, row)).map(({ id }) => id),
  });
  const [{ filter, known, ids }, setDecided] = useState(() => decide('all'));
  const byId = new Map(submissions.map((row) => [row.id, row]));
  return {
    filter,
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    /** How many came since. */
    fresh: submissions.filter(({ id }) => !known.has(id)).length,
    show: (next: Filter) => setDecided(decide(next)),
  };
}
