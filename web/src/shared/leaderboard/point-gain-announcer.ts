import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';
import { toGainAnnouncementText } from './leaderboard-copy.ts';

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

/**
 * Returns a function that compares each board, best first, with the previous one and returns the entries that have
 * gained points. The first call returns nobody. A student who appears because others left or hid, or who is no longer
 * hidden, has gained nothing.
 */
export function createPointGainDetector(): (board: Entries) => LeaderboardEntry[] {
  const seen = new Map<string, number>();
  /** The most points that anybody outside the previous board can have had. */
  let unseen = Number.POSITIVE_INFINITY;
  return (board) => {
    const gained = board.filter(
      ({ student_id, total_points }) => total_points > Math.max(seen.get(student_id) ?? 0, unseen),
    );
    for (const { student_id, total_points } of board) seen.set(student_id, total_points);
    unseen = board.length < LEADERBOARD_ROWS_FETCHED ? 0 : (board.at(-1)?.total_points ?? 0);
    return gained;
  };
}
