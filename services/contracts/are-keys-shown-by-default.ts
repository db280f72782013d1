import type { GradingType } from '#events/values/shapes.ts';

/** Students learn most from a score when they see the answers with it. A tutor who grades decides for each assignment. */
export const areKeysShownByDefault = (type: GradingType): boolean => type === 'auto-graded';
