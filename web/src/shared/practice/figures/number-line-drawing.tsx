import { toViewBox } from './drawing-size.ts';
import { hasNumber, listTicks, type NumberLine, toMarkText } from './number-line.ts';

const WIDTH = 330;
const HEIGHT = 70;
export const numberLineSize = { width: WIDTH, height: HEIGHT };
const EDGE = 18;
const LINE_Y = 32;
const NUMBER_Y = LINE_Y + 28;

/** A number line with one mark. Ticks of whole numbers are longer than those of their parts. */
export function NumberLineDrawing(line: NumberLine) {
  const { from, to, mark, parts = 1, isMarkNamed = true } = line;
  const toX = (tick: number) => EDGE + ((tick / parts - from) / (to - from || 1)) * (WIDTH - 2 * EDGE);
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(numberLineSize)}
      className="w-full stroke-current"
    >
      <path d={`M4 ${LINE_Y}H${WIDTH - 4}`} className="stroke-2" />
      {listTicks(line).map((tick) => {
        const isWhole = parts > 1 && tick % parts === 0;
        return (
          <g key={tick}>
            <path
              d={`M${toX(tick)} ${LINE_Y - (isWhole ? 10 : 6)}v${isWhole ? 20 : 12}`}
              className={isWhole ? 'stroke-2' : 'stroke-1'}
            />
            {hasNumber(line, tick) && (
              <text x={toX(tick)} y={NUMBER_Y} textAnchor="middle" className="fill-current stroke-none text-[15px]">
                {tick / parts}
              </text>
            )}
          </g>
        );
      })}
      <text
        x={toX(mark)}
        // A question mark is above the line, because the numbers beside it are written below.
        y={isMarkNamed ? NUMBER_Y : LINE_Y - 14}
        textAnchor="middle"
        className="fill-accent stroke-none text-[15px] font-bold"
      >
        {toMarkText(line)}
      </text>
      <circle cx={toX(mark)} cy={LINE_Y} r={6} className="fill-accent stroke-none" />
    </svg>
  );
}
