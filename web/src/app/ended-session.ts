/** Where a session ended by itself, in this tab: so that the login can say so and lead the same person back. */
interface Ended {
  person: string;
  /** Path and search of the page. */
  page: string;
}

const STORED = 'rollbook-session-ended';
let leaving = false;

/** Signing out ends the session on purpose; false again when it failed. */
export function leavesOnPurpose(on: boolean): void {
  leaving = on;
  if (on) sessionStorage.removeItem(STORED);
}

export function sessionEnded(ended: Ended): void {
  if (!leaving) sessionStorage.setItem(STORED, JSON.stringify(ended));
}

export const hasEnded = (): boolean => sessionStorage.getItem(STORED) !== null;

/** The page to go back to, when it was this person's; whoever enters has read the news. */
export function pageToReturnTo(person: string): string | undefined {
  const stored = sessionStorage.getItem(STORED);
  leaving = false;
  sessionStorage.removeItem(STORED);
  if (stored === null) return undefined;
  const ended = JSON.parse(stored) as Ended;
  return ended.person === person ? ended.page : undefined;
}
