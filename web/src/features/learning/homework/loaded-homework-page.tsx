import type { ComponentProps, ReactNode } from 'react';
import { isNotFoundError } from '../../../api/is-not-found-error.ts';
import { homeworkNotFoundTexts as copy, homeworkLoadingText } from '../../../copy/homework.ts';
import { studentsLoadingFailedText } from '../../../copy/students.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useLoadFailureToast } from '../../../page/use-load-failure-toast.ts';
import type { RetryableQuery } from '../../../page/use-retry-while-unreachable.ts';
import { AssignmentNotFound } from '../../../shared/homework/assignment-not-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface LoadedHomeworkPageProps<Data> {
  query: RetryableQuery & {
    data?: Data | undefined;
    currentData?: Data | undefined;
  };
  /** Title of the page until the homework is loaded. */
  title: string;
  /** Title of the failure, in the toast and in place of the page. */
  failed: string;
  /** Text for an assignment that does not exist. */
  notFound: string;
  children(data: Data): ReactNode;
}

/** A page about one assignment: shows that it is loading, failed to load or does not exist, or the page. */
export function LoadedHomeworkPage<Data>({ query, title, failed, notFound, children }: LoadedHomeworkPageProps<Data>) {
  const { data, currentData, error, isFetching } = query;
  const unknown = isNotFoundError(error);
  useLoadFailureToast(failed, unknown ? {} : { currentData, error });
  if (unknown && (data === undefined || !isFetching)) return <AssignmentNotFound title={copy.title} text={notFound} />;
  if (data !== undefined) return children(data);
  return (
    <>
      <PageHeader title={title} back={<BackToDashboard />} />
      {error === undefined ? (
        <Spinner label={homeworkLoadingText} />
      ) : (
        <Sheet>
          <LoadFailure title={failed} query={query} />
        </Sheet>
      )}
    </>
  );
}

interface LoadedStudentsProps {
  students: ComponentProps<typeof LoadedPart>['query'];
  children: ReactNode;
}

/** Loads all students and then shows the form that assigns homework to them. */
export function LoadedStudents({ students, children }: LoadedStudentsProps) {
  return (
    <LoadedPart query={students} failed={studentsLoadingFailedText} loading={homeworkLoadingText}>
      {() => children}
    </LoadedPart>
  );
}
