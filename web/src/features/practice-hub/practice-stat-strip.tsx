import type { PracticeStatsResponse } from '#contracts/practice.ts';
import * as copy from '../../copy/practice-hub.ts';
import { CountingNumber } from '../../ui/counting-number.tsx';
import { Stat, StatStrip } from '../../ui/sheet.tsx';

/** The student's practice figures. They are zero before the first session and while they load, as specified. */
export function PracticeStatStrip({ own }: { own: PracticeStatsResponse | undefined }) {
  const stats = own?.stats;
  return (
    // The key remounts the strip with the first loaded values, so that these are not animated as a change.
    <StatStrip key={own ? 'known' : 'unknown'} className="mb-10">
      <Stat label={copy.practiceStatsTexts.sessions} value={<CountingNumber value={stats?.total_sessions ?? 0} />} />
      <Stat label={copy.practiceStatsTexts.points} value={<CountingNumber value={stats?.total_points ?? 0} />} />
      <Stat label={copy.practiceStatsTexts.streak} value={<CountingNumber value={stats?.current_streak ?? 0} />}>
        {own?.lapsed && stats && (
          <span className="text-quiet">{copy.toLastPractisedText(stats.last_practice_date)}</span>
        )}
      </Stat>
      <Stat label={copy.practiceStatsTexts.longest} value={<CountingNumber value={stats?.longest_streak ?? 0} />} />
    </StatStrip>
  );
}
