import { Link } from 'wouter';
import type { StudentHomeworkRow } from '#contracts/submissions.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { studentTitle } from '../../../copy/screens.ts';
import { nextAssignmentTexts as copy, toGreetingText } from '../../../copy/student-homework.ts';
import { addDays } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { AwaitingApproval } from '../../../session/awaiting-approval.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { AssignedPracticeSheet } from '../../../shared/assigned-practice-sheet.tsx';
import { RunningRaces } from '../../../shared/race/running-races.tsx';
import { NextClassWithAbsences } from '../../../shared/timetable/next-class-with-absences.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ChosenPlanNotice } from './chosen-plan-notice.tsx';
import { compareUrgency, OwnAssignments } from './own-assignments.tsx';
import { PracticeBanner } from './practice-banner.tsx';
import { RecentAttendance } from './recent-attendance.tsx';
import { ownClassesTexts } from './student-dashboard-copy.ts';
import { StudentStatStrip } from './student-stat-strip.tsx';

/** Assigned topics that the dashboard shows; the Practice Hub shows all. */
const ASSIGNED_SHOWN = 3;

export function StudentDashboardPage() {
  const { id, awaiting_approval } = useProfile();
  return awaiting_approval ? <ApplicantDashboard id={id} /> : <Dashboard id={id} />;
}

/** The dashboard before approval. It shows no records. */
function ApplicantDashboard({ id }: { id: string }) {
  const { chosen_plan } = useProfile();
  return (
    <>
      <PageHeader title={studentTitle} />
      <AwaitingApproval />
      <ChosenPlanNotice planId={chosen_plan} />
      <PracticeBanner studentId={id} />
    </>
  );
}

/** What to do next comes first, then the figures. */
function Dashboard({ id }: { id: string }) {
  const { name } = useProfile();
  const student = peopleApi.useGetStudentProfileQuery({ studentId: id });
  const { data: practice, isLoading: isPracticeLoading } = practiceApi.useGetPracticeStatsQuery({ studentId: id });
  const { data: pages, isLoading: isHomeworkLoading } = homeworkApi.useGetHomeworkForStudentInfiniteQuery({
    studentId: id,
  });
  const { data: timetable, isLoading: isTimetableLoading } = peopleApi.useGetStudentTimetableQuery({ studentId: id });
  const homework = pages?.pages[0];
  // Each may have something to do next, which would push everything below it down after it was shown.
  const isNextStepLoading = isPracticeLoading || isHomeworkLoading || isTimetableLoading;
  return (
    <>
      <PageHeader title={studentTitle} description={toGreetingText(name)} />
      {isNextStepLoading && <Spinner />}
      {/* What is not shown yet loads its own data already. */}
      <div hidden={isNextStepLoading}>
        <ChosenPlanNotice planId={student.data?.chosen_plan} />
        <RunningRaces className="mb-6" />
        {timetable && <NextClassWithAbsences studentId={id} timetable={timetable} className="mb-6" />}
        {homework && <NextAssignment rows={homework.homework} />}
        {practice && <AssignedPracticeSheet assigned={practice.assigned} limit={ASSIGNED_SHOWN} className="mb-6" />}
        <PracticeBanner studentId={id} />
        <OwnAssignments studentId={id} />
        <LoadedPart query={student} failed={ownClassesTexts.failed} loading={ownClassesTexts.loading} className="mb-10">
          {(student) => <StudentStatStrip student={student} homework={homework} />}
        </LoadedPart>
        <RecentAttendance studentId={id} />
      </div>
    </>
  );
}

const SOON_DAYS = 2;

/** The assignment to do before practice: one in progress, or one that is due soon or overdue. Nothing if there is none. */
function NextAssignment({ rows }: { rows: readonly StudentHomeworkRow[] }) {
  const today = useCentre()?.today;
  const next = rows.filter((row) => row.submission === null).toSorted(compareUrgency)[0];
  if (!next || today === undefined) return null;
  const { id, title, draft_answers, question_count, due_date } = next;
  const isInProgress = draft_answers > 0;
  if (!isInProgress && (due_date === null || due_date > addDays(today, SOON_DAYS))) return null;
  return (
    <section aria-labelledby="next-assignment" className="mb-6">
      <Sheet className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-2 border-l-margin/60 px-5 py-3">
        <div className="min-w-0 flex-1 basis-[8rem]">
          <h2 id="next-assignment" className="font-sans text-base font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <p className="text-quiet">{copy.state(isInProgress ? { draft_answers, question_count } : null, due_date)}</p>
        </div>
        <Link
          href={paths.completeHomework(id)}
          aria-describedby="next-assignment"
          className={buttonStyle({ variant: 'primary', className: 'shrink-0' })}
        >
          {isInProgress ? copy.resume : copy.start}
        </Link>
      </Sheet>
    </section>
  );
}
