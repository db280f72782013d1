import { useLoadFailure } from '../../api/load-failure.ts';
import { problemOf } from '../../api/problem.ts';
import { useProfile } from '../../app/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useGetStudentProfileQuery } from './api.ts';
import { OwnBalance } from './own-balance.tsx';
import { RecentAttendance } from './recent-attendance.tsx';

const failed = 'Error loading classes';

export function StudentDashboardPage() {
  const { id } = useProfile();
  const { data: student, error, isFetching, refetch, currentData } = useGetStudentProfileQuery(id);
  useLoadFailure(failed, { currentData, error });
  return (
    <>
      <PageHeader title="Student Dashboard" />
      {student ? (
        <OwnBalance student={student} />
      ) : error === undefined ? (
        <Spinner label="Loading your classes..." />
      ) : (
        <Sheet className="mb-10">
          <ErrorState title={failed} text={problemOf(error).detail} pending={isFetching} onRetry={refetch} />
        </Sheet>
      )}
      <RecentAttendance studentId={id} />
    </>
  );
}
