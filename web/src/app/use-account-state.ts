import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SessionResponse } from '#contracts/session.ts';
import { sendRequest } from '../api/request.ts';
import { type AccountEndReason, recordEndedSession } from '../session/ended-session.ts';

/** Interval of the check whether another tab has signed in again. */
const CHECK_INTERVAL_MS = 5_000;

type AccountState = 'there' | AccountEndReason;

/**
 * Whether the account of the ended session is still `there`, or else why the person cannot sign in with it again;
 * undefined until the server has answered. Calls `isBack` when somebody has signed in again, and records the page, so
 * that the person can return to it.
 */
export function useAccountState(
  person: string,
  accountToken: string | null,
  isBack: () => unknown,
): AccountState | undefined {
  const [account, setAccount] = useState<AccountState>();
  useEndedSessionRecord(person, account === 'there' ? undefined : account);
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const outcome = await sendRequest<SessionResponse>('/session', {
        params: { account: accountToken ?? undefined },
      });
      const answer = 'data' in outcome ? outcome.data : undefined;
      if (answer?.user) isBack();
      else setAccount(answer?.gone ?? 'there');
    };
    void ask();
    const asking = setInterval(ask, CHECK_INTERVAL_MS);
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(asking);
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [accountToken, isBack]);
  return account;
}

/** Records the person and the page, so that the login page or a reload can return the person to it. */
function useEndedSessionRecord(person: string, gone: AccountEndReason | undefined): void {
  const [path] = useLocation();
  const search = useSearch();
  useLayoutEffect(() => {
    recordEndedSession({ person, page: search ? `${path}?${search}` : path, ...(gone && { gone }) });
  }, [person, path, search, gone]);
}
