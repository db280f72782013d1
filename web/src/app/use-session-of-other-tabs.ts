import { useEffect } from 'react';
import type { SessionResponse } from '#contracts/session.ts';
import { paths } from '../navigation/paths.ts';
import { setSigningOut } from '../session/ended-session.ts';
import { onSessionChange } from '../session/session-channel.ts';

/** Applies a sign-in or sign-out of one tab to all tabs. `refetch` reloads the session. */
export function useSessionOfOtherTabs(refetch: () => PromiseLike<{ data?: SessionResponse | undefined }>): void {
  useEffect(
    () =>
      onSessionChange(async (change) => {
        const { data } = await refetch();
        if (change !== 'left' || data?.user !== null) return;
        setSigningOut(true);
        location.assign(paths.home);
      }),
    [refetch],
  );
}
