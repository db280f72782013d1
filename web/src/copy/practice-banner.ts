/** Practice as it stands on the student's dashboard; the specification, section 2. */
import type { PracticeStats } from '#contracts/practice.ts';
import { wordFor } from '../lib/plural.ts';

export const heading = 'Practice Hub';
export const text = 'Five questions on a topic of your choice.';
export const start = 'Start Practicing';

/** Points, streak in days, and sessions, each with its word. */
export const figuresOf = ({ total_points, current_streak, total_sessions }: PracticeStats): [number, string][] => [
  [total_points, wordFor(total_points, 'point')],
  [current_streak, 'day streak'],
  [total_sessions, wordFor(total_sessions, 'session')],
];
