import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { SessionAnswer } from '#contracts/session.ts';
import { leavesOnPurpose } from './ended-session.ts';
import { onOtherTab } from './other-tabs.ts';
import { paths } from './paths.ts';

/** Who signs in or out in one tab does so in all of them; `refetch` asks who is signed in now. */
export function useOtherTabs(refetch: () => PromiseLike<{ data?: SessionAnswer | undefined }>): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onOtherTab(async (news) => {
        const { data } = await refetch();
        if (news !== 'left' || data?.user !== null) return;
        leavesOnPurpose(true);
        navigate(paths.home);
      }),
    [refetch, navigate],
  );
}
