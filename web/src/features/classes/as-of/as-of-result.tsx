import type { AsOfResponse } from '#contracts/class-audit.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import { asOfTexts as copy, toEffectiveLaterTexts, toOutOfRangeText, toRecordedLaterTexts } from './as-of-copy.ts';
import { AuditEntrySection, AuditEntryTable } from './audit-entry-section.tsx';
import { FiguresTable } from './figures-table.tsx';

/** Both clocks side by side, and the rows that make the difference. */
export function AsOfResult({ asOf, timeZone }: { asOf: AsOfResponse; timeZone: string }) {
  const { student, effective, known, recorded_later, effective_later, recorded_late } = asOf;
  const knownTime = formatDateTime(known.at, timeZone);
  const entryProps = { studentId: student.id, timeZone };
  // The rows of the warning are not listed twice.
  const isListed = recorded_late !== null && recorded_late.count === recorded_later.count;
  return (
    <>
      <FiguresTable effective={effective} known={known} knownTime={knownTime} />
      {known.status !== 'current' && (
        <p className="mb-6 text-sm text-quiet">{known.status === 'none' ? copy.notEnrolled : copy.former}</p>
      )}
      {recorded_late && (
        <Notice tone="caution" className="mb-6">
          {toOutOfRangeText(effective, recorded_late.count)}
        </Notice>
      )}
      {recorded_late && !isListed && (
        <div className="mb-8">
          <AuditEntryTable label={copy.recordedLate} list={recorded_late} {...entryProps} />
        </div>
      )}
      {recorded_later.count + effective_later.count === 0 && <p className="text-quiet">{copy.agree}</p>}
      <AuditEntrySection {...toRecordedLaterTexts(effective.on, knownTime)} list={recorded_later} {...entryProps} />
      <AuditEntrySection {...toEffectiveLaterTexts(effective.on)} list={effective_later} {...entryProps} />
    </>
  );
}
