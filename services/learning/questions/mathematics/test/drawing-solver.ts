import type { FigureOfKind, PracticeFigure } from '#events/values/practice-figure.ts';

/** A pattern of questions that ask for what only their drawing shows, and a check of an option. */
export type DrawingSolver = readonly [
  asked: RegExp,
  fits: (option: string, figure: PracticeFigure, ...groups: string[]) => boolean,
];

/** Creates a solver for questions with a drawing of the kind. Throws if a question has another one. */
export const createDrawingSolver = <Kind extends PracticeFigure['kind']>(
  kind: Kind,
  asked: RegExp,
  fits: (option: string, figure: FigureOfKind<Kind>, ...groups: string[]) => boolean,
): DrawingSolver => [
  asked,
  (option, figure, ...groups) => {
    if (figure.kind !== kind) throw new Error(`“${asked}” has a drawing of the kind ${figure.kind}.`);
    return fits(option, figure as FigureOfKind<Kind>, ...groups);
  },
];
