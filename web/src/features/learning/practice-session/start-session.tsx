import { skipToken } from '@reduxjs/toolkit/query';
import { LoaderCircle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isRetryPointless } from '../../../api/is-retry-pointless.ts';
import { isSession, practiceApi } from '../../../api/practice-api.ts';
import { type Failure, toFailure } from '../../../api/problem.ts';
import { retryAfterSignIn } from '../../../api/retry-after-sign-in.ts';
import { paths } from '../../../navigation/paths.ts';
import type { PracticeChoice } from '../../../navigation/practice-choice.ts';
import { useProfile } from '../../../session/session.ts';
import { StreakWarning } from '../../../shared/streak-warning.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { SlowRequestNotice } from '../../../ui/slow-request-notice.tsx';
import {
  noQuestionsTexts as copy,
  generatingQuestionsTexts,
  practiceModelFailureTexts,
} from './practice-session-copy.ts';
import { deleteStartKey, getOrCreateStartKey, type StartChoice } from './start-key.ts';

/**
 * Starts one session, or continues one, even if the page is reloaded before the answer. If the student has left the page by then, they
 * are not brought back. If questions have to be generated, the same start is repeated when they are ready.
 */
export function StartSession({ choice }: { choice: StartChoice }) {
  const { id: studentId } = useProfile();
  const [, navigate] = useLocation();
  const [mutate] = practiceApi.useStartPracticeSessionMutation();
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(false);
  const here = useRef(currentAddress());

  const start = useCallback(async (): Promise<string | undefined> => {
    const idempotencyKey = getOrCreateStartKey(studentId, choice);
    const { data, error } = await retryAfterSignIn(() => mutate({ body: choice, idempotencyKey, studentId }));
    if (data && !isSession(data)) return data.generation;
    deleteStartKey(idempotencyKey);
    // A student who has gone to another page is not brought back. Only the address shows that at once, because this
    // page stays mounted until the code of the next page has loaded.
    if (currentAddress() !== here.current) return undefined;
    // The second click of a double click on Start hits this page and would select text.
    getSelection()?.removeAllRanges();
    if (data) navigate(paths.openPracticeSession(data.id), { replace: true });
    else setFailure(toFailure(error));
    return undefined;
  }, [choice, mutate, navigate, studentId]);
  const { ready, begin } = useGenerationProgress(start);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void begin();
  }, [begin]);

  if (failure) return <NoQuestionsMessage choice={choice} failure={failure} />;
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div className="flex flex-col items-center gap-2 px-6 py-20 text-center">
        <div role="status" className="flex flex-col items-center gap-2">
          <LoaderCircle aria-hidden className="size-8 animate-turn text-accent" />
          <h1 className="text-heading">{generatingQuestionsTexts.title}</h1>
          <p className="text-quiet">{generatingQuestionsTexts.text}</p>
          {ready > 0 && <p className="tabular-nums text-quiet">{generatingQuestionsTexts.toProgress(ready)}</p>}
        </div>
        <SlowRequestNotice />
      </div>
    </Sheet>
  );
}

const currentAddress = () => location.pathname + location.search;

/** The feed announces changes sooner; this finds a generation whose program was stopped. */
const POLLING_MS = 2_000;

/**
 * Repeats `start` while it resolves with the id of a generation, each time when that generation has ended. `ready` is the
 * number of questions that are generated.
 */
function useGenerationProgress(start: () => Promise<string | undefined>) {
  const [awaited, setAwaited] = useState<{ readonly id: string; readonly since: number }>();
  const { data, fulfilledTimeStamp = 0 } = practiceApi.useGetPracticeGenerationQuery(
    awaited ? { sessionId: awaited.id } : skipToken,
    {
      pollingInterval: POLLING_MS,
      refetchOnMountOrArgChange: true,
    },
  );
  const begin = useCallback(async () => {
    const id = await start();
    setAwaited(id === undefined ? undefined : { id, since: Date.now() });
  }, [start]);
  // An answer from before the last start may be about an earlier generation with the same id.
  const hasEnded = awaited !== undefined && fulfilledTimeStamp > awaited.since && data?.generation === null;
  useEffect(() => {
    if (hasEnded) void begin();
  }, [hasEnded, begin]);
  return { ready: (awaited && data?.generation?.ready) ?? 0, begin };
}

/**
 * Shows the specified text, and either topics that start a session at once or the reason. “Try Again” keeps the choice, so
 * that only another topic must be typed. When no other topic would help, only the reason is shown.
 */
function NoQuestionsMessage({ choice, failure }: { choice: PracticeChoice; failure: Failure }) {
  const { code, detail, topics = [], modelFailure } = failure;
  const isOfNoTopic = isRetryPointless(code);
  const primary = buttonStyle({ variant: 'primary', className: 'mt-5' });
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="alert" className="flex flex-col items-center gap-1 px-6 py-16 text-center">
        <h1 className="text-heading">{copy.title}</h1>
        <p className="max-w-prose text-quiet">{isOfNoTopic ? detail : copy.text}</p>
        {modelFailure && <p className="max-w-prose text-quiet">{practiceModelFailureTexts[modelFailure]}</p>}
        {code === 'no-answer' && <p className="max-w-prose text-quiet">{copy.noAnswer}</p>}
        {topics.length > 0 && <StreakWarning className="mt-5" />}
        {topics.length > 0 && (
          <nav aria-label={copy.nearestTopics} className="mt-5">
            <p aria-hidden className="text-quiet">
              {copy.nearestTopics}
            </p>
            <ul className="mt-2 flex flex-wrap justify-center gap-2">
              {topics.map((topic) => (
                <li key={topic}>
                  <Link href={paths.newPracticeSession({ ...choice, topic })} className={buttonStyle()}>
                    {topic}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isOfNoTopic ? (
          <Link href={paths.practice} className={primary}>
            {copy.hub}
          </Link>
        ) : (
          <Link href={paths.startPracticeWith(choice)} className={primary}>
            {copy.again}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
