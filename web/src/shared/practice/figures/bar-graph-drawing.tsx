import type { FigureOfKind } from '#events/values/practice-figure.ts';

const WIDTH = 320;
const [LEFT, TOP, BOTTOM] = [44, 10, 24];
/** Height of the part between two numbers of the axis, and of the axis if it has few. */
const STEP = 20;
const HEIGHT_MIN = 150;

/** Bars with their names below them, and an axis with a number at each line. */
export function BarGraphDrawing({ title, step, bars }: FigureOfKind<'bar-graph'>) {
  // An axis of bars that are all 0 has one step, too.
  const steps = Math.max(1, Math.ceil(Math.max(...bars.map(({ value }) => value)) / step));
  const height = Math.max(HEIGHT_MIN, steps * STEP);
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
        viewBox={`0 0 ${WIDTH} ${base + BOTTOM}`}
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
              y={base + 18}
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
