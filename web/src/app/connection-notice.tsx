import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../api/store.ts';
import { keepDialogContentInPlace } from '../ui/keep-dialog-content-in-place.ts';
import { Notice } from '../ui/notice.tsx';
import { connectionTexts } from './portal-copy.ts';

/**
 * A line at the bottom of the window, above the sticky footer of a form, shown while the data on the page may be stale.
 * An open dialog leaves space for it (`--notice-room`). It is hidden when a form already reports the lost connection
 * (`data-offline`).
 */
export function ConnectionNotice() {
  const { feed, catchingUp } = useSelector((state: RootState) => state.sync);
  const sentence = feed === 'offline' ? connectionTexts.offline : catchingUp ? connectionTexts.catchingUp : null;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => (sentence && line.current ? reserveNoticeSpace(line.current) : undefined), [sentence]);
  return (
    <div
      ref={line}
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--foot-room,0px) z-60 flex justify-center p-4 sm:justify-end sm:p-6 under-dialog:top-(--toast-room,0px) under-dialog:bottom-auto under-dialog:justify-center under-dialog:py-2 [body:has([data-offline])_&]:hidden"
    >
      {sentence && (
        <Notice tone="caution" className="animate-appear shadow-lift">
          {sentence}
        </Notice>
      )}
    </div>
  );
}

/** Publishes the line's height to dialogs as `--notice-room`. Returns a function that stops it. */
function reserveNoticeSpace(line: HTMLElement): () => void {
  const page = document.documentElement.style;
  const reserve = (height: number) => keepDialogContentInPlace(() => page.setProperty('--notice-room', `${height}px`));
  const observer = new ResizeObserver(() => reserve(line.offsetHeight));
  observer.observe(line);
  return () => {
    observer.disconnect();
    reserve(0);
  };
}
