import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { allDataTags, api } from '../api/api.ts';
import type { coreApi } from '../api/core-api.ts';
import { resendCommandsAfterSignIn, setCanSignInAgain } from '../api/retry-after-sign-in.ts';
import { clearEndedSession } from '../session/ended-session.ts';
import { notifyTabsOfSessionChange } from '../session/session-channel.ts';

/**
 * When the page's person has signed in again, sends the waiting commands and reloads all data. When another person has
 * signed in, it sends nothing, because the server would record the commands under that person's name.
 */
export function useResumeAfterSignIn(
  { data: session, fulfilledTimeStamp }: ReturnType<typeof coreApi.useGetSessionQuery>,
  person: string | undefined,
): void {
  const dispatch = useDispatch();
  const ended = useRef(false);
  useEffect(() => {
    setCanSignInAgain(true);
    return () => setCanSignInAgain(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a command may wait for an answer like the one before
  useEffect(() => {
    if (session === undefined) return;
    if (session.user === null) {
      ended.current = true;
      return;
    }
    if (session.user.id !== person) return;
    resendCommandsAfterSignIn();
    if (!ended.current) return;
    ended.current = false;
    clearEndedSession();
    dispatch(api.util.invalidateTags([...allDataTags]));
  }, [session, fulfilledTimeStamp, person, dispatch]);

  const userId = session?.user?.id;
  useEffect(() => {
    if (userId !== undefined) notifyTabsOfSessionChange('entered');
  }, [userId]);
}
