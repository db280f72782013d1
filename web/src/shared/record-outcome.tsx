import { TriangleAlert } from 'lucide-react';
import type { RecordResponse } from '#contracts/record.ts';
import { recordTexts, toCheckOutcomeText } from '../copy/record.ts';
import { useCentre } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';
import { TickIcon } from '../ui/tick-icon.tsx';

/**
 * What the last check of the record found: `All 214 histories add up, checked 2:00 AM`. While the event store lacks events of
 * this center, it says which, because the check was of another log.
 */
export function RecordOutcome({ last, lost_log }: Pick<RecordResponse, 'last' | 'lost_log'>) {
  const centre = useCentre();
  if (lost_log !== null) {
    return (
      <Notice tone="danger" role="alert">
        <p className="font-semibold">{recordTexts.lostLog}</p>
        <p>{lost_log}</p>
        <p>{recordTexts.lostLogHint}</p>
      </Notice>
    );
  }
  if (!last) return <p>{recordTexts.unchecked}</p>;
  if (!centre) return null;
  const text = toCheckOutcomeText(last, centre.today, centre.time_zone);
  if (last.outcome !== 'checked') return <Notice tone="caution">{text}</Notice>;
  const isWhole = last.fault_count === 0;
  return (
    <p className={`flex items-start gap-2 text-heading font-semibold ${isWhole ? 'text-good' : 'text-margin'}`}>
      {isWhole ? <TickIcon className="mt-1 size-5" /> : <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0" />}
      {text}
    </p>
  );
}
