import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { DialogFooter } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { keepErrorInView, reserveStickySpace } from './reserve-sticky-space.ts';

const reserveButtons = reserveStickySpace('foot');
const reserveNotes = reserveStickySpace('notes');

interface FormFooterProps {
  /** Shown above the buttons, such as a sentence about an earlier attempt or a change by another person. */
  notice?: ReactNode;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** True when a toast reports the failure too. The error is then shown after the toast has gone. */
  hasToast?: boolean;
  /** What the main button will do. */
  summary?: ReactNode;
  /** The buttons. The main button must be the last. */
  children: ReactNode;
}

/**
 * The sticky footer of a form in a dialog. Where it is too high, the buttons are sticky, and the error before the rest if
 * both have room.
 */
export function FormFooter({ notice, error, hasToast = false, summary, children }: FormFooterProps) {
  return (
    <>
      {error && (
        <div
          ref={keepErrorInView}
          className={cx(
            'bottom-[calc(var(--foot-height,0px)+var(--notes-height,0px)-3px)] z-10 -mx-5 -mb-7 border-t border-rule bg-sheet px-5 pt-4 pb-2 sm:-mx-6 sm:px-6',
            // Takes no space, because that would be an empty band.
            hasToast && 'under-failure-toast:hidden',
          )}
        >
          {/* Hides the notice of the lost connection, which would report the same failure again. */}
          <Notice tone="danger" role="alert" data-offline>
            {error}
          </Notice>
        </div>
      )}
      {(notice || summary) && (
        <div
          ref={reserveNotes}
          className="bottom-[calc(var(--foot-height,0px)-2px)] z-10 -mx-5 -mb-5 flex flex-col gap-3 border-t border-rule bg-sheet px-5 pt-4 sm:-mx-6 sm:px-6 [[style*=sticky]+&]:border-t-transparent"
        >
          {notice && (
            <Notice tone="caution" role="alert">
              {notice}
            </Notice>
          )}
          {summary}
        </div>
      )}
      <DialogFooter
        ref={reserveButtons}
        className="-bottom-px z-10 -mx-5 -mb-5 border-t border-rule bg-sheet px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6 [[style*=sticky]+&]:border-t-transparent"
      >
        {children}
      </DialogFooter>
    </>
  );
}
