import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { RollStudent } from '#contracts/attendance.ts';
import { absenceTexts, toAbsenceOnRollText } from '../../../copy/absences.ts';
import { loadingStudentsText } from '../../../copy/common.ts';
import { noStudentsInGroupTexts } from '../../../copy/groups.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { paths } from '../../../navigation/paths.ts';
import { PagedList, type PagedQuery } from '../../../page/paged-list.tsx';
import { correctText } from '../../../shared/attendance/record-dialog-copy.ts';
import { ExplainBalanceButton } from '../../../shared/students/explain-balance-button.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { WithdrawAbsenceButton } from '../../../shared/timetable/reported-absences.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle, textButtonStyle } from '../../../ui/button-style.ts';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RecordedMarkLine } from './roll-row-status.tsx';

interface Answer {
  students: RollStudent[];
}
interface StudentsOverviewProps {
  roll: PagedQuery & {
    data?: Answer | undefined;
    /** The roll of the chosen date; undefined while it loads. */
    currentData?: Answer | undefined;
  };
  /** True when only the students of a group are shown. */
  isOfGroup: boolean;
  /** The date whose marks are shown. */
  date: string;
  timeZone: string;
  /** The current day, for which an absence can still be reported. */
  today: string;
  onCorrect(studentId: string): void;
  onNotComing(studentId: string): void;
}

/** The students stay on the screen while the marks of another date load. */
export function StudentsOverview({ roll, ...day }: StudentsOverviewProps) {
  return (
    <Section id="students-overview" heading={copy.overviewTexts.heading}>
      <PagedList query={roll} failed={copy.rollLoadingFailedText} loading={loadingStudentsText}>
        <Sheet className="mb-4">
          <OverviewContent roll={roll} {...day} />
        </Sheet>
      </PagedList>
    </Section>
  );
}

function OverviewContent({
  roll: { data, currentData },
  isOfGroup,
  date,
  timeZone,
  today,
  onCorrect,
  onNotComing,
}: StudentsOverviewProps) {
  if (!data?.students.length && isOfGroup) {
    return <EmptyState title={noStudentsInGroupTexts.title} text={noStudentsInGroupTexts.text} />;
  }
  if (!data?.students.length) {
    return (
      <EmptyState
        title={copy.noStudentsText}
        action={
          <Link href={paths.studentManagement} className={buttonStyle({ variant: 'primary' })}>
            {copy.overviewTexts.manage}
          </Link>
        }
      />
    );
  }
  const isReportable = ({ mark }: RollStudent) => currentData !== undefined && date === today && !mark;
  return (
    <ul className="-mb-px -ml-px grid *:border-b *:border-l *:border-rule sm:grid-cols-2 lg:grid-cols-3">
      {data.students.map((student) => (
        <li key={student.id} className="px-4 py-3 sm:px-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-sans text-base">
              <StudentLink student={student} />
            </h3>
            <RemainingClasses classes={student.classes_remaining} waiting={student.classes_waiting} />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-sm text-quiet wrap-anywhere">
              <EmailAddress address={student.email} />
            </p>
            <span className="flex gap-x-4">
              {isReportable(student) && !student.absence && (
                <button
                  type="button"
                  aria-description={student.name}
                  className={textButtonStyle}
                  onClick={() => onNotComing(student.id)}
                >
                  {absenceTexts.notComing}
                </button>
              )}
              <ExplainBalanceButton student={student} />
            </span>
          </div>
          {currentData && student.absence && (
            <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 *:first:grow *:first:basis-28">
              <p className="text-sm text-caution wrap-anywhere">{toAbsenceOnRollText(student.absence, timeZone)}</p>
              {isReportable(student) && (
                <WithdrawAbsenceButton studentId={student.id} date={date} about={student.name} />
              )}
            </div>
          )}
          {currentData && student.mark && (
            <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 *:first:grow *:first:basis-28">
              <RecordedMarkLine mark={student.mark} date={date} timeZone={timeZone} />
              <Button
                size="small"
                className="shrink-0"
                aria-description={student.name}
                onClick={() => onCorrect(student.id)}
              >
                {correctText}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Students without classes are marked before a tick is set, so that the tutor sees them before the class begins, with the
 * waiting classes that can be applied.
 */
function RemainingClasses({ classes, waiting }: { classes: number; waiting: number }) {
  const none = classes === 0;
  return (
    <p className={cx('shrink-0 text-right text-sm', none ? 'text-caution' : 'text-quiet')}>
      <span className={cx('mr-0.5 font-serif text-heading font-semibold tabular-nums', !none && 'text-ink')}>
        {classes}
      </span>{' '}
      {copy.overviewTexts.toRemaining(classes)}
      {none && waiting > 0 && <span className="block">{copy.toWaitingText(waiting)}</span>}
    </p>
  );
}
