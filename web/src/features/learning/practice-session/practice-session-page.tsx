import { Redirect, useSearchParams } from 'wouter';
import { paths } from '../../../navigation/paths.ts';
import { isCompletePracticeChoice, parsePracticeChoice } from '../../../navigation/practice-choice.ts';
import { usePreloadedPages } from '../../../navigation/preload.ts';
import { ExistingSession } from './existing-session.tsx';
import { StartSession } from './start-session.tsx';

const nextPages = [paths.practiceResults, paths.practice, paths.startPractice, paths.student];

/**
 * Continues the session in `?session`. With `?grade&subject&topic` it starts a session and replaces the address with
 * that of the new session.
 */
export function PracticeSessionPage() {
  usePreloadedPages(nextPages);
  const [address] = useSearchParams();
  const session = address.get('session');
  if (session) return <ExistingSession key={session} sessionId={session} />;
  const choice = parsePracticeChoice(address);
  if (!isCompletePracticeChoice(choice)) return <Redirect to={paths.startPractice} replace />;
  return <StartSession key={address.toString()} choice={choice} />;
}
