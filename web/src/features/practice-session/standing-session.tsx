import { Link, Redirect } from 'wouter';
import { isUnknown } from '../../api/is-unknown.ts';
import { useGetPracticeSessionQuery } from '../../api/practice.ts';
import { BackLink } from '../../app/back-link.tsx';
import { PageFailure } from '../../app/page-failure.tsx';
import { paths } from '../../app/paths.ts';
import { useProfile } from '../../app/session.ts';
import { back, expired, heading, loading, loadingFailed } from '../../copy/practice-session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { QuestionFlow } from './question-flow.tsx';

/** A session in whatever state it stands: to go on with, expired, or done with. */
export function StandingSession({ sessionId }: { sessionId: string }) {
  const { id: studentId } = useProfile();
  const query = useGetPracticeSessionQuery({ sessionId, studentId });
  const { data, error } = query;
  if (isUnknown(error)) return <Redirect to={paths.startPractice} replace />;
  if (data?.status === 'completed') return <Redirect to={paths.practiceResultsOf(sessionId)} replace />;
  if (data?.status === 'expired') return <Expired />;
  if (data) return <QuestionFlow session={data} />;
  if (error === undefined) return <Spinner label={loading} className="py-24" />;
  return (
    <div className={column}>
      <PageFailure title={heading} back={backToStart} failed={loadingFailed} query={query} />
    </div>
  );
}

const column = 'mx-auto max-w-3xl';
const backToStart = <BackLink href={paths.startPractice}>{back}</BackLink>;

const Expired = () => (
  <div className={column}>
    <PageHeader title={heading} back={backToStart} />
    <Sheet>
      <EmptyState
        title={<span role="alert">{expired.title}</span>}
        text={expired.text}
        action={
          <Link href={paths.startPractice} className={buttonStyle({ variant: 'primary' })}>
            {expired.action}
          </Link>
        }
      />
    </Sheet>
  </div>
);
