import { useEffect, useState } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { createPointGainAnnouncer } from './point-gain-announcer.ts';

/** Announces to screen readers which students on the shown board have gained points. */
export function PointGainAnnouncements({ entries }: { entries: readonly LeaderboardEntry[] | undefined }) {
  const [said, say] = useState('');
  const [announcing] = useState(() => createPointGainAnnouncer(say));
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
