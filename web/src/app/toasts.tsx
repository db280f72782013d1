import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Toaster } from '../ui/toaster.tsx';
import { type Notice, onNotice, takeNotices } from './notify.ts';

const SUCCESS_MS = 4_000;
const FAILURE_MS = 12_000;
/** An open dialog goes on saying why it failed. */
const FAILURE_OF_DIALOG_MS = 5_000;

const phone = matchMedia('(width < 40rem)');
const dialogIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Shows notices as toasts. sonner announces politely alone, so failures also stand in an alert of the page. */
export function Toasts() {
  const [failure, setFailure] = useState<Notice | null>(null);
  useEffect(() => {
    const showAll = () => {
      for (const notice of takeNotices()) {
        setFailure(notice.variant === 'failure' ? notice : null);
        show(notice);
      }
    };
    showAll();
    addEventListener('pointerdown', makeRoom);
    const stop = onNotice(showAll);
    return () => {
      stop();
      removeEventListener('pointerdown', makeRoom);
    };
  }, []);
  return (
    <>
      <Toaster />
      <div role="alert" className="sr-only">
        {failure && (
          <p key={failure.id}>
            {failure.title}. {failure.text}
          </p>
        )}
      </div>
    </>
  );
}

const failures = new Set<string | number>();
const successes = new Set<string | number>();

/** What went well in the end is no failure any more. */
function show({ variant, title, text }: Notice): void {
  const open = dialogIsOpen();
  // The dialog of a success is about to close.
  const options = { description: text, position: placeBeside(open && variant === 'failure') };
  if (variant === 'failure') {
    failures.add(toast.error(title, { ...options, duration: open ? FAILURE_OF_DIALOG_MS : FAILURE_MS }));
  } else {
    dismissAll(failures);
    successes.add(toast.success(title, { ...options, duration: SUCCESS_MS }));
  }
}

/**
 * Where nothing is that is pressed next. A dialog has its buttons at its right, and on a phone across its foot; a page
 * has its links and titles at the top.
 */
function placeBeside(dialogOpen: boolean): 'bottom-left' | 'bottom-center' | 'top-center' {
  if (!phone.matches) return 'bottom-left';
  return dialogOpen ? 'top-center' : 'bottom-center';
}

/** On a phone a success has been seen by whoever presses on, and would lie over the foot of the dialog that opens. */
function makeRoom({ target }: PointerEvent): void {
  if (phone.matches && !(target instanceof Element && target.closest('[data-sonner-toast]'))) dismissAll(successes);
}

function dismissAll(shown: Set<string | number>): void {
  for (const id of shown) toast.dismiss(id);
  shown.clear();
}
