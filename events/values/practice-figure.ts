/** The drawings that belong to questions. */
import { z } from 'zod';
import { authoredText } from './authored-text.ts';

/** The shapes that can be drawn. */
const drawnShape = z.enum([
  'triangle',
  'right-triangle',
  'square',
  'rectangle',
  'pentagon',
  'hexagon',
  'octagon',
  'circle',
]);
const length = z.int().min(1).max(1_000);
const numberOnLine = z.int().min(-100).max(100);

/** A part of a whole, and a marked part of it: 1 of 4. */
const parts = z.int().min(1).max(12);
/** The maps that can be drawn: of a continent, of the world, or of the states of the USA. */
export const outlineMap = z.enum([
  'world',
  'africa',
  'asia',
  'europe',
  'north-america',
  'south-america',
  'united-states',
]);
export type OutlineMap = z.infer<typeof outlineMap>;
const coordinate = z.int().min(-10).max(10);

/** A drawing that belongs to a question. A question may ask for what only its drawing shows. */
export const practiceFigure = z.discriminatedUnion('kind', [
  /**
   * `sides` are the labelled lengths: length and width of a rectangle, the side of a square, base and height or all three
   * sides of a triangle, the legs of a right triangle and its hypotenuse if there are three, the radius of a circle. Null is
   * the side that the question asks for, because the student's browser gets this data before the answer.
   */
  z.strictObject({
    kind: z.literal('shape'),
    shape: drawnShape,
    sides: z.array(length.nullable()).max(3),
    unit: z.enum(['ft', 'in.']),
  }),
  z.strictObject({
    kind: z.literal('coins'),
    cents: z
      .array(z.literal([1, 5, 10, 25]))
      .min(1)
      .max(10),
  }),
  /** Each unit of the line has `parts` equal parts, by default one. `mark` is counted in these parts. */
  z.strictObject({
    kind: z.literal('number-line'),
    from: numberOnLine,
    to: numberOnLine,
    mark: z.int().min(-1_200).max(1_200),
    parts: parts.optional(),
    /** False if the question asks for the marked number. */
    isMarkNamed: z.boolean().optional(),
  }),
  /** A clock with hands. */
  z.strictObject({ kind: z.literal('clock'), hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) }),
  /** Bars of one length below each other, each cut into equal parts of which the first ones are shaded. */
  z.strictObject({
    kind: z.literal('fraction-bars'),
    bars: z
      .array(z.strictObject({ parts, shaded: z.int().min(0).max(12) }))
      .min(1)
      .max(4),
  }),
  /** Dots in rows and columns. */
  z.strictObject({ kind: z.literal('array'), rows: parts, columns: parts }),
  /**
   * Angles side by side at one point, in degrees, which make the `whole` together. They are labelled. Null is the one that
   * the question asks for: the drawing takes what the others leave of the whole. A single angle, whose kind the question asks
   * for, has no whole and no label.
   */
  z.strictObject({
    kind: z.literal('angles'),
    degrees: z.array(z.int().min(1).max(359).nullable()).min(1).max(4),
    whole: z.literal([90, 180, 360]).optional(),
  }),
  /** Named points of a coordinate grid that reaches to `size`; a grid with negative numbers begins at −`size`. */
  z.strictObject({
    kind: z.literal('grid'),
    size: z.int().min(5).max(10),
    hasNegatives: z.boolean(),
    points: z
      .array(z.strictObject({ name: z.string().regex(/^[A-F]$/), x: coordinate, y: coordinate }))
      .min(1)
      .max(6),
    /** Whether lines join the points in their order to a closed shape. */
    isJoined: z.boolean(),
  }),
  /** Bars with names below them, and an axis with a number at each `step`. Longer names of more bars would overlap. */
  z.strictObject({
    kind: z.literal('bar-graph'),
    title: authoredText(60),
    step: z.int().min(1).max(100),
    bars: z
      .array(z.strictObject({ name: authoredText(7), value: z.int().min(0).max(1_000) }))
      .min(2)
      .max(5),
  }),
  /** The graph of c0 + c1·x + c2·x² + c3·x³ for the `coefficients` c0 to c3, on a grid from −`size` to `size`. */
  z.strictObject({
    kind: z.literal('function-graph'),
    coefficients: z.array(z.number().min(-20).max(20).multipleOf(0.25)).min(1).max(4),
    size: z.int().min(5).max(10),
  }),
  /** A map of outlines without names, on which one is marked by its number: ISO 3166-1 for a country, FIPS for a state. */
  z.strictObject({ kind: z.literal('map'), map: outlineMap, mark: z.string().regex(/^\d{2,3}$/) }),
]);
export type PracticeFigure = z.infer<typeof practiceFigure>;
export type FigureOfKind<Kind extends PracticeFigure['kind']> = Extract<PracticeFigure, { kind: Kind }>;
