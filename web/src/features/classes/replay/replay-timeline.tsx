import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import type { ReplayFrame } from '#contracts/class-audit.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useClassesMax } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { replayTexts as copy, toTimelineValueText } from './replay-copy.ts';

interface ReplayTimelineProps {
  frames: readonly ReplayFrame[];
  index: number;
  timeZone: string;
  moveTo(index: number): void;
}

const PAGE_EVENTS = 10;
const keySteps: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE_EVENTS,
  PageDown: -PAGE_EVENTS,
};

/** The balance after each event as a step line. Each event has the same width, and a drag shows the event below the pointer. */
export function ReplayTimeline({ frames, index, timeZone, moveTo }: ReplayTimelineProps) {
  const count = frames.length;
  const top = Math.max(useClassesMax(), ...frames.map(({ figures }) => figures.remaining));
  const remaining = frames[index]?.figures.remaining ?? 0;
  const toPercent = (part: number) => `${100 * part}%`;
  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = Math.max(0, Math.min(count - 1, Math.floor(((event.clientX - left) / width) * count)));
    if (next !== index) moveTo(next);
  };
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    seek(event);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(index + step);
  };
  const toDayText = (frame: ReplayFrame | undefined) =>
    frame && formatMediumDate(toCentreDate(frame.recorded_at, timeZone));
  return (
    <div className="px-4 pt-4 pb-3 sm:px-5">
      <div className="flex justify-between gap-x-4 text-sm text-quiet">
        <span>{top}</span>
        <span className="text-ink">{toTimelineValueText(index + 1, count, remaining)}</span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={copy.timeline}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={toTimelineValueText(index + 1, count, remaining)}
        onPointerDown={handlePointerDown}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
        onKeyDown={handleKeyDown}
        className="relative h-32 cursor-ew-resize touch-pan-y border-y border-rule select-none"
      >
        <StepLine frames={frames} top={top} />
        <span
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-margin"
          style={{ left: toPercent((index + 0.5) / count) }}
        />
        <span
          className="pointer-events-none absolute size-3.5 -translate-1/2 rounded-full border-2 border-sheet bg-margin"
          style={{ left: toPercent((index + 0.5) / count), top: toPercent(1 - remaining / top) }}
        />
      </div>
      <div className="mt-1 flex justify-between text-sm text-quiet">
        <span>{toDayText(frames[0])}</span>
        <span>{toDayText(frames.at(-1))}</span>
      </div>
    </div>
  );
}

const StepLine = memo(function StepLine({ frames, top }: { frames: readonly ReplayFrame[]; top: number }) {
  const steps = frames.map(({ figures }, index) => `V${top - figures.remaining}H${index + 1}`).join('');
  const line = steps.replace('V', 'M0 ');
  return (
    <svg
      viewBox={`0 0 ${frames.length} ${top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={`${line}V${top}H0Z`} className="fill-tint-accent" />
      <path d={line} fill="none" strokeWidth="2.5" vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </svg>
  );
});

interface ReplayControlsProps {
  index: number;
  last: number;
  isPlaying: boolean;
  moveTo(index: number): void;
  toggle(): void;
}

export function ReplayControls({ index, last, isPlaying, moveTo, toggle }: ReplayControlsProps) {
  const steps = {
    first: { label: copy.first, icon: <ChevronFirst aria-hidden />, to: 0, none: index === 0 },
    previous: { label: copy.previous, icon: <StepBack aria-hidden />, to: index - 1, none: index === 0 },
    next: { label: copy.next, icon: <StepForward aria-hidden />, to: index + 1, none: index === last },
    last: { label: copy.last, icon: <ChevronLast aria-hidden />, to: last, none: index === last },
  };
  const toButton = ({ label, icon, to, none }: (typeof steps)['first']) => (
    // A button without effect keeps the focus.
    <Button
      {...{ size: 'icon', title: label, 'aria-label': label, 'aria-disabled': none || undefined }}
      onClick={none ? undefined : () => moveTo(to)}
    >
      {icon}
    </Button>
  );
  return (
    <fieldset aria-label={copy.player} className="flex flex-wrap items-center justify-center gap-2 px-2 pb-4 sm:px-5">
      {toButton(steps.first)}
      {toButton(steps.previous)}
      <Button variant="primary" className="sm:min-w-28" onClick={toggle}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isPlaying ? copy.pause : copy.play}
      </Button>
      {toButton(steps.next)}
      {toButton(steps.last)}
      <p className="w-full text-center text-sm text-quiet max-sm:hidden">{copy.keys}</p>
    </fieldset>
  );
}
