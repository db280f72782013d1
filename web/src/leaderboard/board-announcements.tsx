import { useEffect, useState } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { createGainAnnouncer } from './gain-announcer.ts';

/** What a screen reader is told of one board while it is shown: who has gained. */
export function BoardAnnouncements({ entries }: { entries: readonly LeaderboardEntry[] | undefined }) {
  const [said, say] = useState('');
  const [announcing] = useState(() => createGainAnnouncer(say));
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
