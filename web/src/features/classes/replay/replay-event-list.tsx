import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import type { ReplayFrame } from '#contracts/class-audit.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { replayTexts as copy, toFrameText } from './replay-copy.ts';

/** Events in the list at once, because a step of a longer list would take longer than a frame of the screen. */
const EVENTS_SHOWN = 200;

interface ReplayEventListProps {
  frames: readonly ReplayFrame[];
  index: number;
  studentId: string;
  timeZone: string;
  moveTo(index: number): void;
}

/**
 * The events around the current one, each as a link to itself, and buttons that show earlier and later ones. Only the current one is reached with Tab;
 * the arrow keys move to the others.
 */
export function ReplayEventList({ frames, index, studentId, timeZone, moveTo }: ReplayEventListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Set when a button that may be gone after the move has the focus, which then goes to the current event. */
  const takesFocus = useRef(false);
  const first = index - (index % EVENTS_SHOWN);
  const end = first + EVENTS_SHOWN;
  useLayoutEffect(() => {
    const scroller = list.current?.parentElement;
    const current = list.current?.children[index - first];
    if (!scroller || !(current instanceof HTMLElement)) return;
    // Scrolls the list alone, because `scrollIntoView` would also scroll the page.
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = scroller;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      scroller.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
    if (takesFocus.current || list.current?.contains(document.activeElement))
      current.querySelector('a')?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [index, first]);
  const showMore = (next: number) => {
    takesFocus.current = true;
    moveTo(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(index + step);
  };
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
    const version = event.target.closest('a')?.dataset.version;
    if (version === undefined) return;
    event.preventDefault();
    moveTo(Number(version) - (frames[0]?.version ?? 1));
  };
  return (
    <section aria-label={copy.events}>
      <Sheet>
        <h2 className="border-b border-rule px-4 py-3 text-heading">{copy.events}</h2>
        <div className="relative max-h-80 overflow-y-auto overscroll-contain lg:max-h-[max(20rem,calc(100dvh-20rem))]">
          {first > 0 && <MoreEvents label={copy.earlierEvents} onClick={() => showMore(first - 1)} />}
          <ol ref={list} onClick={handleClick} onKeyDown={handleKeyDown} className="divide-y divide-rule">
            {frames.slice(first, end).map((frame, place) => (
              <EventItem key={frame.id} {...{ frame, studentId, timeZone }} isCurrent={first + place === index} />
            ))}
          </ol>
          {end < frames.length && <MoreEvents label={copy.laterEvents} onClick={() => showMore(end)} />}
        </div>
      </Sheet>
    </section>
  );
}

function MoreEvents({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <div className="border-y border-rule p-2 text-center">
      <Button size="small" variant="quiet" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

interface EventItemProps {
  frame: ReplayFrame;
  studentId: string;
  timeZone: string;
  isCurrent: boolean;
}

const EventItem = memo(function EventItem({ frame, studentId, timeZone, isCurrent }: EventItemProps) {
  const { version, figures, recorded_at } = frame;
  return (
    <li>
      <a
        href={paths.replayAt(studentId, version)}
        data-version={version}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        className={cx(
          'flex gap-3 border-l-3 px-3 py-2 -outline-offset-2',
          isCurrent ? 'border-l-margin bg-tint-accent' : 'border-l-transparent hover:bg-hover',
        )}
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          {toFrameText(frame)}
          <span className="block text-sm text-quiet">{formatDateTime(recorded_at, timeZone)}</span>
        </span>
        <span className="font-serif font-semibold tabular-nums">{figures.remaining}</span>
      </a>
    </li>
  );
});
