import { cx } from 'class-variance-authority';
import {
  BanknoteX,
  CircleAlert,
  ClockAlert,
  Copy,
  DatabaseBackup,
  Hourglass,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  ShieldAlert,
  Undo2,
  UserCheck,
  UserMinus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import type { OwnerDecisions as Decisions } from '#contracts/owner-decisions.ts';
import type { RecordResponse } from '#contracts/record.ts';
import { OVERDUE_DAYS } from '#events/values/limits.ts';
import {
  toOldestText,
  toOpenCasesText,
  toOverdueText,
  toSignUpsCountText,
  toUnansweredMessagesText,
} from '../../../copy/dashboard-notices.ts';
import { recordTexts, toCheckOutcomeText } from '../../../copy/record.ts';
import { countDaysSince, formatDateTime } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { decisionActTexts as acts, decisionTexts as copy, ownerTexts } from './owner-copy.ts';

interface OwnerDecisionsProps {
  decisions: Decisions;
  /** The last check of the record; undefined while it is loaded. */
  last: RecordResponse['last'] | undefined;
}

/** What waits for an owner, the most urgent first, each in one line with its act. */
export function OwnerDecisions(props: OwnerDecisionsProps) {
  const centre = useCentre();
  if (!centre) return null;
  const { decisions, last } = props;
  const lines = listLines({ ...props, centre });
  return (
    <Sheet>
      {lines.length > 0 ? (
        <ul className="divide-y divide-rule">
          {lines.map((line) => (
            <DecisionLine key={line.name} line={line} />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-3 px-4 py-3 sm:px-5">
          <TickIcon className="text-good" />
          {ownerTexts.noDecisions}
        </p>
      )}
      {decisions.record === null && last !== undefined && (
        <p className="border-t border-rule px-4 py-2.5 text-sm text-quiet sm:px-5">
          {last === null ? recordTexts.unchecked : toCheckOutcomeText(last, centre.today, centre.time_zone)}
        </p>
      )}
    </Sheet>
  );
}

interface Line {
  name: string;
  icon: LucideIcon;
  tone: 'danger' | 'caution' | 'info';
  text: ReactNode;
  /** The link to where it is decided, and the words that follow it for screen readers. */
  act: { act: string; context: string };
  href: string;
}

const unsettled = `${paths.classHistories}?unsettled=shown`;

function listLines({ decisions, last, centre }: OwnerDecisionsProps & { centre: CentreResponse }): Line[] {
  const { today, time_zone: timeZone } = centre;
  const { record, unexplained_balances: unexplained, parked, cases, uncovered, fitting, sign_ups } = decisions;
  const {
    overdue_balances: overdue,
    to_return,
    possible_duplicates: duplicates,
    messages_unanswered: messages,
    former_people_due: former,
  } = decisions;
  const toOldest = (at: string | null) => at !== null && toOldestText(countDaysSince(at, { today, timeZone }));
  const toCheck = { act: acts.record, href: paths.record };
  const lines: (Line & { isDue: boolean })[] = [
    {
      ...{ name: 'faults', isDue: record === 'faulty' && !!last, icon: ShieldAlert, tone: 'danger', ...toCheck },
      text: last && toCheckOutcomeText(last, today, timeZone),
    },
    {
      ...{ name: 'unexplained', isDue: unexplained.total > 0, icon: ShieldAlert, tone: 'danger', ...toCheck },
      text: <Unexplained {...unexplained} />,
    },
    {
      ...{ name: 'parked', isDue: parked > 0, icon: CircleAlert, tone: 'danger', ...toCheck },
      text: copy.parked(parked),
    },
    {
      ...{ name: 'backup', isDue: decisions.backup_overdue, icon: DatabaseBackup, tone: 'danger' },
      ...{ act: acts.backup, href: paths.record, text: copy.backup },
    },
    {
      ...{ name: 'cases', isDue: cases.total > 0, icon: MessageCircleQuestionMark, act: acts.cases, href: paths.cases },
      tone: cases.overdue > 0 ? 'danger' : 'caution',
      text: joinFacts([
        toOpenCasesText(cases.total),
        cases.overdue > 0 && toOverdueText(cases.overdue),
        toOldest(cases.oldest_at),
      ]),
    },
    {
      ...{ name: 'overdue', isDue: overdue.count > 0, icon: BanknoteX, tone: 'danger', act: acts.overdue },
      ...{ href: `${paths.balancesDue}?over=${OVERDUE_DAYS}`, text: copy.overdue(overdue) },
    },
    {
      ...{ name: 'to-return', isDue: to_return.count > 0, icon: Undo2, tone: 'caution', act: acts.to_return },
      ...{ href: paths.moneyToReturn, text: copy.toReturn(to_return) },
    },
    {
      ...{ name: 'duplicates', isDue: duplicates > 0, icon: Copy, tone: 'caution', act: acts.duplicates },
      ...{ href: paths.possibleDuplicates, text: copy.duplicates(duplicates) },
    },
    {
      ...{ name: 'uncovered', isDue: uncovered > 0, icon: CircleAlert, tone: 'caution', act: acts.uncovered },
      ...{ href: unsettled, text: copy.uncovered(uncovered) },
    },
    {
      ...{ name: 'fitting', isDue: fitting > 0, icon: Hourglass, tone: 'caution', act: acts.fitting },
      ...{ href: unsettled, text: copy.fitting(fitting) },
    },
    {
      ...{ name: 'sign-ups', isDue: sign_ups.total > 0, icon: UserCheck, tone: 'info', act: acts.sign_ups },
      ...{ href: paths.studentManagement },
      text: joinFacts([toSignUpsCountText(sign_ups.total), toOldest(sign_ups.oldest_at)]),
    },
    {
      ...{ name: 'messages', isDue: messages > 0, icon: Mail, tone: 'info', act: acts.messages },
      ...{ href: paths.messages, text: toUnansweredMessagesText(messages) },
    },
    {
      ...{ name: 'former', isDue: former.total > 0, icon: UserMinus, tone: 'info', act: acts.former },
      ...{ href: `${paths.retention}#former`, text: copy.former(former.total) },
    },
    {
      ...{ name: 'unchecked', isDue: record === 'unchecked' && last !== undefined, icon: ClockAlert, ...toCheck },
      ...{ tone: 'caution', text: last !== undefined && toUncheckedText(last, today, timeZone) },
    },
  ];
  return lines.filter(({ isDue }) => isDue);
}

const joinFacts = (facts: readonly (string | false)[]): string => facts.filter(Boolean).join(FACT_SEPARATOR);

/** A check that failed says so itself. */
const toUncheckedText = (last: RecordResponse['last'], today: string, timeZone: string): string => {
  if (last !== null && last.outcome !== 'checked') return toCheckOutcomeText(last, today, timeZone);
  return copy.unchecked(last && formatDateTime(last.finished_at, timeZone));
};

const Unexplained = ({ total, students }: Decisions['unexplained_balances']) => (
  <>
    {copy.unexplained(total)}{' '}
    {students.map((student, place) => (
      <span key={student.id}>
        {place > 0 && ', '}
        <StudentLink student={student} />
      </span>
    ))}
    {total > students.length && copy.others(total - students.length)}
  </>
);

const tones = { danger: 'text-margin', caution: 'text-caution', info: 'text-info' };

function DecisionLine({ line: { icon: Icon, tone, text, act, href } }: { line: Line }) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 px-4 sm:px-5">
      <Icon aria-hidden className={cx('mt-3 size-4 shrink-0', tones[tone])} />
      <p className="min-w-36 flex-1 py-2.5 wrap-anywhere">{text}</p>
      <Link href={href} className="shrink-0 py-2.5 font-semibold text-accent hover:underline">
        {act.act}
        <span className="sr-only"> {act.context}</span>
      </Link>
    </li>
  );
}
