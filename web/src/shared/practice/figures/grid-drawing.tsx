import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { CoordinatePlane, haloStyle } from './coordinate-plane.tsx';

/** Named points of a coordinate grid. */
export const GridDrawing = ({ size, hasNegatives, points, isJoined }: FigureOfKind<'grid'>) => (
  <CoordinatePlane least={hasNegatives ? -size : 0} most={size}>
    {({ toX, toY }) => (
      <>
        {isJoined && (
          <polygon
            points={points.map(({ x, y }) => `${toX(x)},${toY(y)}`).join(' ')}
            className="fill-accent/15 stroke-accent stroke-2"
          />
        )}
        {points.map(({ name, x, y }) => (
          <g key={name}>
            <circle cx={toX(x)} cy={toY(y)} r={5} className="fill-accent stroke-none" />
            <text x={toX(x) + 7} y={toY(y) - 7} className={`text-[16px] font-bold ${haloStyle}`}>
              {name}
            </text>
          </g>
        ))}
      </>
    )}
  </CoordinatePlane>
);
