import type { ReplayMark, ReplayResponse } from '#contracts/class-audit.ts';

/** Every mark that was ever made, voided ones included, by its id, as it was after the frame of an index; −1 is the start. */
export const findMarksAt = (
  { start, frames }: Pick<ReplayResponse, 'start' | 'frames'>,
  index: number,
): ReadonlyMap<string, ReplayMark> => {
  const marks = new Map(start.marks.map((mark) => [mark.id, mark]));
  for (const { mark } of frames.slice(0, index + 1)) if (mark !== null) marks.set(mark.id, mark);
  return marks;
};

/** The marks that count, newest date first. */
export const listMarks = (marks: ReadonlyMap<string, ReplayMark>): ReplayMark[] =>
  [...marks.values()].filter(({ voided }) => !voided).sort((one, other) => (one.date < other.date ? 1 : -1));
