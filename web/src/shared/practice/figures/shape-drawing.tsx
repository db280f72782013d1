import type { FigureOfKind } from '#events/values/practice-figure.ts';
import { toViewBox } from './drawing-size.ts';

type ShapeFigure = FigureOfKind<'shape'>;

const WIDTH = 240;
const HEIGHT = 150;
export const shapeSize = { width: WIDTH, height: HEIGHT };
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 - 8 };
const RADIUS = 56;
/** The longest side that is drawn, and the shortest one, so that labels fit. */
const LONGEST = 170;
const TALLEST = 100;
const SHORTEST = 36;
/** A right triangle has a label beside its leg on the left, so that it is narrower. */
const LONGEST_OF_RIGHT_TRIANGLE = 140;
/** The label of a side that the question asks for. */
const UNKNOWN = '?';

/** A shape with the lengths of its labelled sides. The proportions are roughly right; it is not drawn to scale. */
export function ShapeDrawing({ shape, sides, unit }: ShapeFigure) {
  const labels = sides.map((side) => (side === null ? UNKNOWN : `${side} ${unit}`));
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(shapeSize)}
      className="w-full stroke-current [&_text]:stroke-none"
    >
      <Outline shape={shape} sides={sides} labels={labels} />
    </svg>
  );
}

const outlineStyle = 'fill-tint-accent stroke-2';

function Outline({ shape, sides, labels }: Pick<ShapeFigure, 'shape' | 'sides'> & { labels: readonly string[] }) {
  switch (shape) {
    case 'square':
      return <Rectangle width={TALLEST} height={TALLEST} labels={labels} />;
    case 'rectangle':
      return <Rectangle {...toRectangleSize(listLengths(sides))} labels={labels} />;
    case 'triangle':
      if (sides.length === 3) return <TriangleWithSides sides={listLengths(sides)} labels={labels} />;
      return sides.length === 0 ? <Polygon corners={3} /> : <TriangleWithHeight labels={labels} />;
    case 'right-triangle':
      return <RightTriangle sides={toLegs(sides)} labels={labels} />;
    case 'circle':
      return <Circle label={labels[0]} />;
    case 'pentagon':
      return <Polygon corners={5} />;
    case 'hexagon':
      return <Polygon corners={6} />;
    case 'octagon':
      return <Polygon corners={8} />;
  }
}

/** The lengths of the sides. None if the question asks for one of them: the shape is then drawn in usual proportions. */
const listLengths = (sides: ShapeFigure['sides']): readonly number[] =>
  sides.every((side) => side !== null) ? sides : [];

/** The legs of a right triangle. One that the question asks for follows from the other one and the hypotenuse. */
function toLegs([a = null, b = null, hypotenuse = null]: ShapeFigure['sides']): readonly number[] {
  if (hypotenuse !== null && a === null && b !== null) return [Math.sqrt(hypotenuse ** 2 - b ** 2), b];
  if (hypotenuse !== null && a !== null && b === null) return [a, Math.sqrt(hypotenuse ** 2 - a ** 2)];
  return listLengths([a, b]);
}

function toRectangleSize([long = 3, wide = 2]: readonly number[]) {
  const height = Math.min(TALLEST, Math.max(SHORTEST, (LONGEST * wide) / long));
  return { width: Math.min(LONGEST, Math.max(height + 16, (height * long) / wide)), height };
}

function Rectangle({ width, height, labels }: { width: number; height: number; labels: readonly string[] }) {
  const [left, top] = [CENTER.x - width / 2, CENTER.y - height / 2];
  return (
    <>
      <rect x={left} y={top} width={width} height={height} className={outlineStyle} />
      <Label x={CENTER.x} y={top + height + 18} text={labels[0]} />
      <Label x={left + width + 6} y={CENTER.y + 5} anchor="start" text={labels[1]} />
    </>
  );
}

