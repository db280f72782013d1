import { useState } from 'react';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import {
  countNewSubmissions,
  createShownSubmissionList,
  type ShownSubmissionList,
  updateShownSubmissionList,
} from './shown-submission-list.ts';

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
