import { Redirect, useSearchParams } from 'wouter';
import { isNotFoundError } from '../../../api/is-not-found-error.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { paths } from '../../../navigation/paths.ts';
import { PageFailure } from '../../../page/page-failure.tsx';
import { useProfile } from '../../../session/session.ts';
import { StreakWarning } from '../../../shared/streak-warning.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PracticeResult } from './practice-result.tsx';
import { PracticeResultLinks } from './practice-result-links.tsx';
import * as copy from './practice-results-copy.ts';

/** The results of the session in the address, so that a reload shows the same results. */
export function PracticeResultsPage() {
  const session = useSearchParams()[0].get('session');
  return session ? <SessionResults sessionId={session} /> : <NoResults />;
}

function SessionResults({ sessionId }: { sessionId: string }) {
  const { id: studentId } = useProfile();
  const query = practiceApi.useGetPracticeSessionQuery({ sessionId, studentId });
  const { data, error } = query;
  if (isNotFoundError(error)) return <NoResults />;
  if (data && data.status !== 'completed') return <Redirect to={paths.openPracticeSession(sessionId)} replace />;
  if (data) return <PracticeResult session={data} />;
  if (error === undefined) return <Spinner label={copy.loadingResultsText} className="py-24" />;
  return <PageFailure title={copy.practiceResultsTitleText} failed={copy.resultsLoadingFailedText} query={query} />;
}

function NoResults() {
  return (
    <>
      <PageHeader title={copy.practiceResultsTitleText} />
      <Sheet>
        <EmptyState
          {...copy.noResultsTexts}
          action={
            <>
              <StreakWarning className="mb-4" />
              <PracticeResultLinks />
            </>
          }
        />
      </Sheet>
    </>
  );
}
