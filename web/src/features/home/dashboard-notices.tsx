import { cx } from 'class-variance-authority';
import { Flag, type LucideIcon, Mail, MessageCircleQuestionMark, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { DashboardResponse, MissingPersonalKeys as Missing, UnexplainedBalances } from '#contracts/dashboard.ts';
import {
  reviewCasesTexts as copy,
  messagesTitleText,
  newAccountsHeadingText,
  reviewMessagesText,
  reviewReportsTexts,
  reviewSignUpsText,
  toOldestText,
  toOpenCasesText,
  toOpenReportsCountText,
  toOverdueText,
  toSignUpsCountText,
  toUnansweredMessagesText,
} from '../../copy/dashboard-notices.ts';
import { missingPersonalKeysTexts, unexplainedBalancesTexts } from '../../copy/tutor-dashboard.ts';
import { countDaysSince } from '../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../lib/fact-separator.ts';
import { paths } from '../../navigation/paths.ts';
import { useCentre, useProfile } from '../../session/session.ts';
import { StudentLink } from '../../shared/students/student-link.tsx';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { Notice } from '../../ui/notice.tsx';

/** How old the oldest of several things is; undefined without one, and while the time zone of the centre is not known. */
function useOldestText(oldestAt: string | null, today: string): string | undefined {
  const timeZone = useCentre()?.time_zone;
  return oldestAt !== null && timeZone ? toOldestText(countDaysSince(oldestAt, { today, timeZone })) : undefined;
}

interface NoticeWithLinkProps {
  icon: LucideIcon;
  href: string;
  /** Text of the link, and the words that follow it for screen readers. */
  link: string;
  context: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A notice about work on another screen, with a link to it. */
const NoticeWithLink = ({ icon: Icon, href, link, context, className, children }: NoticeWithLinkProps) => (
  <Notice className={cx('flex gap-2.5', className)} role="status">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
    <p>
      {children}
      {FACT_SEPARATOR}
      <Link href={href} className="-my-3 inline-block rounded-control py-3 font-semibold text-accent hover:underline">
        {link}
        <span className="sr-only"> {context}</span>
      </Link>
    </p>
  </Notice>
);

type Props = Pick<DashboardResponse, 'sign_ups' | 'today'> & { className?: string };

/** The number of accounts that wait for approval with the age of the oldest, and a link to them. */
export function WaitingSignUpsNotice({ sign_ups: { total, oldest_at }, today, className }: Props) {
  const oldest = useOldestText(oldest_at, today);
  if (oldest_at === null) return null;
  return (
    <NoticeWithLink
      icon={UserCheck}
      href={paths.studentManagement}
      link={reviewSignUpsText}
      context={newAccountsHeadingText}
      className={className}
    >
      {toSignUpsCountText(total)}
      {oldest && `, ${oldest}`}
    </NoticeWithLink>
  );
}

/** The number of unresolved questions about classes with the age of the oldest, and a link. */
export function OpenCasesNotice({ cases, today }: Pick<DashboardResponse, 'cases' | 'today'>) {
  const oldest = useOldestText(cases.oldest_at, today);
  if (cases.oldest_at === null) return null;
  return (
    <NoticeWithLink icon={MessageCircleQuestionMark} href={paths.cases} link={copy.review} context={copy.context}>
      {toOpenCasesText(cases.total)}
      {cases.overdue > 0 && `, ${toOverdueText(cases.overdue)}`}
      {oldest && `, ${oldest}`}
    </NoticeWithLink>
  );
}

/** The number of messages from the contact form that wait for an answer, with a link to them. */
export function ContactMessagesNotice({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <NoticeWithLink
      icon={Mail}
      href={paths.messages}
      link={reviewMessagesText}
      context={messagesTitleText}
      className={className}
    >
      {toUnansweredMessagesText(count)}
    </NoticeWithLink>
  );
}

/** Names the students whose balance does not add up. Only owners get any. */
export function UnexplainedBalancesNotice({ unexplained: { total, students } }: { unexplained: UnexplainedBalances }) {
  if (total === 0) return null;
  return (
    <Notice tone="danger" className="mb-6 wrap-anywhere" role="alert">
      <p>
        {unexplainedBalancesTexts.heading(total)}{' '}
        {students.map((student, place) => (
          <span key={student.id}>
            {place > 0 && ', '}
            <StudentLink student={student} />
          </span>
        ))}
        {total > students.length && unexplainedBalancesTexts.others(total - students.length)}.
      </p>
      <p className="mt-1">{unexplainedBalancesTexts.advice}</p>
    </Notice>
  );
}

/** The number of practice questions that wait for a decision, with a link. */
export function ReportedQuestionsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <NoticeWithLink
      icon={Flag}
      href={paths.practiceReports}
      link={reviewReportsTexts.review}
      context={reviewReportsTexts.context}
    >
      {toOpenReportsCountText(count)}
    </NoticeWithLink>
  );
}

/** Names the people whose texts cannot be decrypted, so that the page is not mistaken for complete. */
export function MissingPersonalKeysNotice({ missing: { total, people, owners } }: { missing: Missing }) {
  const { owner } = useProfile();
  if (total === 0) return null;
  const others = total - people.length;
  return (
    <Notice tone="danger" className="mb-6 wrap-anywhere" role="alert">
      <p>
        {missingPersonalKeysTexts.heading(total)}{' '}
        {people.map((person, place) => (
          <span key={person.id}>
            {place > 0 && ', '}
            {person.role === 'student' ? <StudentLink student={person} /> : <BidiIsolatedName name={person.name} />}
          </span>
        ))}
        {others > 0 && missingPersonalKeysTexts.others(others)}.
      </p>
      <p className="mt-1">
        {missingPersonalKeysTexts.consequence(total)}{' '}
        {owner ? missingPersonalKeysTexts.askOperator : missingPersonalKeysTexts.askOwner(owners)}
      </p>
    </Notice>
  );
}
