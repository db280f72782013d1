import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { byText } from '../../../copy/common.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { reportOutcomeTexts } from './practice-reports-copy.ts';

/** The decision on a report, the tutor who made it, and the time. */
export function ReportOutcome({ report: { state, settled_by_name, settled_at } }: { report: PracticeReportRow }) {
  const timeZone = useCentre()?.time_zone;
  if (state === 'open') return null;
  const Icon = state === 'accepted' ? Check : X;
  return (
    <p className="flex items-start gap-1.5 text-sm text-quiet">
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', state === 'accepted' && 'text-good')} />
      <span className="min-w-0 wrap-anywhere">
        <span className={cx('font-semibold', state === 'accepted' && 'text-good')}>{reportOutcomeTexts[state]}</span>
        {settled_by_name && (
          <>
            {' '}
            {byText} <BidiIsolatedName name={settled_by_name} />
          </>
        )}
        {settled_at && timeZone && ` · ${formatDateTime(settled_at, timeZone)}`}
      </span>
    </p>
  );
}
