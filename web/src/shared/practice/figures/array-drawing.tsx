import { type DrawingSize, toViewBox } from './drawing-size.ts';

interface ArrayDrawingProps {
  rows: number;
  columns: number;
}

const CELL = 24;
const RADIUS = 8;
/** The drawing is as wide as the longest row, so that the dots of all arrays have about one size. */
const WIDTH = 12 * CELL;

export const toArraySize = ({ rows }: Pick<ArrayDrawingProps, 'rows'>): DrawingSize => ({
  width: WIDTH,
  height: rows * CELL,
});

/** Dots in rows and columns. */
export function ArrayDrawing({ rows, columns }: ArrayDrawingProps) {
  const left = (WIDTH - columns * CELL) / 2;
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(toArraySize({ rows }))}
      className="w-full fill-accent"
    >
      {Array.from({ length: rows * columns }, (_, dot) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change
          key={dot}
          cx={left + (dot % columns) * CELL + CELL / 2}
          cy={Math.floor(dot / columns) * CELL + CELL / 2}
          r={RADIUS}
        />
      ))}
    </svg>
  );
}
