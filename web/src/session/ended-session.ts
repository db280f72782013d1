import type { SessionAnswer } from '#contracts/session.ts';

/** Why signing in again with the same e-mail would be in vain. */
export type GoneAccount = NonNullable<SessionAnswer['gone']>;

/** Where a session ended by itself, in this tab: so that the login can say so and lead the same person back. */
interface Ended {
  person: string;
  /** Path and search of the page. */
  page: string;
  gone?: GoneAccount;
}

const STORED = 'rollbook-session-ended';
let leaving = false;

/** Signing out ends the session on purpose; false again when it failed. */
export function leavesOnPurpose(on: boolean): void {
  leaving = on;
  if (on) forgetEnd();
}
export const isLeaving = (): boolean => leaving;

export const sessionEnded = (ended: Ended): void => sessionStorage.setItem(STORED, JSON.stringify(ended));

/** The person is back, or another one has come. */
export const forgetEnd = (): void => sessionStorage.removeItem(STORED);

/** How the session ended that was in this tab before; undefined when it was left on purpose, or there was none. */
export function howItEnded(): 'ended' | GoneAccount | undefined {
  const ended = read();
  return ended && (ended.gone ?? 'ended');
}

/** The page to go back to, when it was this person's; whoever enters has read the news. */
export function pageToReturnTo(person: string): string | undefined {
  const ended = read();
  leaving = false;
  forgetEnd();
  return ended?.person === person ? ended.page : undefined;
}

function read(): Ended | undefined {
  const stored = sessionStorage.getItem(STORED);
  return stored === null ? undefined : (JSON.parse(stored) as Ended);
}
