import type { SessionAnswer } from '#contracts/session.ts';

/** Why signing in again with the same e-mail would be in vain. */
export type GoneAccount = NonNullable<SessionAnswer['gone']>;

/** Where a session ended by itself, in this tab: so that the login can say so and lead the same person back. */
interface EndedSession {
  person: string;
  /** Path and search of the page. */
  page: string;
  gone?: GoneAccount;
}

const STORED = 'rollbook-session-ended';
let leaving = false;

/** Signing out ends the session on purpose; false again when it failed. */
export function setSigningOut(on: boolean): void {
  leaving = on;
  if (on) clearEndedSession();
}
export const isSigningOut = (): boolean => leaving;

export const recordEndedSession = (ended: EndedSession): void => sessionStorage.setItem(STORED, JSON.stringify(ended));

/** The person is back, or another one has come. */
export const clearEndedSession = (): void => sessionStorage.removeItem(STORED);

/** How the session ended that was in this tab before; undefined when it was left on purpose, or there was none. */
export function getSessionEndReason(): 'ended' | GoneAccount | undefined {
  const ended = read();
  return ended && (ended.gone ?? 'ended');
}

/** The page to go back to, when it was this person's; whoever enters has read the news. */
export function takeReturnPage(person: string): string | undefined {
  const ended = read();
  leaving = false;
  clearEndedSession();
  return ended?.person === person ? ended.page : undefined;
}

function read(): EndedSession | undefined {
  const stored = sessionStorage.getItem(STORED);
  return stored === null ? undefined : (JSON.parse(stored) as EndedSession);
}
