import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Toaster } from '../ui/toaster.tsx';
import { isUnder, type Notice, onNotice, takeNotices } from './notify.ts';

const SUCCESS_MS = 4_000;
const FAILURE_MS = 12_000;
/** A form goes on saying why it failed. */
const FAILURE_OF_FORM_MS = 5_000;

const phone = matchMedia('(width < 40rem)');
const formIsAtWork = () => document.querySelector('[role="dialog"], [role="alertdialog"], form:focus-within') !== null;

type Failure = Extract<Notice, { title: string }>;

/** Shows notices as toasts. sonner announces politely alone, so each failure also stands in an alert of the page. */
export function Toasts() {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useEffect(() => {
    const forget = (ended: string) => setFailures((known) => known.filter(({ key }) => !isUnder(ended, key)));
    const showAll = () => {
      for (const notice of takeNotices()) {
        forget(notice.key);
        if (notice.variant === 'failure') setFailures((known) => [...known, notice]);
        show(notice, forget);
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
      <div className="sr-only">
        {failures.map(({ id, title, detail }) => (
          <p key={id} role="alert">
            {title}. {detail}
          </p>
        ))}
      </div>
    </>
  );
}

/** A failure goes by its key among the toasts, so that the next one of the same form takes its place. */
function show(notice: Notice, forget: (key: string) => void): void {
  const { key, variant } = notice;
  if (variant === 'failure') {
    const atForm = formIsAtWork();
    toast.error(notice.title, {
      id: key,
      description: notice.detail,
      position: placeBeside(atForm),
      duration: atForm ? FAILURE_OF_FORM_MS : FAILURE_MS,
      onAutoClose: () => forget(key),
      onDismiss: () => forget(key),
    });
    return;
  }
  dismiss(({ type, id }) => type === 'error' && isUnder(key, String(id)));
  if (variant === 'settled') return;
  // The dialog of a success is about to close.
  toast.success(notice.title, { description: notice.detail, position: placeBeside(false), duration: SUCCESS_MS });
}

/**
 * Where nothing is that is pressed next. A form has its buttons at its right, and on a phone across its foot; a page
 * has its links and titles at the top.
 */
function placeBeside(form: boolean): 'bottom-left' | 'bottom-center' | 'top-center' {
  if (!phone.matches) return 'bottom-left';
  return form ? 'top-center' : 'bottom-center';
}

/** On a phone a success has been seen by whoever presses on, and would lie over the foot of the dialog that opens. */
function makeRoom({ target }: PointerEvent): void {
  if (phone.matches && !(target instanceof Element && target.closest('[data-sonner-toast]'))) {
    dismiss(({ type }) => type === 'success');
  }
}

type Shown = Exclude<ReturnType<typeof toast.getToasts>[number], { dismiss: boolean }>;

function dismiss(isOver: (shown: Shown) => boolean): void {
  for (const shown of toast.getToasts()) {
    if (!('dismiss' in shown) && isOver(shown)) toast.dismiss(shown.id);
  }
}
