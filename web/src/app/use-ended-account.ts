import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SessionAnswer } from '#contracts/session.ts';
import { request } from '../api/request.ts';
import { type GoneAccount, recordEndedSession } from '../session/ended-session.ts';

/** The session may return through another tab, so it is checked this often. */
const ASK_EVERY_MS = 5_000;

type Account = 'there' | GoneAccount;

/**
 * The state of the account whose session has ended; undefined until the server has answered. Calls `isBack` when
 * somebody is signed in again.
 */
export function useEndedAccount(
  person: string,
  accountToken: string | null,
  isBack: () => unknown,
): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEndedSessionRecord(person, account === 'there' ? undefined : account);
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const outcome = await request<SessionAnswer>('/session', { params: { account: accountToken ?? undefined } });
      const answer = 'data' in outcome ? outcome.data : undefined;
      if (answer?.user) isBack();
      else setAccount(answer?.gone ?? 'there');
    };
    void ask();
    const asking = setInterval(ask, ASK_EVERY_MS);
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

/** Records the person and the page before a reload or the login page replaces them. */
function useEndedSessionRecord(person: string, gone: GoneAccount | undefined): void {
  const [path] = useLocation();
  const search = useSearch();
  useLayoutEffect(() => {
    recordEndedSession({ person, page: search ? `${path}?${search}` : path, ...(gone && { gone }) });
  }, [person, path, search, gone]);
}
