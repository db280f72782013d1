import type { LeaderboardEntry } from '#contracts/leaderboard.ts';
import { moved } from '../copy/leaderboard.ts';

type Entries = readonly LeaderboardEntry[];

const REST_MS = 10_000;

/** Says who has gained on a board since it was said last, at once but at most every ten seconds; the first is no news. */
export function announcer(say: (news: string) => void) {
  let told: Entries | undefined;
  let latest: Entries = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    resting = undefined;
    const gained = told ? gainedSince(told, latest) : [];
    told = latest;
    if (gained.length === 0) return;
    say(moved(gained));
    resting = setTimeout(tell, REST_MS);
  };
  return {
    hear(entries: Entries) {
      latest = entries;
      if (resting === undefined) tell();
    },
    stop() {
      clearTimeout(resting);
      resting = undefined;
    },
  };
}

/** Who is new on a board or has other points than before; who only made room for them is no news. */
export function gainedSince(before: Entries, now: Entries): LeaderboardEntry[] {
  const points = new Map(before.map(({ student_id, total_points }) => [student_id, total_points]));
  return now.filter(({ student_id, total_points }) => points.get(student_id) !== total_points);
}
