import type { ReactNode } from 'react';
import { useLoadFailure } from '../../api/load-failure.ts';
import { problemOf } from '../../api/problem.ts';
import { loading } from '../../copy/homework.ts';
import { loadingFailed } from '../../copy/students.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface StudentsGateProps {
  students: { data?: unknown; currentData?: unknown; error?: unknown; isFetching: boolean; refetch(): unknown };
  children: ReactNode;
}

/** A homework is assigned to students: the form waits for them. */
export function StudentsGate({ students, children }: StudentsGateProps) {
  const { data, error, isFetching, refetch } = students;
  useLoadFailure(loadingFailed, students);
  if (data !== undefined) return children;
  if (error === undefined) return <Spinner label={loading} />;
  return (
    <Sheet>
      <ErrorState title={loadingFailed} text={problemOf(error).detail} pending={isFetching} onRetry={refetch} />
    </Sheet>
  );
}
