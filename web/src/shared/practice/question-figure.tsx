import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { AnglesDrawing } from './figures/angles-drawing.tsx';
import { ArrayDrawing } from './figures/array-drawing.tsx';
import { BarGraphDrawing } from './figures/bar-graph-drawing.tsx';
import { ClockDrawing } from './figures/clock-drawing.tsx';
import { CoinsDrawing } from './figures/coins-drawing.tsx';
import { FractionBarsDrawing } from './figures/fraction-bars-drawing.tsx';
import { FunctionGraphDrawing } from './figures/function-graph-drawing.tsx';
import { GridDrawing } from './figures/grid-drawing.tsx';
import { MapDrawing } from './figures/map-drawing.tsx';
import { NumberLineDrawing } from './figures/number-line-drawing.tsx';
import { ShapeDrawing } from './figures/shape-drawing.tsx';
import { toFigureDescriptionText } from './practice-figure-copy.ts';

/** The drawing of a question, described for screen readers; nothing for a question without one. */
export function QuestionFigure({ figure }: { figure: PracticeFigure | null }) {
  if (figure === null) return null;
  // A map is described when it has loaded, and has a button when it could not be.
  if (figure.kind === 'map') return <MapDrawing map={figure.map} mark={figure.mark} />;
  return (
    <div role="img" aria-label={toFigureDescriptionText(figure)} className="mb-4 max-w-sm text-ink [&_svg]:max-h-40">
      <Drawing figure={figure} />
    </div>
  );
}

function Drawing({ figure }: { figure: Exclude<PracticeFigure, { kind: 'map' }> }) {
  switch (figure.kind) {
    case 'shape':
      return <ShapeDrawing {...figure} />;
    case 'coins':
      return <CoinsDrawing cents={figure.cents} />;
    case 'number-line':
      return <NumberLineDrawing {...figure} />;
    case 'clock':
      return <ClockDrawing {...figure} />;
    case 'fraction-bars':
      return <FractionBarsDrawing {...figure} />;
    case 'array':
      return <ArrayDrawing {...figure} />;
    case 'angles':
      return <AnglesDrawing {...figure} />;
    case 'grid':
      return <GridDrawing {...figure} />;
    case 'bar-graph':
      return <BarGraphDrawing {...figure} />;
    case 'function-graph':
      return <FunctionGraphDrawing {...figure} />;
  }
}
