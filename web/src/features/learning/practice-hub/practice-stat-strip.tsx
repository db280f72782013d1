import type { PracticeStatsResponse } from '#contracts/practice.ts';
import * as copy from '../../../copy/practice-hub.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Stat, StatStrip } from '../../../ui/sheet.tsx';

/** The student's practice figures. They are zero before the first session. */
export function PracticeStatStrip({ own }: { own: PracticeStatsResponse | undefined }) {
  const stats = own?.stats;
  const toFigure = (name: 'total_sessions' | 'total_points' | 'current_streak' | 'longest_streak') => (
    <CountingNumber value={own && (stats?.[name] ?? 0)} />
  );
  return (
    <StatStrip className="mb-10">
      <Stat label={copy.practiceStatsTexts.sessions} value={toFigure('total_sessions')} />
      <Stat label={copy.practiceStatsTexts.points} value={toFigure('total_points')} />
      <Stat label={copy.practiceStatsTexts.streak} value={toFigure('current_streak')}>
        {own?.lapsed && stats && (
          <span className="text-quiet">{copy.toLastPractisedText(stats.last_practice_date)}</span>
        )}
      </Stat>
      <Stat label={copy.practiceStatsTexts.longest} value={toFigure('longest_streak')} />
    </StatStrip>
  );
}
