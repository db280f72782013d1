import { type ReactNode, useState } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { isId } from '#contracts/value-checks.ts';
import { isNotFoundError } from '../../../api/is-not-found-error.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { isCompletePracticeChoice, parsePracticeChoice } from '../../../navigation/practice-choice.ts';
import { usePreloadedPages } from '../../../navigation/preload.ts';
import { PageFailure } from '../../../page/page-failure.tsx';
import { useProfile } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import {
  backToStartPracticeText,
  practiceSessionHeadingText,
  sessionEndedByApprovalTexts,
  sessionExpiredTexts,
  sessionLoadingFailedText,
  sessionLoadingText,
} from './practice-session-copy.ts';
import { QuestionFlow } from './question-flow.tsx';
import { StartSession } from './start-session.tsx';
import { useCompleteSession } from './use-complete-session.ts';

const nextPages = [paths.practiceResults, paths.practice, paths.startPractice, paths.student];

/**
 * Continues the session in `?session`. With `?grade&subject&topic` it starts a session, with `&assigned` or `&continue` perhaps
 * that of an earlier start, and replaces the address with that of the session.
 */
export function PracticeSessionPage() {
  usePreloadedPages(nextPages);
  const [address] = useSearchParams();
  const session = address.get('session');
  if (session) return <ExistingSession key={session} sessionId={session} />;
  const choice = parsePracticeChoice(address);
  if (!isCompletePracticeChoice(choice)) return <Redirect to={paths.startPractice} replace />;
  const assigned = address.get('assigned');
  const start = {
    ...choice,
    ...(assigned && isId(assigned) && { assigned }),
    ...(address.has('continue') && { continue_unfinished: true as const }),
  };
  return <StartSession key={address.toString()} choice={start} />;
}

/** A session that was started earlier: open, ended or completed. */
function ExistingSession({ sessionId }: { sessionId: string }) {
  const { id: studentId } = useProfile();
  const query = practiceApi.useGetPracticeSessionQuery({ sessionId, studentId });
  const { data, error } = query;
  const { finishing } = useCompleteSession(sessionId);
  // The last answer completes the session. Where it was given, its explanation stays until the student presses Finish.
  const [answeredLast, setAnsweredLast] = useState(false);
  if (isNotFoundError(error)) return <Redirect to={paths.startPractice} replace />;
  if (data?.status === 'completed' && (!answeredLast || finishing.state === 'done'))
    return <Redirect to={paths.practiceResultsOf(sessionId)} replace />;
  if (data?.status === 'expired') return <ExpiredSession openMinutes={data.open_minutes} />;
  if (data?.status === 'ended-by-approval') return <SessionEndedByApproval />;
  if (data) return <QuestionFlow session={data} onLastAnswer={() => setAnsweredLast(true)} />;
  if (error === undefined) return <Spinner label={sessionLoadingText} className="py-24" />;
  return (
    <div className={columnStyle}>
      <PageFailure title={practiceSessionHeadingText} back={backLink} failed={sessionLoadingFailedText} query={query} />
    </div>
  );
}

const columnStyle = 'mx-auto max-w-3xl';
const primaryLinkStyle = buttonStyle({ variant: 'primary' });
const backLink = <BackLink href={paths.startPractice}>{backToStartPracticeText}</BackLink>;

interface EndedSessionProps {
  copy: { title: string; text: string };
  /** The link to choose a new session. */
  action: ReactNode;
}

const EndedSession = ({ copy: { title, text }, action }: EndedSessionProps) => (
  <div className={columnStyle}>
    <PageHeader title={practiceSessionHeadingText} back={backLink} />
    <Sheet>
      <EmptyState title={<span role="alert">{title}</span>} text={text} action={action} />
    </Sheet>
  </div>
);

const ExpiredSession = ({ openMinutes }: { openMinutes: number }) => (
  <EndedSession
    copy={{ title: sessionExpiredTexts.title, text: sessionExpiredTexts.toText(openMinutes) }}
    action={
      <Link href={paths.startPractice} className={primaryLinkStyle}>
        {sessionExpiredTexts.action}
      </Link>
    }
  />
);

/** The link reloads the page, so that the header and the dashboard of approved students appear. */
const SessionEndedByApproval = () => (
  <EndedSession
    copy={sessionEndedByApprovalTexts}
    action={
      <a href={paths.startPractice} className={primaryLinkStyle}>
        {sessionEndedByApprovalTexts.action}
      </a>
    }
  />
);
