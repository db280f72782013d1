import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { Profile, SessionAnswer } from '#contracts/session.ts';
import { dropDialogDraft } from '../dialog-draft/dialog-draft.ts';
import { dashboardPath, paths } from '../navigation/paths.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { forgetOpenDrafts } from '../server-draft/open-drafts.ts';
import { forgetEnd, isLeaving } from '../session/ended-session.ts';
import { profileOf } from '../session/profile.ts';
import { PersonContext, useGetSessionQuery } from '../session/session.ts';
import { mayOpen, type PortalScreen } from './portal-screens.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useOtherTabs } from './use-other-tabs.ts';
import { useReturn } from './use-return.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  screen: PortalScreen;
  children(profile: Profile): ReactNode;
}

/**
 * Lets a screen be opened by those it is for (specification, section 2). A failed request signs nobody out, and whose
 * session ends keeps the page while they sign in again.
 */
export function Guard({ screen, children }: Props) {
  const query = useGetSessionQuery();
  const { data: session, error, refetch } = query;
  const held = useHeld(session);
  useReturn(query, held?.profile.id);
  useOtherTabs(refetch);

  if (session === undefined) {
    if (error === undefined) return <Waiting title={screen.title} />;
    return (
      <Waiting title={screen.title}>
        <LoadFailed title="Your account could not be loaded" query={query} />
      </Waiting>
    );
  }
  const { user } = session;
  if (user && held && user.id !== held.profile.id) return <AnotherPerson screen={screen} session={session} />;
  if (!user && isLeaving()) return <Redirect to={paths.home} replace />;
  const profile = user ? profileOf(session) : (held?.profile ?? null);
  if (profile === null) return <Redirect to={paths.login} replace />;
  if (!mayOpen(screen, profile)) return <Redirect to={dashboardPath(profile.role)} replace />;
  return (
    <PersonContext value={profile}>
      {children(profile)}
      {!user && <SignInAgain person={profile} accountToken={held?.accountToken ?? null} refetch={refetch} />}
    </PersonContext>
  );
}

interface Held {
  profile: Profile;
  accountToken: string | null;
}

/** The person who entered, as the server told of them last: an ended session makes nobody a stranger on their page. */
function useHeld(session: SessionAnswer | undefined): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  const profile = session ? profileOf(session) : null;
  if (!session || profile === null || profile === held?.profile || (held && held.profile.id !== profile.id))
    return held;
  setHeld({ profile, accountToken: session.account_token });
  return held;
}

/** Somebody else signed in from another tab of this browser: nothing of the person before may stay on the screen. */
function AnotherPerson({ screen, session }: { screen: PortalScreen; session: SessionAnswer }) {
  const role = profileOf(session)?.role;
  useEffect(() => {
    forgetEnd();
    dropDialogDraft();
    forgetOpenDrafts();
    location.replace(role ? dashboardPath(role) : paths.login);
  }, [role]);
  return <Waiting title={screen.title} />;
}
