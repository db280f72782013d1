import { useId } from 'react';
import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { CoordinatePlane } from './coordinate-plane.tsx';
import { evaluateFunction } from './evaluate-function.ts';

/** Points of the curve for each unit of the grid. */
const POINTS_PER_UNIT = 10;

/** The graph of a function, cut off where it leaves the grid. */
export function FunctionGraphDrawing({ coefficients, size }: FigureOfKind<'function-graph'>) {
  const clip = useId();
  const places = Array.from({ length: 2 * size * POINTS_PER_UNIT + 1 }, (_, n) => n / POINTS_PER_UNIT - size);
  return (
    <CoordinatePlane least={-size} most={size}>
      {({ toX, toY }) => (
        <>
          <clipPath id={clip}>
            <rect x={toX(-size)} y={toY(size)} width={toX(size) - toX(-size)} height={toY(-size) - toY(size)} />
          </clipPath>
          <polyline
            clipPath={`url(#${clip})`}
            points={places
              .map((x) => `${toX(x).toFixed(1)},${toY(evaluateFunction(coefficients, x)).toFixed(1)}`)
              .join(' ')}
            className="fill-none stroke-accent stroke-3"
          />
        </>
      )}
    </CoordinatePlane>
  );
}
