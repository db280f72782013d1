import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { toLateCancellationText } from '#contracts/late-cancellation-text.ts';
import type { StudentRow } from '#contracts/students.ts';
import { toPaceStart, toWeeksLeft } from '#events/values/to-weeks-left.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { calendarText } from '../../../copy/common.ts';
import { remainingOverTotalText, toWaitingClassesText } from '../../../copy/remaining.ts';
import { classHistoryTitle, moneyTitle, personalDataTitle } from '../../../copy/screens.ts';
import { ownAssignmentsTexts } from '../../../copy/student-homework.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useClassesMax } from '../../../session/session.ts';
import { PracticeReportSheet } from '../../../shared/practice/practice-report-sheet.tsx';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';
import { ExplainBalanceButton } from '../../../shared/students/explain-balance-button.tsx';
import { NextClassWithAbsences } from '../../../shared/timetable/next-class-with-absences.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { familyTexts as copy } from './family-copy.ts';

interface Child {
  id: string;
  name: string;
}

/** One child: the classes left of the margin line, what comes next beside them, and the pages about the child below. */
export function ChildCard({ child }: { child: Child }) {
  const student = peopleApi.useGetStudentProfileQuery({ studentId: child.id });
  const { data: timetable } = peopleApi.useGetStudentTimetableQuery({ studentId: child.id });
  return (
    <Section heading={<BidiIsolatedName name={child.name} />}>
      {timetable && (
        <NextClassWithAbsences
          {...{ timetable }}
          studentId={child.id}
          label={copy.toNextClass(child.name)}
          className="mb-4"
        />
      )}
      <LoadedPart query={student} failed={copy.failed} loading={copy.loading}>
        {(row) => (
          <Sheet>
            <div className="grid sm:grid-cols-2">
              <ClassesLeft student={row} />
              <dl className="divide-y divide-rule">
                <NextHomework studentId={child.id} />
                <LastAttendance studentId={child.id} />
                <Owed studentId={child.id} />
              </dl>
            </div>
            <ChildLinks child={child} />
          </Sheet>
        )}
      </LoadedPart>
      <PracticeReportSheet studentId={child.id} className="mt-4" />
    </Section>
  );
}

function ClassesLeft({ student }: { student: StudentRow }) {
  const classesMax = useClassesMax();
  const {
    classes_remaining: remaining,
    classes_total: total,
    classes_waiting: waiting,
    classes_uncovered: uncovered,
  } = student;
  const weeks = useWeeksLeft(student);
  return (
    <div className="border-l-2 border-l-margin/60 px-5 py-4 sm:px-6">
      <p className="flex items-baseline gap-2">
        <span className="font-serif text-display font-semibold tabular-nums">
          <CountingNumber value={remaining} />
        </span>
        <span className="text-heading">{copy.left(remaining)}</span>
      </p>
      <p className="mt-2 text-quiet">
        {copy.toOfTotal(total)}
        <ExplainBalanceButton student={student} />
      </p>
      {weeks !== undefined && <p>{copy.toPace(weeks)}</p>}
      {waiting > 0 && (
        <p className="text-quiet">
          {toWaitingClassesText({
            ...{ waiting, classesMax, isTutor: false },
            fitting: countFittingClasses(student, classesMax),
          })}
        </p>
      )}
      {remaining > total && <p className="text-quiet">{remainingOverTotalText}</p>}
      {uncovered > 0 && <p className="text-margin">{copy.toUncovered(uncovered)}</p>}
    </div>
  );
}

/** For how many weeks the classes last; undefined until that is known, without classes, and without enough marks to tell. */
function useWeeksLeft({ id, classes_remaining: remaining }: StudentRow): number | undefined {
  const today = useCentre()?.today ?? '';
  const { data } = classesApi.useGetAttendanceRecordsQuery(
    { student_id: id, status: 'present', from: today && toPaceStart(today), limit: PACE_MARKS_MAX },
    { skip: today === '' },
  );
  if (!data || remaining === 0) return undefined;
  const first = data.map(({ date }) => date).toSorted()[0] ?? null;
  const weeks = toWeeksLeft(remaining, { marks: data.length, first }, today);
  return weeks === undefined ? undefined : Math.round(weeks);
}
/** A class on each day of the eight weeks. */
const PACE_MARKS_MAX = 57;

function NextHomework({ studentId }: { studentId: string }) {
  const today = useCentre()?.today ?? '';
  const { data } = homeworkApi.useGetHomeworkForStudentInfiniteQuery({ studentId });
  const [next] = (data?.pages[0]?.homework ?? [])
    .filter(({ submission }) => submission === null)
    .toSorted((one, other) => (one.due_date ?? NO_DUE_DATE).localeCompare(other.due_date ?? NO_DUE_DATE));
  return (
    <Fact label={copy.nextHomework}>
      {next && (
        <>
          <bdi className="font-semibold wrap-anywhere">{next.title}</bdi>
          {FACT_SEPARATOR}
          {next.due_date === null ? copy.noDueDate : ownAssignmentsTexts.due(next.due_date)}
          {next.due_date !== null && next.due_date < today && (
            <>
              {' '}
              <Badge tone="caution">{ownAssignmentsTexts.pastDue}</Badge>
            </>
          )}
        </>
      )}
      {data && !next && copy.noHomework}
    </Fact>
  );
}
/** After every due date. */
const NO_DUE_DATE = '9999';

function LastAttendance({ studentId }: { studentId: string }) {
  const { data } = classesApi.useGetAttendanceRecordsQuery({ student_id: studentId, limit: 1 });
  const last = data?.[0];
  return (
    <Fact label={copy.lastClass}>
      {last && (
        <>
          {formatWeekdayAndDate(last.date)}
          {FACT_SEPARATOR}
          {last.late_cancellation_hours === null
            ? attendanceStatusTexts[last.status]
            : toLateCancellationText(last.late_cancellation_hours, last.charge === 'uncovered')}
        </>
      )}
      {data && !last && copy.noClass}
    </Fact>
  );
}

/** The sum only: the page of payments has the entries. */
function Owed({ studentId }: { studentId: string }) {
  const { data } = classesApi.useGetMoneyInfiniteQuery({ studentId, limit: 1 });
  const owed = data?.pages[0]?.figures.owed_cents;
  return (
    <Fact label={moneyTitle}>
      {owed !== undefined && <span className={owed > 0 ? 'font-semibold' : undefined}>{copy.toOwed(owed)}</span>}
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-h-16 px-5 py-3 sm:px-6">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ChildLinks({ child: { id, name } }: { child: Child }) {
  const links = [
    [classHistoryTitle, paths.classHistory(id)],
    [calendarText, paths.attendanceCalendar(id)],
    [copy.homework, paths.homeworkOfChild(id)],
    [copy.statement, paths.statement(id)],
    [moneyTitle, paths.money(id)],
    [copy.packets, paths.studentPackets(id)],
    [personalDataTitle, paths.personalData(id)],
  ] as const;
  return (
    <nav aria-label={copy.pagesOf(name)} className="flex flex-wrap gap-2 border-t border-rule px-5 py-3 sm:px-6">
      {links.map(([text, href]) => (
        <Link key={href} href={href} aria-description={name} className={buttonStyle({ size: 'small' })}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
