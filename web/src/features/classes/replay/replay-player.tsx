import { useMemo } from 'react';
import type { ReplayResponse } from '#contracts/class-audit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { findMarksAt } from './find-marks-at.ts';
import { ReplayControls } from './replay-controls.tsx';
import { toFoldedEventsText } from './replay-copy.ts';
import { ReplayEvent } from './replay-event.tsx';
import { ReplayEventList } from './replay-event-list.tsx';
import { ReplayFigures } from './replay-figures.tsx';
import { ReplayHistory } from './replay-history.tsx';
import { ReplayMarks } from './replay-marks.tsx';
import { ReplayTimeline } from './replay-timeline.tsx';
import { usePlayback } from './use-playback.ts';
import { useReplayIndex } from './use-replay-index.ts';
import { useReplayKeys } from './use-replay-keys.ts';

/** The events, the current one with the timeline, and the classes after it. Every step is computed from the loaded frames. */
export function ReplayPlayer({ replay, timeZone }: { replay: ReplayResponse; timeZone: string }) {
  const { student, start, frames } = replay;
  const last = frames.length - 1;
  const [index, show] = useReplayIndex(frames);
  const { isPlaying, moveTo, toggle } = usePlayback(index, last, show);
  useReplayKeys({ index, last, moveTo, toggle });
  const marks = useMemo(() => findMarksAt(replay, index), [replay, index]);
  const frame = frames[index];
  if (frame === undefined) return null;
  const before = frames[index - 1]?.figures ?? start.figures;
  const markBefore = frame.mark === null ? undefined : findMarksAt(replay, index - 1).get(frame.mark.id);
  return (
    <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_22rem]">
      <Sheet className="min-w-0 lg:col-start-2 lg:row-start-1">
        <ReplayTimeline frames={frames} index={index} timeZone={timeZone} moveTo={moveTo} />
        <ReplayControls {...{ index, last, isPlaying, moveTo, toggle }} />
        <ReplayEvent {...{ frame, before, markBefore, timeZone }} place={index + 1} count={frames.length} />
      </Sheet>
      <div className="min-w-0 space-y-6 lg:col-start-2 xl:col-start-3 xl:row-start-1">
        <ReplayFigures figures={frame.figures} />
        <ReplayMarks marks={marks} current={frame.mark?.id} timeZone={timeZone} />
        <ReplayHistory frames={frames} index={index} timeZone={timeZone} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ReplayEventList {...{ frames, index, timeZone, moveTo }} studentId={student.id} />
        {start.version > 0 && <p className="mt-2 text-sm text-quiet">{toFoldedEventsText(start.version)}</p>}
      </div>
    </div>
  );
}
