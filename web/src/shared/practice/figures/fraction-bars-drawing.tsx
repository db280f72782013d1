import type { FigureOfKind } from '#events/values/practice-figure.ts';

const WIDTH = 320;
const HEIGHT = 40;
const GAP = 12;
const EDGE = 2;

/** Bars of one length below each other, each cut into equal parts. The shaded parts are darker in print as well. */
export function FractionBarsDrawing({ bars }: FigureOfKind<'fraction-bars'>) {
  const height = bars.length * (HEIGHT + GAP) - GAP + 2 * EDGE;
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="w-full stroke-current stroke-2"
    >
      {bars.map(({ parts, shaded }, bar) => {
        const width = (WIDTH - 2 * EDGE) / parts;
        return Array.from({ length: parts }, (_, part) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
            key={`${bar} ${part}`}
            x={EDGE + part * width}
            y={EDGE + bar * (HEIGHT + GAP)}
            width={width}
            height={HEIGHT}
            className={part < shaded ? 'fill-accent/60' : 'fill-none'}
          />
        ));
      })}
    </svg>
  );
}