function Polygon({ corners }: { corners: number }) {
  // An even number of corners rests on a side, like an odd one does.
  const turn = corners % 2 === 0 ? Math.PI / corners : 0;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = turn - Math.PI / 2 + (2 * Math.PI * corner) / corners;
    return `${CENTER.x + RADIUS * Math.cos(angle)},${CENTER.y + RADIUS * Math.sin(angle)}`;
  });
  return <polygon points={points.join(' ')} className={outlineStyle} />;
}

function TriangleWithHeight({ labels }: { labels: readonly string[] }) {
  const [left, right, top, base, apex] = [40, 200, 16, 118, 96];
  return (
    <>
      <polygon points={`${left},${base} ${right},${base} ${apex},${top}`} className={outlineStyle} />
      <path d={`M${apex} ${top}V${base}`} strokeDasharray="5 4" className="stroke-2" />
      <path d={`M${apex} ${base - 10}h10v10`} fill="none" />
      <Label x={120} y={base + 18} text={labels[0]} />
      <Label x={apex + 8} y={78} anchor="start" text={labels[1]} />
    </>
  );
}

interface SidesProps {
  sides: readonly number[];
  labels: readonly string[];
}

/** The sides are the base, the left and the right one. */
function TriangleWithSides({ sides: [base = 4, left = 4, right = 4], labels }: SidesProps) {
  const apexX = (base ** 2 + left ** 2 - right ** 2) / (2 * base);
  // Sides that are too short to meet lie flat.
  const apexY = Math.sqrt(Math.max(0, left ** 2 - apexX ** 2));
  const scale = Math.min(LONGEST / base, TALLEST / apexY);
  const [width, height] = [base * scale, apexY * scale];
  const [start, bottom] = [CENTER.x - width / 2, CENTER.y + height / 2];
  const apex = start + apexX * scale;
  return (
    <>
      <polygon
        points={`${start},${bottom} ${start + width},${bottom} ${apex},${bottom - height}`}
        className={outlineStyle}
      />
      <Label x={CENTER.x} y={bottom + 18} text={labels[0]} />
      <Label x={(start + apex) / 2 - 8} y={CENTER.y} anchor="end" text={labels[1]} />
      <Label x={(start + width + apex) / 2 + 8} y={CENTER.y} anchor="start" text={labels[2]} />
    </>
  );
}

function RightTriangle({ sides: [a = 4, b = 3], labels }: SidesProps) {
  const height = Math.min(TALLEST, Math.max(SHORTEST, (LONGEST_OF_RIGHT_TRIANGLE * b) / a));
  const width = Math.min(LONGEST_OF_RIGHT_TRIANGLE, Math.max(SHORTEST, (height * a) / b));
  const [left, base] = [CENTER.x - width / 2, CENTER.y + height / 2];
  return (
    <>
      <polygon points={`${left},${base} ${left + width},${base} ${left},${base - height}`} className={outlineStyle} />
      <path d={`M${left} ${base - 10}h10v10`} fill="none" />
      <Label x={CENTER.x} y={base + 18} text={labels[0]} />
      <Label x={left - 6} y={CENTER.y + 5} anchor="end" text={labels[1]} />
      <Label x={CENTER.x + 8} y={CENTER.y - 6} anchor="start" text={labels[2]} />
    </>
  );
}

const Circle = ({ label }: { label: string | undefined }) => (
  <>
    <circle cx={CENTER.x} cy={CENTER.y} r={RADIUS} className={outlineStyle} />
    <path d={`M${CENTER.x} ${CENTER.y}h${RADIUS}`} strokeDasharray="5 4" className="stroke-2" />
    <circle cx={CENTER.x} cy={CENTER.y} r={3} className="fill-current stroke-none" />
    <Label x={CENTER.x + RADIUS / 2} y={CENTER.y - 6} text={label} />
  </>
);

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  text: string | undefined;
}

const Label = ({ x, y, anchor = 'middle', text }: LabelProps) =>
  text && (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={`text-[15px] ${text === UNKNOWN ? 'fill-accent font-bold' : 'fill-current font-semibold'}`}
    >
      {text}
    </text>
  );
