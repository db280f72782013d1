import { useCallback, useEffect, useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { SessionResponse } from '#contracts/session.ts';
import { type ApiError, sendRequest } from '../../../api/request.ts';
import { findDashboardPath } from '../../../navigation/entry-paths.ts';
import { useRetryWhileUnreachable } from '../../../page/use-retry-while-unreachable.ts';
import { takeReturnPage } from '../../../session/ended-session.ts';
import { findPerson, type PageRole } from '../../../session/find-person.ts';

/** Whether the visitor is signed in, and which page they go to. */
export type LoginState =
  | { status: 'asking' }
  | { status: 'signed-out' }
  | { status: 'no-profile'; email: string }
  | { status: 'failed'; error: ApiError }
  | { status: 'enter'; email: string; role: PageRole; to: string; isFirst: boolean };

const toLoginState = (session: SessionResponse): LoginState => {
  const profile = findPerson(session);
  if (profile) {
    const to = takeReturnPage(profile.id) ?? findDashboardPath(profile.role);
    return { status: 'enter', email: profile.email, role: profile.role, to, isFirst: session.first_session ?? false };
  }
  return session.user ? { status: 'no-profile', email: session.user.email } : { status: 'signed-out' };
};

async function loadLoginState(minPosition?: string | null): Promise<LoginState> {
  const outcome = await sendRequest<SessionResponse>('/session', { minPosition: minPosition ?? null });
  return 'error' in outcome ? { status: 'failed', error: outcome.error } : toLoginState(outcome.data);
}

/** Loads the session without the portal's store, which would make this page slower to load. */
export function useLoginState() {
  const [entry, setEntry] = useState<LoginState>({ status: 'asking' });
  /** `minPosition` is the log position in the answer to a sign-in or sign-up. */
  const ask = useCallback(async (minPosition?: string | null): Promise<LoginState> => {
    const answer = await loadLoginState(minPosition);
    setEntry(answer);
    return answer;
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  return { entry, ask };
}

export type DemoAccount = CentreResponse['demo_accounts'][number];

/** The centre's name and demo accounts, loaded without the portal's store; undefined until they are loaded. */
export function useLoginCentre(): CentreResponse | undefined {
  const [centre, setCentre] = useState<CentreResponse>();
  const [error, setError] = useState<ApiError>();
  const load = useCallback(async () => {
    const outcome = await sendRequest<CentreResponse>('/centre');
    if ('data' in outcome) setCentre(outcome.data);
    setError('error' in outcome ? outcome.error : undefined);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  useRetryWhileUnreachable({ error, isFetching: false, refetch: load });
  return centre;
}
