import type { MasteryState } from '#contracts/practice-mastery.ts';

/** Tone of the badge of each state. */
export const masteryTones = {
  new: 'neutral',
  learning: 'accent',
  steady: 'good',
} as const satisfies Record<MasteryState, string>;
