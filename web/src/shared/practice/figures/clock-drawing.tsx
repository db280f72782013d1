import { toViewBox } from './drawing-size.ts';

interface ClockDrawingProps {
  hour: number;
  minute: number;
}

const CENTER = 100;
export const clockSize = { width: 2 * CENTER, height: 2 * CENTER };
const NUMBERS_RADIUS = 83;
const NUMBERS_SIZE = 16;
/** From the centre to the outer end of the marks of minutes, which both hands leave free, as they do the numbers. */
const MARKS_RADIUS = 71;

/** A clock with hands. The short hand moves on between the numbers, as it does on a real clock. */
export function ClockDrawing({ hour, minute }: ClockDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      viewBox={toViewBox(clockSize)}
      className="max-h-52! w-full stroke-current"
    >
      <circle cx={CENTER} cy={CENTER} r={97} className="fill-tint-accent stroke-3" />
      {Array.from({ length: 60 }, (_, mark) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change
          key={mark}
          d={`M${CENTER} ${CENTER - MARKS_RADIUS}v${mark % 5 === 0 ? 8 : 4}`}
          transform={toRotation(mark * 6)}
          className={mark % 5 === 0 ? 'stroke-2' : 'stroke-1'}
        />
      ))}
      {Array.from({ length: 12 }, (_, before) => before + 1).map((number) => (
        <text
          key={number}
          x={CENTER + NUMBERS_RADIUS * Math.sin((number * Math.PI) / 6)}
          y={CENTER - NUMBERS_RADIUS * Math.cos((number * Math.PI) / 6) + NUMBERS_SIZE / 3}
          textAnchor="middle"
          className="fill-current stroke-none text-[16px] font-semibold"
        >
          {number}
        </text>
      ))}
      <g strokeLinecap="round">
        <path d={`M${CENTER} ${CENTER}v-36`} transform={toRotation((hour % 12) * 30 + minute / 2)} strokeWidth={7} />
        <path d={`M${CENTER} ${CENTER}v-62`} transform={toRotation(minute * 6)} strokeWidth={4} />
      </g>
      <circle cx={CENTER} cy={CENTER} r={5} className="fill-current stroke-none" />
    </svg>
  );
}

/** Degrees from 12, clockwise. */
const toRotation = (degrees: number): string => `rotate(${degrees} ${CENTER} ${CENTER})`;
