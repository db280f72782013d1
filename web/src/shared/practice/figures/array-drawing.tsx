interface ArrayDrawingProps {
  rows: number;
  columns: number;
}

const CELL = 24;
const RADIUS = 8;
/** The drawing is as wide as the longest row, so that the dots of all arrays have about one size. */
const WIDTH = 12 * CELL;

/** Dots in rows and columns. */
export function ArrayDrawing({ rows, columns }: ArrayDrawingProps) {
  const left = (WIDTH - columns * CELL) / 2;
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${WIDTH} ${rows * CELL}`}
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
