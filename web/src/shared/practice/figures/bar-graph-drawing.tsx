import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { type DrawingSize, toViewBox } from './drawing-size.ts';

type BarGraph = FigureOfKind<'bar-graph'>;

const WIDTH = 320;
const [LEFT, TOP, BOTTOM] = [44, 8, 22];
/** Height of the part between two numbers of the axis, whose digits are 10 high, and of the axis if it has few. */
const STEP = 13;
const HEIGHT_MIN = 91;

/** An axis of bars that are all 0 has one step, too. */
const countSteps = ({ step, bars }: Pick<BarGraph, 'step' | 'bars'>): number =>
  Math.max(1, Math.ceil(Math.max(...bars.map(({ value }) => value)) / step));

const toAxisHeight = (steps: number): number => Math.max(HEIGHT_MIN, steps * STEP);

/** Without its title, which is a paragraph above. */
export const toBarGraphSize = (graph: BarGraph): DrawingSize => ({
  width: WIDTH,
  height: TOP + toAxisHeight(countSteps(graph)) + BOTTOM,
});

/** Bars with their names below them, and an axis with a number at each line. */
export function BarGraphDrawing(graph: BarGraph) {
  const { title, step, bars } = graph;
  const steps = countSteps(graph);
  const height = toAxisHeight(steps);
  const base = TOP + height;
  const toY = (value: number) => base - (value / (steps * step)) * height;
  const place = (WIDTH - LEFT) / bars.length;
  const width = Math.min(36, place * 0.6);
  return (
    <>
      <p className="mb-1 text-sm font-semibold text-balance">{title}</p>
      <svg
        aria-hidden="true"
        preserveAspectRatio="xMinYMid"
        viewBox={toViewBox(toBarGraphSize(graph))}
        className="max-h-80! w-full stroke-current"
      >
        {Array.from({ length: steps + 1 }, (_, n) => n * step).map((value) => (
          <g key={value}>
            <path d={`M${LEFT - 5} ${toY(value)}H${WIDTH}`} className="stroke-edge/60" />
            <text x={LEFT - 9} y={toY(value) + 5} textAnchor="end" className="fill-current stroke-none text-[14px]">
              {value.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {bars.map(({ name, value }, at) => (
          <g key={name}>
            <rect
              x={LEFT + place * (at + 0.5) - width / 2}
              y={toY(value)}
              width={width}
              height={base - toY(value)}
              className="fill-accent/30 stroke-2"
            />
            <text
              x={LEFT + place * (at + 0.5)}
              y={base + 17}
              textAnchor="middle"
              className="fill-current stroke-none text-[14px]"
            >
              {name}
            </text>
          </g>
        ))}
        <path d={`M${LEFT} ${TOP}V${base}H${WIDTH}`} fill="none" className="stroke-2" />
      </svg>
    </>
  );
}
