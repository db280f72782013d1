import { v4 as uuid } from 'uuid';
import type { PracticeChoice } from '../../practice/practice-choice.ts';

const PLACE = 'practice-start';

/**
 * The key under which a choice is started. This step of the history keeps it, so that loading the page again or coming
 * back to it repeats the start and makes no second session. Until an answer has come the tab keeps it as well: whoever
 * goes back and starts the same again repeats it, too.
 */
export function keyOfStart(choice: PracticeChoice): string {
  const about = JSON.stringify(choice);
  const waiting = unanswered();
  const key: string = history.state?.start ?? (waiting?.about === about ? waiting.key : uuid());
  history.replaceState({ ...history.state, start: key }, '');
  sessionStorage.setItem(PLACE, `${about}\n${key}`);
  return key;
}

/** The start with this key has its answer: the same choice is another start from now on. */
export function forgetStart(key: string): void {
  if (unanswered()?.key === key) sessionStorage.removeItem(PLACE);
}

function unanswered(): { about: string; key: string } | undefined {
  const [about, key] = sessionStorage.getItem(PLACE)?.split('\n') ?? [];
  return about && key ? { about, key } : undefined;
}
