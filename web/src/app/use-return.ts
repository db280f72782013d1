import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api, everyTag } from '../api/api.ts';
import { holdsPerson, isSignedIn } from '../api/signed-in-again.ts';
import { forgetEnd } from '../session/ended-session.ts';
import { tellOtherTabs } from '../session/other-tabs.ts';
import type { useGetSessionQuery } from '../session/session.ts';

/**
 * When the person of the page, whose session had ended, is back: what waited for that is sent, and everything is asked
 * for anew. Somebody else who signed in instead would send it in their own name.
 */
export function useReturn(
  { data: session, fulfilledTimeStamp }: ReturnType<typeof useGetSessionQuery>,
  person: string | undefined,
): void {
  const dispatch = useDispatch();
  const ended = useRef(false);
  useEffect(() => {
    holdsPerson(true);
    return () => holdsPerson(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a command may wait for an answer like the one before
  useEffect(() => {
    if (session === undefined) return;
    if (session.user === null) {
      ended.current = true;
      return;
    }
    if (session.user.id !== person) return;
    isSignedIn();
    if (!ended.current) return;
    ended.current = false;
    forgetEnd();
    dispatch(api.util.invalidateTags([...everyTag]));
  }, [session, fulfilledTimeStamp, person, dispatch]);

  const userId = session?.user?.id;
  useEffect(() => {
    if (userId !== undefined) tellOtherTabs('entered');
  }, [userId]);
}
