/** The words of the figures of a student's classes. Every page, paper, mail and file has these; the glossary defines them. */
import type { ClassFigures } from './class-audit.ts';
import type { ClassTotals } from './classes.ts';

export const figureWords: Readonly<Record<keyof ClassFigures, string>> = {
  remaining: 'Remaining',
  total: 'Total',
  waiting: 'Waiting',
  uncovered: 'Uncovered',
  attended: 'Attended',
  taken: 'Taken for attendance',
  late_cancellations: 'Taken for late cancellations',
  added: 'Added',
  removed: 'Removed',
};

/** The figures with their words. Of a center without late cancellations, none is named. */
export const listFigureWords = (...shown: readonly ClassFigures[]): [name: keyof ClassFigures, word: string][] =>
  (Object.entries(figureWords) as [keyof ClassFigures, string][]).filter(
    ([name]) => name !== 'late_cancellations' || shown.some((figures) => figures[name] !== 0),
  );

/** A line of a sum of classes. */
export interface ClassSumLine {
  readonly sign: '' | '+' | '−' | '=';
  readonly label: string;
  readonly classes: number;
}

/**
 * The sum of a period. The sum of a whole history has no label of its opening and begins with what was added. What was undone
 * in a later period makes a figure negative, and its line then has the word of what undid it.
 */
export const toClassSumLines = (
  { opening, added, taken, late_cancellations, removed, left_waiting, closing }: ClassTotals,
  labels: { readonly opening: string | undefined; readonly closing: string },
): ClassSumLine[] => {
  const more = (classes: number, label: string, undone: string): ClassSumLine =>
    classes < 0 ? { sign: '−', label: undone, classes: -classes } : { sign: '+', label, classes };
  const less = (classes: number, label: string, undone: string): ClassSumLine =>
    classes < 0 ? { sign: '+', label: undone, classes: -classes } : { sign: '−', label, classes };
  const [first, ...others] = [
    more(added, figureWords.added, 'Reversed purchases'),
    less(taken, figureWords.taken, 'Given back'),
    ...(late_cancellations === 0
      ? []
      : [less(late_cancellations, figureWords.late_cancellations, 'Given back for late cancellations')]),
    less(removed, figureWords.removed, figureWords.removed),
    ...(left_waiting === 0 ? [] : [less(left_waiting, 'Left waiting', 'Came from waiting')]),
  ] as [ClassSumLine, ...ClassSumLine[]];
  return [
    ...(labels.opening === undefined
      ? [{ ...first, sign: '' as const }]
      : [{ sign: '' as const, label: labels.opening, classes: opening }, first]),
    ...others,
    { sign: '=', label: labels.closing, classes: closing },
  ];
};

/** How many classes were attended: a class is attended without being taken while it is uncovered. */
export const toAttendedText = (attended: number): string =>
  `${attended} ${attended === 1 ? 'class was' : 'classes were'} attended.`;
