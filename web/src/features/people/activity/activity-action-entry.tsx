import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActivityAct } from '#contracts/activity.ts';
import { becomesText, reasonLabelText } from '../../../copy/common.ts';
import { toCodedReasonText } from '../../../copy/reason-codes.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import {
  detailLinkTexts,
  toActivityActionSentence,
  toActivityChipText,
  toValueChanges,
  type ValueChange,
} from './activity-copy.ts';
import { ActivityEntryLine, ActivityEntrySentence } from './activity-entry-line.tsx';

/** One action, with the values that it changed and the note or reason that was entered with it. */
export function ActivityActionEntry({ act, timeZone }: { act: ActivityAct; timeZone: string }) {
  const chip = toActivityChipText(act);
  const changes = toValueChanges(act);
  const reason = toCodedReasonText({ code: act.reason_code, reason: act.reason });
  const student = act.subject_role === 'student' ? act.subject_id : null;
  return (
    <ActivityEntryLine
      at={act.created_at}
      timeZone={timeZone}
      changes={changes.length > 0 && <ValueChangeList changes={changes} />}
    >
      <p>
        <ActivityEntrySentence
          sentence={toActivityActionSentence(act)}
          student={student}
          former={act.subject_archived}
        />
        {chip && (
          <>
            {' '}
            <Badge tone={act.charge === 'uncovered' ? 'caution' : 'neutral'} className="whitespace-normal!">
              {chip}
            </Badge>
          </>
        )}
        {act.attendance_id && act.subject_id && (
          <DetailLink href={paths.attendanceRecord(act.subject_id, act.attendance_id)}>
            {detailLinkTexts.record}
            <span className="sr-only"> {detailLinkTexts.recordContext}</span>
          </DetailLink>
        )}
        {act.what.startsWith('case-') && (
          <DetailLink href={paths.cases}>
            {detailLinkTexts.cases}
            <span className="sr-only"> {detailLinkTexts.casesContext}</span>
          </DetailLink>
        )}
        {student && act.amount_cents !== null && (
          <DetailLink href={paths.money(student)}>
            {detailLinkTexts.money}
            <span className="sr-only"> {detailLinkTexts.moneyContext}</span>
          </DetailLink>
        )}
        {act.what.startsWith('report-') && (
          <DetailLink href={paths.practiceReports}>
            {detailLinkTexts.reports}
            <span className="sr-only"> {detailLinkTexts.reportsContext}</span>
          </DetailLink>
        )}
      </p>
      {reason && (
        <p className="text-sm text-quiet">
          {reasonLabelText} {reason}
        </p>
      )}
      {act.notes && <p className="text-sm text-quiet">“{act.notes}”</p>}
    </ActivityEntryLine>
  );
}

/** A link to the current state of the changed thing. */
const DetailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <span className="text-sm text-quiet">
    {FACT_SEPARATOR}
    <Link href={href} className="whitespace-nowrap text-accent underline underline-offset-2">
      {children}
    </Link>
  </span>
);

/** The values before and after an action, one line for each, such as 5 → 4 classes. */
function ValueChangeList({ changes }: { changes: readonly ValueChange[] }) {
  return (
    <ul className="shrink-0 tabular-nums sm:text-right">
      {changes.map(({ before, after, unit }) => (
        <li key={unit ?? after}>
          <span className="text-quiet">{before}</span>
          <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 align-[-0.125em] text-quiet" />
          <span className="sr-only"> {becomesText} </span>
          <span className="font-semibold">{after}</span>
          {unit && <span className="text-sm text-quiet"> {unit}</span>}
        </li>
      ))}
    </ul>
  );
}
