import type { FigureOfKind, PracticeFigure } from '#events/values/practice-figure.ts';

type DrawnShape = FigureOfKind<'shape'>['shape'];

/** A drawing of a shape with the lengths of its labelled sides in feet. Null is the side that the question asks for. */
export const drawShape = (shape: DrawnShape, ...sides: (number | null)[]): PracticeFigure => ({
  kind: 'shape',
  shape,
  sides,
  unit: 'ft',
});
