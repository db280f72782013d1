import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { type DrawingSize, toViewBox } from './drawing-size.ts';

type FractionBars = Pick<FigureOfKind<'fraction-bars'>, 'bars'>;

const WIDTH = 320;
const HEIGHT = 40;
const GAP = 12;
const EDGE = 2;

export const toFractionBarsSize = ({ bars }: FractionBars): DrawingSize => ({
  width: WIDTH,
  height: bars.length * (HEIGHT + GAP) - GAP + 2 * EDGE,
});

/** Bars of one length below each other, each cut into equal parts. The shaded parts are darker in print as well. */
export function FractionBarsDrawing({ bars }: FractionBars) {
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(toFractionBarsSize({ bars }))}
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
