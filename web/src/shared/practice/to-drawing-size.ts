import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { toAnglesSize } from './figures/angles-drawing.tsx';
import { toArraySize } from './figures/array-drawing.tsx';
import { toBarGraphSize } from './figures/bar-graph-drawing.tsx';
import { clockSize } from './figures/clock-drawing.tsx';
import { toCoinsSize } from './figures/coins-drawing.tsx';
import { coordinatePlaneSize } from './figures/coordinate-plane.tsx';
import type { DrawingSize } from './figures/drawing-size.ts';
import { toFractionBarsSize } from './figures/fraction-bars-drawing.tsx';
import { numberLineSize } from './figures/number-line-drawing.tsx';
import { OUTLINE_MAP_WIDTH, outlineMapHeights } from './figures/outline-map.ts';
import { shapeSize } from './figures/shape-drawing.tsx';

/** A map has no letters, so that its own units are not those of the other drawings. It fits into this box. */
const MAP_BOX: DrawingSize = { width: 300, height: 200 };

/** The size of a question's drawing in units of which its letters and digits have a font size of 14 or more. */
export function toDrawingSize(figure: PracticeFigure): DrawingSize {
  switch (figure.kind) {
    case 'shape':
      return shapeSize;
    case 'coins':
      return toCoinsSize(figure);
    case 'number-line':
      return numberLineSize;
    case 'clock':
      return clockSize;
    case 'fraction-bars':
      return toFractionBarsSize(figure);
    case 'array':
      return toArraySize(figure);
    case 'angles':
      return toAnglesSize(figure);
    case 'grid':
    case 'function-graph':
      return coordinatePlaneSize;
    case 'bar-graph':
      return toBarGraphSize(figure);
    case 'map': {
      const height = outlineMapHeights[figure.map];
      const scale = Math.min(MAP_BOX.width / OUTLINE_MAP_WIDTH, MAP_BOX.height / height);
      return { width: OUTLINE_MAP_WIDTH * scale, height: height * scale };
    }
  }
}
