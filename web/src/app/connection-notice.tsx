import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/store.ts';
import { Notice } from '../ui/notice.tsx';

/**
 * A quiet line at the foot of the window, or above that of a form, while what is shown may be behind. While a dialog is open it stands above it,
 * below the toasts there, and the dialog leaves it its room (`--notice-room`). Where a form says already that the
 * connection is lost (`data-offline`), it is silent.
 */
export function ConnectionNotice() {
  const { feed, catchingUp } = useSelector((state: RootState) => state.sync);
  const sentence =
    feed === 'offline'
      ? 'Not connected. What others change may appear late. Trying again…'
      : catchingUp
        ? 'Catching up with the latest changes…'
        : null;
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

/** Tells dialogs how high the line is, however it wraps. Returns the way to stop. */
function reserveNoticeSpace(line: HTMLElement): () => void {
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() => page.setProperty('--notice-room', `${line.offsetHeight}px`));
  observer.observe(line);
  return () => {
    observer.disconnect();
    page.removeProperty('--notice-room');
  };
}
