import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { replayTexts as copy } from './replay-copy.ts';

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
    <Button size="icon" aria-label={label} title={label} pending={none} onClick={() => moveTo(to)}>
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
