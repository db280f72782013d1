import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { toFigureDescriptionText } from './practice-figure-copy.ts';
import { ShapeDrawing } from './shape-drawing.tsx';

/** The drawing of a question, described for screen readers; nothing for a question without one. */
export function QuestionFigure({ figure }: { figure: PracticeFigure | null }) {
  if (figure === null) return null;
  return (
    <div role="img" aria-label={toFigureDescriptionText(figure)} className="mb-4 max-w-sm text-ink [&_svg]:max-h-40">
      <Drawing figure={figure} />
    </div>
  );
}

function Drawing({ figure }: { figure: PracticeFigure }) {
  switch (figure.kind) {
    case 'shape':
      return <ShapeDrawing {...figure} />;
    case 'coins':
      return <CoinsDrawing cents={figure.cents} />;
    case 'number-line':
      return <NumberLineDrawing {...figure} />;
    default:
      return null;
  }
}

const COINS_IN_ROW = 5;
const CELL = 56;
/** Radii in the proportions of the coins: a dime is smaller than a nickel. */
const radii: Readonly<Record<number, number>> = { 5: 22, 10: 19, 25: 25 };

/** Coins with their values in cents. */
function CoinsDrawing({ cents }: { cents: readonly number[] }) {
  const rows = Math.ceil(cents.length / COINS_IN_ROW);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${COINS_IN_ROW * CELL} ${rows * CELL}`} className="w-full stroke-current">
      {cents.map((value, index) => {
        const x = (index % COINS_IN_ROW) * CELL + CELL / 2;
        const y = Math.floor(index / COINS_IN_ROW) * CELL + CELL / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the coins never change
          <g key={index}>
            <circle cx={x} cy={y} r={radii[value]} className="fill-tint-accent stroke-2" />
            <text x={x} y={y + 5} textAnchor="middle" className="fill-current stroke-none text-[14px] font-semibold">
              {value}¢
            </text>
          </g>
        );
      })}
    </svg>
  );
}

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
function NumberLineDrawing({ from, to, mark }: NumberLineDrawingProps) {
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
