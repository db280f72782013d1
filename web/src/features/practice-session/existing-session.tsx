import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { isNotFound } from '../../api/is-not-found.ts';
import { useGetPracticeSessionQuery } from '../../api/practice.ts';
import {
  backText,
  endedByApprovalTexts,
  headingText,
  loadingFailedText,
  loadingText,
  sessionExpiredTexts,
} from '../../copy/practice-session.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { PageFailure } from '../../page/page-failure.tsx';
import { useProfile } from '../../session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { QuestionFlow } from './question-flow.tsx';

/** A session that was started earlier: open, ended or completed. */
export function ExistingSession({ sessionId }: { sessionId: string }) {
  const { id: studentId } = useProfile();
  const query = useGetPracticeSessionQuery({ sessionId, studentId });
  const { data, error } = query;
  if (isNotFound(error)) return <Redirect to={paths.startPractice} replace />;
  if (data?.status === 'completed') return <Redirect to={paths.practiceResultsOf(sessionId)} replace />;
  if (data?.status === 'expired') return <Expired />;
  if (data?.status === 'ended-by-approval') return <EndedByApproval />;
  if (data) return <QuestionFlow session={data} />;
  if (error === undefined) return <Spinner label={loadingText} className="py-24" />;
  return (
    <div className={column}>
      <PageFailure title={headingText} back={backToStart} failed={loadingFailedText} query={query} />
    </div>
  );
}

const column = 'mx-auto max-w-3xl';
const primary = buttonStyle({ variant: 'primary' });
const backToStart = <BackLink href={paths.startPractice}>{backText}</BackLink>;

interface EndedSessionProps {
  copy: typeof sessionExpiredTexts;
  /** The link to choose a new session. */
  action: ReactNode;
}

const Ended = ({ copy: { title, text }, action }: EndedSessionProps) => (
  <div className={column}>
    <PageHeader title={headingText} back={backToStart} />
    <Sheet>
      <EmptyState title={<span role="alert">{title}</span>} text={text} action={action} />
    </Sheet>
  </div>
);

const Expired = () => (
  <Ended
    copy={sessionExpiredTexts}
    action={
      <Link href={paths.startPractice} className={primary}>
        {sessionExpiredTexts.action}
      </Link>
    }
  />
);

/** The link reloads the page, so that the header and the dashboard of approved students appear. */
const EndedByApproval = () => (
  <Ended
    copy={endedByApprovalTexts}
    action={
      <a href={paths.startPractice} className={primary}>
        {endedByApprovalTexts.action}
      </a>
    }
  />
);
