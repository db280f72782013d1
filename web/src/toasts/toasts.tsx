import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { closeText, toastsText } from '../copy/common.ts';
import { isToastKeyUnder, onToastRequest, type ToastRequest, takeToastRequests } from './notify.ts';
import { reserveToastSpace } from './toast-space.ts';

const classNames = {
  toast:
    // An open dialog disables the pointer outside itself; a toast must still be dismissible. sonner's own style takes the
    // outline away.
    'pointer-events-auto flex w-(--width) items-start gap-3 rounded-sheet border border-rule bg-sheet py-3 pr-10 pl-4 max-sm:pr-12 text-ink shadow-lift focus-visible:outline-2! focus-visible:outline-accent! data-[front=false]:data-[expanded=false]:*:opacity-0',
  // A long text scrolls, so that the toasts leave a dialog its least height (see `dialogPanelStyle`): the edge and the gaps
  // of `toast-space.ts` are 58 px, the padding is 1.5 rem.
  content: 'max-h-[calc(100dvh-min(12rem,40dvh)-60px-1.5rem)] min-w-0 overflow-y-auto wrap-anywhere',
  title: 'font-semibold',
  description: 'text-sm whitespace-pre-line text-quiet',
  icon: 'mt-0.5 shrink-0 [&_svg]:size-5',
  success: '[&_[data-icon]]:text-good',
  error: '[&_[data-icon]]:text-margin',
  info: '[&_[data-icon]]:text-info',
  closeButton:
    'absolute top-1.5 right-1.5 grid size-8 max-sm:top-0 max-sm:right-0 max-sm:size-11 place-items-center rounded-control text-quiet hover:bg-hover [&_svg]:size-4',
};

/** Rendered once; `toast` of sonner renders into it. */
function Toaster() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => (region.current ? reserveToastSpace(region.current) : undefined), []);
  return (
    <Sonner
      ref={region}
      // sonner sets its own font, and centres toasts by this width.
      style={{ fontFamily: 'inherit', '--width': 'min(26rem, 100vw - 2rem)' } as CSSProperties}
      position="top-center"
      offset={{ top: 16 }}
      mobileOffset={{ top: 16 }}
      containerAriaLabel={toastsText}
      closeButton
      swipeDirections={['left', 'right', 'top']}
      icons={{ success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeText }}
    />
  );
}

const FAILURE_MS = 12_000;
/** Shorter, because the form keeps showing why it failed. */
const FAILURE_OF_FORM_MS = 5_000;

const isFormInUse = () => document.querySelector('[role="dialog"], [role="alertdialog"], form:focus-within') !== null;

type Failure = Extract<ToastRequest, { title: string }>;

/** Shows notices as toasts. sonner announces toasts only politely, so each failure is also rendered as an alert. */
export function Toasts() {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useEffect(() => {
    const forget = (ended: string) => setFailures((known) => known.filter(({ key }) => !isToastKeyUnder(ended, key)));
    const showAll = () => {
      for (const notice of takeToastRequests()) {
        forget(notice.key);
        if (notice.variant === 'failure') setFailures((known) => [...known, notice]);
        show(notice, forget);
      }
    };
    showAll();
    return onToastRequest(showAll);
  }, []);
  return (
    <>
      <Toaster />
      <div className="sr-only">
        {failures.map(({ id, title, detail }) => (
          <p key={id} role="alert">
            {toSentence(title)} {detail}
          </p>
        ))}
      </div>
    </>
  );
}

const toSentence = (title: string) => (/[.!?]$/.test(title) ? title : `${title}.`);

/** A failure's toast has its key as id, so that the next failure of the same form replaces it. */
function show(notice: ToastRequest, forget: (key: string) => void): void {
  const { key, variant } = notice;
  if (variant === 'failure') {
    toast.error(notice.title, {
      id: key,
      description: notice.detail,
      duration: isFormInUse() ? FAILURE_OF_FORM_MS : FAILURE_MS,
      onAutoClose: () => forget(key),
      onDismiss: () => forget(key),
    });
    return;
  }
  dismiss(({ type, id }) => id === key || (type === 'error' && isToastKeyUnder(key, String(id))));
  if (variant === 'settled') return;
  // Only a success that leads to another form has an id, so that the success of that form replaces it.
  const options = { description: notice.detail };
  toast.success(notice.title, notice.formFollows ? { ...options, id: key } : options);
}

type Shown = Exclude<ReturnType<typeof toast.getToasts>[number], { dismiss: boolean }>;

function dismiss(isOver: (shown: Shown) => boolean): void {
  for (const shown of toast.getToasts()) {
    if (!('dismiss' in shown) && isOver(shown)) toast.dismiss(shown.id);
  }
}
