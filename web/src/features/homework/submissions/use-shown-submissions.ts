import { useState } from 'react';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { countNewSubmissions, createShownList, type ShownList, updateShownList } from './shown-list.ts';

/** The submissions that are on the page; see `updateList`. */
export function useShownSubmissions(loaded: readonly SubmissionDetail[] | undefined) {
  const [known, setShown] = useState<ShownList<SubmissionDetail>>();
  let shown = known;
  if (loaded && known?.loaded !== loaded) {
    shown = known ? updateShownList(known, loaded) : createShownList(loaded);
    setShown(shown);
  }
  return {
    rows: shown?.rows,
    /** The number of submissions that have arrived since. */
    fresh: shown ? countNewSubmissions(shown) : 0,
    showFresh: () => loaded && setShown(createShownList(loaded)),
  };
}
