import type { ReactNode } from 'react';
import { DialogFooter } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface FormFooterProps {
  /** News about an attempt before, or of what somebody else did meanwhile. */
  news?: ReactNode;
  /** Why the last attempt failed; what was typed stays. */
  error?: string | undefined;
  /** The buttons: the last one is what the form is for. */
  children: ReactNode;
}

/** The foot of a form in a dialog, in view however long the form is. */
export function FormFooter({ news, error, children }: FormFooterProps) {
  return (
    <div className="sticky -bottom-px z-10 -mx-5 -mb-5 flex flex-col gap-3 border-t border-rule bg-sheet px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
      {news && (
        <Notice tone="caution" role="alert">
          {news}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <DialogFooter>{children}</DialogFooter>
    </div>
  );
}
