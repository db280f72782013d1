import { useLoadFailure } from '../../api/load-failure.ts';
import { problemOf } from '../../api/problem.ts';
import { useProfile } from '../../app/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useGetHomeworkForStudentQuery, useGetStudentProfileQuery } from './api.ts';
import { OwnBalance } from './own-balance.tsx';
import { PracticeBanner } from './practice-banner.tsx';
import { RecentAttendance } from './recent-attendance.tsx';
import { YourAssignments } from './your-assignments.tsx';

const failed = 'Error loading classes';

export function StudentDashboardPage() {
  const { id } = useProfile();
  const { data: student, error, isFetching, refetch, currentData } = useGetStudentProfileQuery(id);
  const { data: homework } = useGetHomeworkForStudentQuery(id);
  useLoadFailure(failed, { currentData, error });
  return (
    <>
      <PageHeader title="Student Dashboard" />
      {student ? (
        <OwnBalance student={student} homework={homework} />
      ) : error === undefined ? (
        <Spinner label="Loading your classes..." />
      ) : (
        <Sheet className="mb-10">
          <ErrorState title={failed} text={problemOf(error).detail} pending={isFetching} onRetry={refetch} />
        </Sheet>
      )}
      <PracticeBanner studentId={id} />
      <YourAssignments studentId={id} />
      <RecentAttendance studentId={id} />
    </>
  );
}
