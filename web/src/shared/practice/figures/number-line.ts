import type { FigureOfKind } from '#events/values/practice-figure.ts';

export type NumberLine = FigureOfKind<'number-line'>;

/** Numbers that are written below a line without parts. */
const LABELLED_STEP = 5;

/** The ticks of a line as they are counted: in parts of a unit. */
export const listTicks = ({ from, to, parts = 1 }: NumberLine): number[] =>
  Array.from({ length: (to - from) * parts + 1 }, (_, step) => from * parts + step);

/** Whether the number of a tick is written below it, besides that of the mark. */
export function hasNumber({ mark, parts = 1, isMarkNamed = true }: NumberLine, tick: number): boolean {
  if (parts > 1) return tick % parts === 0 && tick !== mark;
  // The longer number of a mark leaves no room for the number beside it.
  return tick % LABELLED_STEP === 0 && Math.abs(tick - mark) > (isMarkNamed ? 1 : 0);
}

/** The name of the mark; a question mark if the question asks for it. */
export function toMarkText({ mark, parts = 1, isMarkNamed = true }: NumberLine): string {
  if (!isMarkNamed) return '?';
  return parts === 1 ? String(mark) : `${mark}/${parts}`;
}
