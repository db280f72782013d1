import { useEffect, useRef, useState } from 'react';
import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { moved } from '../copy/leaderboard.ts';
import { gainedSince } from './announced.ts';

const REST_MS = 10_000;

/** What a screen reader is told of a board: who has gained since it was told last, at most every ten seconds. */
export function useAnnouncement(entries: readonly LeaderboardEntry[] | undefined): string {
  const [said, setSaid] = useState('');
  const told = useRef<readonly LeaderboardEntry[]>(undefined);
  const latest = useRef(entries);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = entries;

  useEffect(() => {
    if (!entries || resting.current !== undefined) return;
    const tell = () => {
      resting.current = undefined;
      const now = latest.current;
      if (!now) return;
      const gained = told.current ? gainedSince(told.current, now) : [];
      told.current = now;
      if (gained.length === 0) return;
      setSaid(moved(gained));
      resting.current = setTimeout(tell, REST_MS);
    };
    tell();
  }, [entries]);
  useEffect(() => () => clearTimeout(resting.current), []);
  return said;
}
