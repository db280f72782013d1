import { v4 as uuid } from 'uuid';
import type { PracticeChoice } from '../../navigation/practice-choice.ts';

const PLACE = 'practice-start';

/**
 * The key under which a student starts a choice. This step of the history keeps it, so that loading the page again or
 * coming back to it repeats the start and makes no second session. Until an answer has come the tab keeps it as well:
 * whoever goes back and starts the same again repeats it, too. Another student in this tab starts their own.
 */
export function getStartKey(studentId: string, choice: PracticeChoice): string {
  const about = JSON.stringify([studentId, choice]);
  const key =
    parseStartKey(history.state?.start, about) ?? parseStartKey(sessionStorage.getItem(PLACE), about) ?? uuid();
  const start = `${about}\n${key}`;
  history.replaceState({ ...history.state, start }, '');
  sessionStorage.setItem(PLACE, start);
  return key;
}

/** The start with this key has its answer: the same choice is another start from now on. */
export function forgetStart(key: string): void {
  if (sessionStorage.getItem(PLACE)?.endsWith(`\n${key}`)) sessionStorage.removeItem(PLACE);
}

/** The key, if that is the start it is of. */
function parseStartKey(start: string | null | undefined, about: string): string | undefined {
  const [of, key] = start?.split('\n') ?? [];
  return of === about ? key : undefined;
}
