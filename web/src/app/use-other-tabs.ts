import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { SessionAnswer } from '#contracts/session.ts';
import { paths } from '../navigation/paths.ts';
import { leavesOnPurpose } from '../session/ended-session.ts';
import { onOtherTab } from '../session/other-tabs.ts';

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
