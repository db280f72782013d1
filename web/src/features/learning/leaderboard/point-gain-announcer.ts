import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { toGainAnnouncementText } from './leaderboard-copy.ts';
import { createPointGainDetector } from './point-gain-detector.ts';

type Entries = readonly LeaderboardEntry[];

const INTERVAL_MS = 10_000;

/**
 * Announces which students have gained points since the last announcement, at most every ten seconds. The first board
 * is not announced.
 */
export function createPointGainAnnouncer(say: (notice: string) => void) {
  const gainedIn = createPointGainDetector();
  const unannounced = new Set<string>();
  let latest: Entries = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const announce = () => {
    resting = undefined;
    const gained = latest.filter(({ student_id }) => unannounced.has(student_id));
    unannounced.clear();
    if (gained.length === 0) return;
    say(toGainAnnouncementText(gained));
    resting = setTimeout(announce, INTERVAL_MS);
  };
  return {
    update(entries: Entries) {
      latest = entries;
      for (const { student_id } of gainedIn(entries)) unannounced.add(student_id);
      if (resting === undefined) announce();
    },
    stop() {
      clearTimeout(resting);
      resting = undefined;
    },
  };
}
