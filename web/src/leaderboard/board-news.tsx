import { useEffect, useState } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { announcer } from './announcer.ts';

/** What a screen reader is told of one board while it is shown: who has gained. */
export function BoardNews({ entries }: { entries: readonly LeaderboardEntry[] | undefined }) {
  const [said, say] = useState('');
  const [announcing] = useState(() => announcer(say));
  useEffect(() => {
    if (entries) announcing.hear(entries);
  }, [announcing, entries]);
  useEffect(() => announcing.stop, [announcing]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
