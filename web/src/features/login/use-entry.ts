import { useCallback, useEffect, useState } from 'react';
import type { SessionAnswer } from '#contracts/session.ts';
import { problemOf } from '../../api/problem.ts';
import { request } from '../../api/request.ts';
import { dashboardPath } from '../../navigation/paths.ts';
import { pageToReturnTo } from '../../session/ended-session.ts';
import { profileOf } from '../../session/profile.ts';

/** Where somebody stands at the door. */
export type Entry =
  | { status: 'asking' }
  | { status: 'signed-out' }
  | { status: 'no-profile'; email: string }
  | { status: 'failed'; detail: string }
  | { status: 'enter'; email: string; to: string };

const entryOf = (session: SessionAnswer): Entry => {
  const profile = profileOf(session);
  if (profile)
    return { status: 'enter', email: profile.email, to: pageToReturnTo(profile.id) ?? dashboardPath(profile.role) };
  return session.user ? { status: 'no-profile', email: session.user.email } : { status: 'signed-out' };
};

async function askServer(minPosition?: string | null): Promise<Entry> {
  const outcome = await request<SessionAnswer>('/session', { minPosition: minPosition ?? null });
  return 'error' in outcome ? { status: 'failed', detail: problemOf(outcome.error).detail } : entryOf(outcome.data);
}

/** Asks who is signed in, without the portal's store: this page is light. */
export function useEntry() {
  const [entry, setEntry] = useState<Entry>({ status: 'asking' });
  /** `minPosition`: where in the log a sign-in or sign-up answered from. */
  const ask = useCallback(async (minPosition?: string | null): Promise<Entry> => {
    const answer = await askServer(minPosition);
    setEntry(answer);
    return answer;
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  return { entry, ask };
}
