import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { type DrawingSize, toViewBox } from './drawing-size.ts';

type Angles = FigureOfKind<'angles'>;

const EDGE = 14;
const SIDE = 116;
const ARC = 30;
const SQUARE = 18;
/** Distances of labels from the point of the angle. A narrow angle has room for its label only farther out. */
const LABEL = 56;
const NARROW_LABEL = 78;
const NARROW_DEGREES = 40;

const sumOf = (sizes: readonly (number | null)[]): number => sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);

/** The point of the angles. Those of more than 90° together reach to its left. */
const toVertex = (total: number) => ({ x: total > 90 ? SIDE + EDGE : EDGE, y: SIDE + EDGE });

/** The asked angle is what the others leave of the whole. */
const listSizes = ({ degrees, whole }: Angles): readonly number[] =>
  degrees.map((size) => size ?? (whole ?? 0) - sumOf(degrees));

export function toAnglesSize(angles: Angles): DrawingSize {
  const total = sumOf(listSizes(angles));
  const { x, y } = toVertex(total);
  return { width: x + SIDE + EDGE, height: total > 180 ? y + SIDE + EDGE : y + EDGE };
}

/** Angles side by side at one point, the first one counted from the side that points to the right. */
export function AnglesDrawing(angles: Angles) {
  const { degrees } = angles;
  const sizes = listSizes(angles);
  const starts = sizes.map((_, at) => sumOf(sizes.slice(0, at)));
  const total = sumOf(sizes);
  // The kind of a single angle is asked for, so it has no label.
  const isAsked = (at: number) => degrees.length === 1 || degrees[at] === null;
  const { x, y } = toVertex(total);
  const toPoint = (angle: number, distance: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(x + distance * Math.cos(radians))} ${round(y - distance * Math.sin(radians))}`;
  };
  const isCorner = total === 90;
  return (
    <svg
      aria-hidden="true"
      viewBox={toViewBox(toAnglesSize(angles))}
      className={`w-full stroke-current stroke-2 ${total > 180 ? 'max-h-64!' : ''}`}
    >
      {!(isCorner && degrees.length === 1) &&
        sizes.map((size, at) => (
          <path
            key={starts[at]}
            d={`M${x} ${y}L${toPoint(starts[at] as number, ARC)}A${ARC} ${ARC} 0 ${size > 180 ? 1 : 0} 0 ${toPoint((starts[at] as number) + size, ARC)}`}
            className={isAsked(at) ? 'fill-tint-accent' : 'fill-none'}
          />
        ))}
      {isCorner && <path d={`M${x + SQUARE} ${y}v${-SQUARE}h${-SQUARE}`} fill="none" />}
      {[...starts, total].map((angle) => (
        <path key={angle} d={`M${x} ${y}L${toPoint(angle, SIDE)}`} strokeLinecap="round" />
      ))}
      {degrees.length > 1 &&
        sizes.map((size, at) => {
          const distance = size < NARROW_DEGREES ? NARROW_LABEL : LABEL;
          const [labelX, labelY] = toPoint((starts[at] as number) + size / 2, distance)
            .split(' ')
            .map(Number);
          return (
            <text
              key={starts[at]}
              x={labelX}
              y={(labelY as number) + 5}
              textAnchor="middle"
              className={`stroke-none text-[15px] ${isAsked(at) ? 'fill-accent font-bold' : 'fill-current font-semibold'}`}
            >
              {isAsked(at) ? '?' : `${size}°`}
            </text>
          );
        })}
      <circle cx={x} cy={y} r={3} className="fill-current stroke-none" />
    </svg>
  );
}

const round = (n: number): number => Math.round(n * 100) / 100;
