import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import type { ClassFigures, ReplayFrame, ReplayResponse } from '#contracts/class-audit.ts';
import { listFigureWords } from '#contracts/class-sum.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stat } from '../../../ui/stat-strip.tsx';
import { findMarksAt } from './find-marks-at.ts';
import { replayTexts as copy, toFoldedEventsText } from './replay-copy.ts';
import { ReplayEvent } from './replay-event.tsx';
import { ReplayEventList } from './replay-event-list.tsx';
import { ReplayMarks } from './replay-marks.tsx';
import { ReplayHistory } from './replay-table.tsx';
import { ReplayControls, ReplayTimeline } from './replay-timeline.tsx';

/** How long each event is shown while the replay plays. */
const EVENT_MS = 1_000;

interface Playback {
  isPlaying: boolean;
  /** Shows another frame and pauses. */
  moveTo(index: number): void;
  /** Plays on, from the first frame if the last one is shown, or pauses. */
  toggle(): void;
}

/** Shows the frames one after another, until the last one. */
function usePlayback(index: number, last: number, show: (index: number) => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const showNext = useEffectEvent(() => {
    show(index + 1);
    if (index + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(showNext, EVENT_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return {
    isPlaying,
    moveTo(next) {
      setPlaying(false);
      show(next);
    },
    toggle() {
      if (!isPlaying && index === last) show(0);
      setPlaying(!isPlaying && last > 0);
    },
  };
}

/** Plays the events of a student one after another, with the classes and marks after each. For owners. */
export function ReplayPage() {
  const centre = useCentre();
  const { studentId = '' } = useParams();
  return centre && <Replay studentId={studentId} timeZone={centre.time_zone} />;
}

function Replay({ studentId, timeZone }: { studentId: string; timeZone: string }) {
  const query = classesApi.useGetReplayQuery({ studentId });
  return (
    <>
      <PageHeader
        className="mb-6"
        back={<BackLink href={paths.classHistory(studentId)}>{copy.back}</BackLink>}
        title={query.data?.student.name ?? copy.title}
        description={query.data && copy.title}
      />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {(replay) => <ReplayPlayer replay={replay} timeZone={timeZone} />}
      </LoadedPart>
    </>
  );
}

/** The events, the current one with the timeline, and the classes after it. Every step is computed from the loaded frames. */
function ReplayPlayer({ replay, timeZone }: { replay: ReplayResponse; timeZone: string }) {
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
    <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_24rem]">
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
      <div className="min-w-0 lg:sticky lg:top-[calc(1.5rem+var(--toast-room,0px))] lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ReplayEventList {...{ frames, index, timeZone, moveTo }} studentId={student.id} />
        {start.version > 0 && <p className="mt-2 text-sm text-quiet">{toFoldedEventsText(start.version)}</p>}
      </div>
    </div>
  );
}

/** The balance cards as they were after an event. */
function ReplayFigures({ figures }: { figures: ClassFigures }) {
  return (
    <Sheet>
      <dl className="-mt-px -ml-px grid grid-cols-2 *:border-t *:border-l *:border-rule narrow:grid-cols-1">
        {listFigureWords(figures).map(([name, label]) => (
          <Stat key={name} label={label} value={<CountingNumber value={figures[name]} />} />
        ))}
      </dl>
    </Sheet>
  );
}

/** Browsers limit how often a page may change its address, so the address follows after the last of several quick steps. */
const ADDRESS_DELAY_MS = 150;

/**
 * The index of the current frame, and a function that changes it. The address holds the version of its event. Without one,
 * the current frame is the last, also after new events.
 */
function useReplayIndex(frames: readonly ReplayFrame[]): [number, (index: number) => void] {
  const [search, changeAddress] = useAddressParams();
  const [version, setVersion] = useState(() => parseVersion(search.get('at')));
  const writeAddress = useEffectEvent(() => changeAddress({ at: String(version) }));
  useEffect(() => {
    if (version === undefined) return;
    const timer = setTimeout(writeAddress, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [version]);
  const last = frames.length - 1;
  const clamp = (index: number) => Math.max(0, Math.min(last, index));
  // The versions of a stream have no gaps.
  const index = version === undefined ? last : clamp(version - (frames[0]?.version ?? 1));
  return [index, (next) => setVersion(frames[clamp(next)]?.version)];
}

const parseVersion = (text: string | null): number | undefined => {
  const version = Number(text);
  return Number.isSafeInteger(version) && version >= 1 ? version : undefined;
};

interface ReplayKeys {
  index: number;
  last: number;
  moveTo(index: number): void;
  toggle(): void;
}

/** The keys of the player, wherever the focus is, except where a control or a dialog has its own use for them. */
function useReplayKeys({ index, last, moveTo, toggle }: ReplayKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || isModified || isWithin(event, 'input, select, textarea, [role=dialog], [role=menu]'))
      return;
    const acts: Partial<Record<string, () => void>> = {
      ArrowLeft: () => moveTo(index - 1),
      ArrowRight: () => moveTo(index + 1),
      Home: () => moveTo(0),
      End: () => moveTo(last),
    };
    // A focused button or link keeps its own use of the space bar.
    const act = event.key === ' ' && !isWithin(event, 'button, a, summary') ? toggle : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
