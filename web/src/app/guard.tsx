import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { Profile, SessionAnswer } from '#contracts/session.ts';
import { problemOf } from '../api/problem.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { sessionEnded } from './ended-session.ts';
import { paths } from './paths.ts';
import { profileOf } from './profile.ts';
import { dashboardOf, mayOpen, type Screen } from './routes.ts';
import { useGetSessionQuery } from './session.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  screen: Screen;
  children(profile: Profile): ReactNode;
}

/** Lets a screen be opened by those it is for (specification, section 2). A failed request signs nobody out. */
export function Guard({ screen, children }: Props) {
  const { data: session, error, isFetching, refetch } = useGetSessionQuery();
  useAnotherPerson(session?.user?.id);
  useEnd(session);

  if (session === undefined) {
    if (error === undefined) return <Waiting title={screen.title} />;
    return (
      <Waiting title={screen.title}>
        <ErrorState
          title="Your account could not be loaded"
          text={problemOf(error).detail}
          pending={isFetching}
          onRetry={refetch}
        />
      </Waiting>
    );
  }
  const profile = profileOf(session);
  if (profile === null) return <Redirect to={paths.login} replace />;
  if (!mayOpen(screen, profile.role)) return <Redirect to={dashboardOf(profile.role)} replace />;
  return children(profile);
}

/** Somebody else signed in from another tab of this browser: nothing of the person before may stay on the screen. */
function useAnotherPerson(userId: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (userId === undefined) return;
    if (before.current !== undefined && before.current !== userId) location.reload();
    before.current = userId;
  }, [userId]);
}

/** Remembers who was here and where, when the session ends under their hands; before the login takes the address. */
function useEnd(session: SessionAnswer | undefined): void {
  const here = useRef<string>(undefined);
  const [path] = useLocation();
  const search = useSearch();
  useLayoutEffect(() => {
    if (session === undefined) return;
    const person = here.current;
    here.current = session.user?.id;
    if (person === undefined || session.user !== null) return;
    sessionEnded({ person, page: search ? `${path}?${search}` : path });
  }, [session, path, search]);
}
