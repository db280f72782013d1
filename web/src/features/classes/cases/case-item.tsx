import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { caseStateTexts, toCaseSubjectText } from '#contracts/case-words.ts';
import type { ListedCase } from '#contracts/cases.ts';
import { toHistoryRowText } from '../../../copy/class-history.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { showCorrectionText } from '../../../shared/cases/case-copy.ts';
import { CaseMessages } from '../../../shared/cases/case-messages.tsx';
import { MarginTime } from '../../../shared/margin-time.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { casesTexts as copy, planTexts, toDueText, toNoteByText, toOverdueSinceText } from './cases-copy.ts';

interface CaseItemProps {
  of: ListedCase;
  /** Called to change who is responsible and the due date; undefined for a resolved case. */
  onPlan?: () => void;
  children: ReactNode;
}

/** One case: the time left of the margin line, then the student, what it is about, what was written, and the acts. */
export function CaseItem({ of, onPlan, children }: CaseItemProps) {
  const { student_id: id, student_name: name, assignee_name: assignee } = of;
  return (
    <li className="stacked-margin grid grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <MarginTime instant={of.opened_at} />
      <article className="flex min-w-0 flex-col gap-3 px-3 pt-3 pb-4 sm:px-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="font-sans text-base">
            <StudentLink student={{ id, name }} />
          </h3>
          {of.state !== 'resolved' && (
            <span className="flex flex-wrap gap-2">
              <DueBadge dueOn={of.due_on} />
              <Badge tone={of.state === 'answered' ? 'neutral' : 'accent'}>{caseStateTexts[of.state]}</Badge>
            </span>
          )}
        </div>
        <CaseQuestion of={of} />
        {of.notes.length > 0 && <PrivateNotes notes={of.notes} />}
        {onPlan && (
          <p className="text-sm">
            <span className="text-quiet">{copy.responsible}</span>{' '}
            {assignee === null ? copy.nobody : <BidiIsolatedName name={assignee} />}
            {FACT_SEPARATOR}
            <LinkButton aria-description={name} onClick={onPlan}>
              {planTexts.open}
              <span className="sr-only"> {planTexts.context}</span>
            </LinkButton>
          </p>
        )}
        {children}
      </article>
    </li>
  );
}

/** Until when a case should be resolved, by the day of the centre. */
function DueBadge({ dueOn }: { dueOn: string }) {
  const today = useCentre()?.today;
  return today !== undefined && dueOn < today ? (
    <Badge tone="danger">{toOverdueSinceText(dueOn)}</Badge>
  ) : (
    <Badge>{toDueText(dueOn)}</Badge>
  );
}

/** What a case is about, with a link to it in the class history, and what was written for everybody to read. */
export function CaseQuestion({ of }: { of: ListedCase }) {
  const { student_id: id, row } = of;
  return (
    <>
      <p className="text-sm text-quiet wrap-anywhere">
        {row ? toHistoryRowText(row) : toCaseSubjectText(of, formatDate)}
        {FACT_SEPARATOR}
        <HistoryLink href={toHistoryPath(of)}>{copy.history}</HistoryLink>
      </p>
      <CaseMessages
        of={of}
        toCorrectionLink={(correction) => (
          <HistoryLink href={paths.classHistoryRow(id, correction)}>{showCorrectionText}</HistoryLink>
        )}
      />
    </>
  );
}

function toHistoryPath({ student_id: id, row, period_from: from, period_to: to }: ListedCase): string {
  if (row) return paths.classHistoryRow(id, { id: row.id, day: row.effective_on });
  return from !== null && to !== null ? paths.classHistoryOf(id, { from, to }) : paths.classHistory(id);
}

const HistoryLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="whitespace-nowrap text-accent underline underline-offset-2">
    {children}
  </Link>
);

/** What tutors noted for each other, oldest first. */
function PrivateNotes({ notes }: Pick<ListedCase, 'notes'>) {
  const timeZone = useCentre()?.time_zone;
  return (
    <section aria-label={copy.notes}>
      <Notice tone="caution" className="flex gap-2.5">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0">
          <p>
            <span className="font-semibold">{copy.notes}</span>
            {FACT_SEPARATOR}
            {copy.notesHint}
          </p>
          <ul className="flex flex-col gap-2">
            {notes.map(({ id, text, actor_name, created_at }) => (
              <li key={id}>
                {timeZone && <p>{toNoteByText(actor_name, formatDateTime(created_at, timeZone))}</p>}
                <p dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Notice>
    </section>
  );
}
