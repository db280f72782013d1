import { v4 as uuid } from 'uuid';
import type { PracticeChoice } from '../../../navigation/practice-choice.ts';

/** `assigned` is the id of the assigned practice that the session is for. */
export type StartChoice = PracticeChoice & { assigned?: string; continue_unfinished?: true };

const STORAGE_KEY = 'practice-start';

/**
 * The idempotency key for starting a session with this choice. It is kept in the history entry, so that reloading the
 * page or returning to it repeats the same start. Until the server has answered, it is also kept in the tab, so that
 * going back and starting with the same choice repeats it too. Another student in this tab gets another key.
 */
export function getOrCreateStartKey(studentId: string, choice: StartChoice): string {
  const about = JSON.stringify([studentId, choice]);
  const key =
    parseStartKey(history.state?.start, about) ?? parseStartKey(sessionStorage.getItem(STORAGE_KEY), about) ?? uuid();
  const start = `${about}\n${key}`;
  history.replaceState({ ...history.state, start }, '');
  sessionStorage.setItem(STORAGE_KEY, start);
  return key;
}

/** Forgets the key once the server has answered, so that the same choice starts a new session. */
export function deleteStartKey(key: string): void {
  if (sessionStorage.getItem(STORAGE_KEY)?.endsWith(`\n${key}`)) sessionStorage.removeItem(STORAGE_KEY);
}

/** The key, if it was created for this start; otherwise undefined. */
function parseStartKey(start: string | null | undefined, about: string): string | undefined {
  const [of, key] = start?.split('\n') ?? [];
  return of === about ? key : undefined;
}
