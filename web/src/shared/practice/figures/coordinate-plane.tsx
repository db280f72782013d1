import type { ReactNode } from 'react';
import { toViewBox } from './drawing-size.ts';
import { axisNames } from './graph-copy.ts';

const LENGTH = 256;
export const coordinatePlaneSize = { width: LENGTH, height: LENGTH };
const EDGE = 14;
/** Room for the numbers beside axes that begin at the edge. */
const NUMBERS = 30;
/** The most units of an axis that all have their numbers. */
const NUMBERED_UNITS_MAX = 10;

/** Where a coordinate is in the drawing. */
export interface PlaneScale {
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
}

interface CoordinatePlaneProps {
  least: number;
  most: number;
  children: (scale: PlaneScale) => ReactNode;
}

/** A number that stays readable where it crosses a line. */
export const haloStyle = 'fill-current stroke-sheet stroke-4 [paint-order:stroke]';

/** A square grid with numbered axes. */
export function CoordinatePlane({ least, most, children }: CoordinatePlaneProps) {
  const start = least < 0 ? EDGE : NUMBERS;
  const unit = (LENGTH - EDGE - start) / (most - least);
  const scale: PlaneScale = {
    toX: (x) => start + (x - least) * unit,
    toY: (y) => LENGTH - start - (y - least) * unit,
  };
  const { toX, toY } = scale;
  const units = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const step = units.length - 1 > NUMBERED_UNITS_MAX ? 2 : 1;
  const isNumbered = (n: number) => n !== 0 && n % step === 0 && (n !== most || least === 0) && n !== least;
  const format = (n: number) => String(n).replace('-', '−');
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(coordinatePlaneSize)}
      className="max-h-80! w-full stroke-current"
    >
      {units.map((n) => (
        <path
          key={n}
          d={`M${toX(n)} ${toY(least)}V${toY(most)}M${toX(least)} ${toY(n)}H${toX(most)}`}
          className="stroke-edge/50"
        />
      ))}
      <path
        d={`M${toX(0)} ${toY(least)}V${toY(most) - 8}M${toX(least)} ${toY(0)}H${toX(most) + 8}`}
        className="stroke-2"
      />
      <g className={`text-[14px] ${haloStyle}`}>
        {units.filter(isNumbered).map((n) => (
          <g key={n}>
            <text x={toX(n)} y={toY(0) + 16} textAnchor="middle">
              {format(n)}
            </text>
            <text x={toX(0) - 6} y={toY(n) + 5} textAnchor="end">
              {format(n)}
            </text>
          </g>
        ))}
        {/* Beside −1, a 0 would make it −10. */}
        {least === 0 && (
          <text x={toX(0) - 6} y={toY(0) + 16} textAnchor="end">
            0
          </text>
        )}
        <text x={toX(most)} y={toY(0) - 8} textAnchor="end" className="italic">
          {axisNames.x}
        </text>
        <text x={toX(0) + 8} y={toY(most) + 6} className="italic">
          {axisNames.y}
        </text>
      </g>
      {children(scale)}
    </svg>
  );
}
