import { useParams } from 'wouter';
import { useLoadFailure } from '../../api/load-failure.ts';
import { problemOf } from '../../api/problem.ts';
import { useCentre } from '../../app/session.ts';
import * as copy from '../../copy/class-history.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useGetClassHistoryInfiniteQuery } from './api.ts';
import { filterOf } from './filter.ts';
import { StudentHistory } from './student-history.tsx';
import { useChoice } from './use-choice.ts';

export function ClassHistoryPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  const [choice, change] = useChoice();
  const filter = centre ? filterOf(choice, centre.today) : {};
  const history = useGetClassHistoryInfiniteQuery({ studentId, filter }, { skip: !centre });
  useLoadFailure(copy.loadingFailed, history);

  if (centre && history.data) {
    return (
      <StudentHistory history={history} pages={history.data.pages} centre={centre} choice={choice} onChoice={change} />
    );
  }
  return (
    <>
      <PageHeader title="Class history" />
      {history.error === undefined ? (
        <Spinner label="Loading class history..." />
      ) : (
        <Sheet>
          <ErrorState
            title={copy.loadingFailed}
            text={problemOf(history.error).detail}
            pending={history.isFetching}
            onRetry={history.refetch}
          />
        </Sheet>
      )}
    </>
  );
}
