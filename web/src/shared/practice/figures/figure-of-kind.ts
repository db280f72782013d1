import type { PracticeFigure } from '#events/values/practice-figure.ts';

export type FigureOfKind<Kind extends PracticeFigure['kind']> = Extract<PracticeFigure, { kind: Kind }>;
