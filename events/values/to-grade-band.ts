import type { GradeBand } from './shapes.ts';

/** The band of a school grade from 1 to 12. */
export const toGradeBand = (grade: number): GradeBand => {
  if (grade <= 4) return '1-4';
  return grade <= 8 ? '5-8' : '9-12';
};
