import { useState } from 'react';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { freshIn, openList, type Shown, updateList } from './shown.ts';

/** Which submissions of a list stand on the page once it is loaded: see `updateList`. */
export function useShown(loaded: readonly SubmissionDetail[] | undefined) {
  const [known, setShown] = useState<Shown<SubmissionDetail>>();
  let shown = known;
  if (loaded && known?.loaded !== loaded) {
    shown = known ? updateList(known, loaded) : openList(loaded);
    setShown(shown);
  }
  return {
    rows: shown?.rows,
    /** How many came since. */
    fresh: shown ? freshIn(shown) : 0,
    showFresh: () => loaded && setShown(openList(loaded)),
  };
}
