import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { type DrawingSize, toViewBox } from './drawing-size.ts';

type Coins = Pick<FigureOfKind<'coins'>, 'cents'>;

const COINS_IN_ROW = 5;
const CELL = 56;
/** Radii in the proportions of the coins: a dime is smaller than a penny. */
const radii: Readonly<Record<number, number>> = { 1: 20, 5: 22, 10: 19, 25: 25 };

export const toCoinsSize = ({ cents }: Coins): DrawingSize => ({
  width: COINS_IN_ROW * CELL,
  height: Math.ceil(cents.length / COINS_IN_ROW) * CELL,
});

/** Coins with their values in cents. */
export function CoinsDrawing({ cents }: Coins) {
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(toCoinsSize({ cents }))}
      className="w-full stroke-current"
    >
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
