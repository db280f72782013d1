const WIDTH = 360;
const HEIGHT = 64;
const EDGE = 16;
const LINE_Y = 26;
/** Numbers below the line, besides the marked one, on a line that is longer than ten. */
const LABELLED_STEP = 5;

interface NumberLineDrawingProps {
  from: number;
  to: number;
  mark: number;
}

/** A number line with one marked number. */
export function NumberLineDrawing({ from, to, mark }: NumberLineDrawingProps) {
  const toX = (n: number) => EDGE + ((n - from) / (to - from)) * (WIDTH - 2 * EDGE);
  const numbers = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full stroke-current">
      <path d={`M4 ${LINE_Y}H${WIDTH - 4}`} className="stroke-2" />
      {numbers.map((n) => (
        <g key={n}>
          <path d={`M${toX(n)} ${LINE_Y - 6}v12`} />
          {(n === mark || (n % LABELLED_STEP === 0 && Math.abs(n - mark) > 1)) && (
            <text
              x={toX(n)}
              y={LINE_Y + 26}
              textAnchor="middle"
              className={`stroke-none text-[15px] ${n === mark ? 'fill-accent font-bold' : 'fill-current'}`}
            >
              {n}
            </text>
          )}
        </g>
      ))}
      <circle cx={toX(mark)} cy={LINE_Y} r={6} className="fill-accent stroke-none" />
    </svg>
  );
}
