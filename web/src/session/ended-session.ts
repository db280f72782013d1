import type { SessionResponse } from '#contracts/session.ts';

/** Why the person cannot sign in again with the same e-mail address. */
export type AccountEndReason = NonNullable<SessionResponse['gone']>;

/**
 * A session that ended without a sign-out in this tab. The login page says so and returns the person to the page they
 * were on.
 */
interface EndedSession {
  person: string;
  /** Path and query of the page. */
  page: string;
  gone?: AccountEndReason;
}

const STORAGE_KEY = 'rollbook-session-ended';
let signingOut = false;

/**
 * Says whether a sign-out is in flight, because a sign-out must not be reported as an ended session. Set it to true
 * before the request and to false when the request has failed.
 */
export function setSigningOut(on: boolean): void {
  signingOut = on;
  if (on) clearEndedSession();
}
export const isSigningOut = (): boolean => signingOut;

export const recordEndedSession = (ended: EndedSession): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ended));

export const clearEndedSession = (): void => sessionStorage.removeItem(STORAGE_KEY);

/** Why the last session of this tab ended; undefined after a sign-out or without a session. */
export function getSessionEndReason(): 'ended' | AccountEndReason | undefined {
  const ended = readEndedSession();
  return ended && (ended.gone ?? 'ended');
}

/** The page to return to, if the ended session belonged to this person. Deletes the record. */
export function takeReturnPage(person: string): string | undefined {
  const ended = readEndedSession();
  signingOut = false;
  clearEndedSession();
  // A family account without a child has no page to return to.
  return ended?.person === person && ended.gone !== 'access-ended' ? ended.page : undefined;
}

function readEndedSession(): EndedSession | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored === null ? undefined : (JSON.parse(stored) as EndedSession);
}
