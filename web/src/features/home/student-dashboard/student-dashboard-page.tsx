import { useGetPracticeStatsQuery } from '../../../api/practice.ts';
import { useGetStudentProfileQuery } from '../../../api/student-profiles.ts';
import { studentTitle } from '../../../copy/screens.ts';
import { toGreetingText } from '../../../copy/student-homework.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { AwaitingApproval } from '../../../session/awaiting-approval.tsx';
import { useProfile } from '../../../session/session.ts';
import { AssignedPracticeSheet } from '../../../shared/practice/assigned-practice-sheet.tsx';
import { StreakWarning } from '../../../shared/practice/streak-warning.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useGetHomeworkForStudentInfiniteQuery } from './api.ts';
import { NextAssignment } from './next-assignment.tsx';
import { OwnAssignments } from './own-assignments.tsx';
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
  return (
    <>
      <PageHeader title={studentTitle} />
      <AwaitingApproval />
      <PracticeBanner studentId={id} />
    </>
  );
}

/** What to do next comes first, then the figures. */
function Dashboard({ id }: { id: string }) {
  const { name } = useProfile();
  const student = useGetStudentProfileQuery(id);
  const { data: practice, isLoading: isPracticeLoading } = useGetPracticeStatsQuery(id);
  const { data: pages, isLoading: isHomeworkLoading } = useGetHomeworkForStudentInfiniteQuery(id);
  const homework = pages?.pages[0];
  const hasAssigned = practice !== undefined && practice.assigned.length > 0;
  // Both may have something to do next, which would push everything below it down after it was shown.
  const isNextStepLoading = isPracticeLoading || isHomeworkLoading;
  return (
    <>
      <PageHeader title={studentTitle} description={toGreetingText(name)} />
      {isNextStepLoading && <Spinner />}
      {/* What is not shown yet loads its own data already. */}
      <div hidden={isNextStepLoading}>
        {homework && <NextAssignment rows={homework.homework} />}
        {hasAssigned && <StreakWarning className="mb-3" />}
        {practice && <AssignedPracticeSheet assigned={practice.assigned} limit={ASSIGNED_SHOWN} className="mb-6" />}
        <PracticeBanner studentId={id} hasStreakWarning={!hasAssigned} />
        <OwnAssignments studentId={id} />
        <LoadedPart query={student} failed={ownClassesTexts.failed} loading={ownClassesTexts.loading} className="mb-10">
          {(student) => <StudentStatStrip student={student} homework={homework} />}
        </LoadedPart>
        <RecentAttendance studentId={id} />
      </div>
    </>
  );
}
