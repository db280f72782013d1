import { v4 as uuid } from 'uuid';
import type { PracticeChoice } from '../../practice/practice-choice.ts';

const PLACE = 'practice-start';

/** The key of a start that no answer has come to yet: a reload meanwhile repeats it, and makes no second session. */
export function keyOfStart(choice: PracticeChoice): string {
  const about = JSON.stringify(choice);
  const [before, key] = sessionStorage.getItem(PLACE)?.split('\n') ?? [];
  if (before === about && key) return key;
  const fresh = uuid();
  sessionStorage.setItem(PLACE, `${about}\n${fresh}`);
  return fresh;
}

export const forgetStart = (): void => sessionStorage.removeItem(PLACE);
