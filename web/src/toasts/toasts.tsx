import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { closeText, toastsText } from '../copy/common.ts';
import { isToastKeyUnder, onToastRequest, type ToastRequest, takeToastRequests } from './notify.ts';
import { computeToastSpacePx, reserveToastSpace } from './toast-space.ts';

const classNames = {
  toast:
    // As wide as the space beside a dialog. An open dialog disables the pointer outside itself; a toast must still be
    // dismissible. sonner's own style takes the outline away.
    'pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] items-start sm:w-[clamp(20rem,50vw-18.5rem,26rem)] gap-3 rounded-sheet border border-rule bg-sheet py-3 pr-10 pl-4 max-sm:pr-12 text-ink shadow-lift focus-visible:outline-2! focus-visible:outline-accent! data-[front=false]:data-[expanded=false]:*:opacity-0',
  content: 'min-w-0 wrap-anywhere',
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
      style={{ fontFamily: 'inherit', '--width': 'clamp(20rem, 50vw - 18.5rem, 26rem)' } as CSSProperties}
      // Above a sticky form footer; the other distances are sonner's.
      offset={{ bottom: 'calc(24px + var(--foot-room, 0px))' }}
      // Below the links at the top of a page with a form.
      mobileOffset={{ top: 'calc(16px + var(--head-room, 0px))', bottom: 'calc(16px + var(--foot-room, 0px))' }}
      containerAriaLabel={toastsText}
      closeButton
      swipeDirections={['left', 'right', 'top', 'bottom']}
      icons={{ success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeText }}
    />
  );
}

const FAILURE_MS = 12_000;
/** Shorter, because the form keeps showing why it failed. */
const FAILURE_OF_FORM_MS = 5_000;

const phone = matchMedia('(width < 40rem)');
const isFormInUse = () => document.querySelector('[role="dialog"], [role="alertdialog"], form:focus-within') !== null;

/** The dialog of a successful command is about to close. */
const hasFormBeside = (notice: ToastRequest): boolean =>
  notice.variant === 'failure' ? isFormInUse() : notice.variant === 'success' && notice.formFollows === true;

type Position = 'bottom-left' | 'bottom-center' | 'top-center';
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
        show(notice, choosePosition(hasFormBeside(notice)), forget);
      }
    };
    showAll();
    // Dialogs are appended to the body.
    const opening = new MutationObserver(dismissSuccessOnDialog);
    opening.observe(document.body, { childList: true });
    const stop = onToastRequest(showAll);
    return () => {
      stop();
      opening.disconnect();
    };
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
function show(notice: ToastRequest, position: Position, forget: (key: string) => void): void {
  const { key, variant } = notice;
  if (variant === 'failure') {
    if (position === 'top-center')
      dismiss(({ type, id }) => type === 'error' && !isOfSameForm(key, String(id)), forget);
    toast.error(notice.title, {
      id: key,
      description: notice.detail,
      position,
      duration: isFormInUse() ? FAILURE_OF_FORM_MS : FAILURE_MS,
      onAutoClose: () => forget(key),
      onDismiss: () => forget(key),
    });
    return;
  }
  dismiss(({ type, id }) => id === key || (type === 'error' && isToastKeyUnder(key, String(id))));
  if (variant === 'settled') return;
  // Only a success that leads to another form has an id, so that the success of that form replaces it.
  const options = { description: notice.detail, position };
  toast.success(notice.title, notice.formFollows ? { ...options, id: key } : options);
}

/**
 * The position covers nothing that is pressed next: forms have their buttons at the right, on a phone across the
 * bottom; pages have links and titles at the top. A dialog without space beside it leaves space above.
 */
function choosePosition(form: boolean): Position {
  if (form && (phone.matches || !fitsBesideDialog())) return 'top-center';
  return phone.matches ? 'bottom-center' : 'bottom-left';
}

function fitsBesideDialog(): boolean {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  // Measured by width, because a dialog that is just opening may not be in its final place.
  return dialogs.every(({ offsetWidth }) => (innerWidth - offsetWidth) / 2 >= computeToastSpacePx());
}

/** An earlier success would cover the dialog that opens, if there is no space beside it. */
function dismissSuccessOnDialog(changes: readonly MutationRecord[]): void {
  const opened = changes.some(({ addedNodes }) => addedNodes.length > 0);
  if (opened && !fitsBesideDialog()) dismiss(({ type }) => type === 'success');
}

/** Whether two toasts belong to one form: above a dialog there is room for the failures of one form only. */
const isOfSameForm = (one: string, other: string) => formKey(one) === formKey(other);
/** The first two parts of the key: the command and its subject. A roll has failures of several students below it. */
const formKey = (key: string) => key.split('/').slice(0, 2).join('/');

type Shown = Exclude<ReturnType<typeof toast.getToasts>[number], { dismiss: boolean }>;

function dismiss(isOver: (shown: Shown) => boolean, gone?: (key: string) => void): void {
  for (const shown of toast.getToasts()) {
    if ('dismiss' in shown || !isOver(shown)) continue;
    toast.dismiss(shown.id);
    gone?.(String(shown.id));
  }
}
