import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { isUnknown } from '../../api/is-unknown.ts';
import { useGetPracticeSessionQuery } from '../../api/practice.ts';
import { problemOf } from '../../api/problem.ts';
import { BackLink } from '../../app/back-link.tsx';
import { paths } from '../../app/paths.ts';
import { useProfile } from '../../app/session.ts';
import { back, expired, heading, loading, loadingFailed } from '../../copy/practice-session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { QuestionFlow } from './question-flow.tsx';

/** A session in whatever state it stands: to go on with, expired, or done with. */
export function StandingSession({ sessionId }: { sessionId: string }) {
  const { id: studentId } = useProfile();
  const { data, error, isFetching, refetch } = useGetPracticeSessionQuery({ sessionId, studentId });
  if (isUnknown(error)) return <Redirect to={paths.startPractice} replace />;
  if (data?.status === 'completed') return <Redirect to={paths.practiceResultsOf(sessionId)} replace />;
  if (data?.status === 'expired') return <Expired />;
  if (data) return <QuestionFlow session={data} />;
  if (error === undefined) return <Spinner label={loading} className="py-24" />;
  return (
    <Unshown>
      <ErrorState title={loadingFailed} text={problemOf(error).detail} pending={isFetching} onRetry={refetch} />
    </Unshown>
  );
}

const Expired = () => (
  <Unshown>
    <EmptyState
      title={<span role="alert">{expired.title}</span>}
      text={expired.text}
      action={
        <Link href={paths.startPractice} className={buttonStyle({ variant: 'primary' })}>
          {expired.action}
        </Link>
      }
    />
  </Unshown>
);

/** Why there are no questions, under the heading that every page begins with and the way back. */
const Unshown = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-3xl">
    <PageHeader back={<BackLink href={paths.startPractice}>{back}</BackLink>} title={heading} />
    <Sheet>{children}</Sheet>
  </div>
);
