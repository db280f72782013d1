import { useEffect, useState } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { createGainAnnouncer } from './gain-announcer.ts';

/** Announces to screen readers which students on the shown board have gained points. */
export function BoardAnnouncements({ entries }: { entries: readonly LeaderboardEntry[] | undefined }) {
  const [said, say] = useState('');
  const [announcing] = useState(() => createGainAnnouncer(say));
  useEffect(() => {
    if (entries) announcing.update(entries);
  }, [announcing, entries]);
  useEffect(() => announcing.stop, [announcing]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
