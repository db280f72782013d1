import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { SessionResponse } from '#contracts/session.ts';
import { coreApi } from '../api/core-api.ts';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { findDashboardPath } from '../navigation/entry-paths.ts';
import { paths } from '../navigation/paths.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { isSigningOut, setSigningOut } from '../session/ended-session.ts';
import { findPerson, type PagePerson } from '../session/find-person.ts';
import { ProfileContext } from '../session/session.ts';
import { onSessionChange } from '../session/session-channel.ts';
import { loadingTitleText } from './app-copy.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { accountLoadingFailedText } from './portal-copy.ts';
import { canOpenScreen, type PortalScreen } from './portal-screens.ts';
import { claimTab, emptyTab } from './tab-owner.ts';
import { useResumeAfterSignIn } from './use-resume-after-sign-in.ts';

/** Loaded when a session has ended, because most pages never show it. */
const SignInAgainDialog = createLazyComponent(() =>
  import('./sign-in-again-dialog.tsx').then((dialog) => dialog.SignInAgainDialog),
);

interface Props {
  screen: PortalScreen;
  /** Called with null for visitors of a screen that is open to them. */
  children(profile: PagePerson | null): ReactNode;
}

/**
 * Opens a screen only for people with access to it (specification, section 2). A failed request signs nobody out, and a
 * person whose session has ended keeps the page while they sign in again.
 */
export function ScreenGuard({ screen, children }: Props) {
  const query = coreApi.useGetSessionQuery();
  const { data: session, error, refetch } = query;
  const held = usePageSession(session);
  useResumeAfterSignIn(query, held?.profile.id);
  useSessionOfOtherTabs(refetch);
  const owner = held?.profile.id;
  // Before the page stores anything itself.
  useLayoutEffect(() => {
    if (owner !== undefined) claimTab(owner);
  }, [owner]);

  if (session === undefined) {
    if (error === undefined) return <LoadingScreen title={screen.title} />;
    if (screen.openToVisitors) return children(null);
    return (
      <LoadingScreen title={screen.title}>
        <LoadFailure title={accountLoadingFailedText} query={query} />
      </LoadingScreen>
    );
  }
  const { user } = session;
  if (user && held && user.id !== held.profile.id) return <LeaveForAnotherPerson screen={screen} session={session} />;
  if (!user && isSigningOut()) return <LoadPublicPage path={paths.home} />;
  const profile = user ? findPerson(session) : (held?.profile ?? null);
  if (profile === null && screen.openToVisitors) return children(null);
  if (profile === null) return <Redirect to={paths.login} replace />;
  if (!canOpenScreen(screen, profile))
    return <Redirect to={profile.needs_second_factor ? paths.account : findDashboardPath(profile.role)} replace />;
  return (
    <ProfileContext value={profile}>
      {children(profile)}
      <Suspense>
        {!user && <SignInAgainDialog person={profile} accountToken={held?.accountToken ?? null} refetch={refetch} />}
      </Suspense>
    </ProfileContext>
  );
}

interface PageSession {
  profile: PagePerson;
  accountToken: string | null;
}

/** The session of the person who opened the page, as last loaded. It is kept when the session ends. */
function usePageSession(session: SessionResponse | undefined): PageSession | null {
  const [held, setHeld] = useState<PageSession | null>(null);
  const profile = session ? findPerson(session) : null;
  if (!session || profile === null || profile === held?.profile || (held && held.profile.id !== profile.id))
    return held;
  setHeld({ profile, accountToken: session.account_token });
  return held;
}

/**
 * Leaves the page when another person has signed in in another tab, so that nothing of the first person remains on the
 * screen.
 */
function LeaveForAnotherPerson({ screen, session }: { screen: PortalScreen; session: SessionResponse }) {
  const role = findPerson(session)?.role;
  useEffect(() => {
    emptyTab();
    location.replace(role ? findDashboardPath(role) : paths.login);
  }, [role]);
  return <LoadingScreen title={screen.title} />;
}

/** Leaves the portal for a public page, which is a document of its own. */
function LoadPublicPage({ path }: { path: string }) {
  useEffect(() => location.replace(path), [path]);
  return <LoadingScreen title={loadingTitleText} />;
}

/** Applies a sign-in or sign-out of one tab to all tabs. `refetch` reloads the session. */
function useSessionOfOtherTabs(refetch: () => PromiseLike<{ data?: SessionResponse | undefined }>): void {
  useEffect(
    () =>
      onSessionChange(async (change) => {
        const { data } = await refetch();
        if (change !== 'left' || data?.user !== null) return;
        setSigningOut(true);
        emptyTab();
        location.assign(paths.home);
      }),
    [refetch],
  );
}
