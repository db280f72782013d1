import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { isKeyUnder, type Notice, onNotice, takeNotices } from './notify.ts';
import { toastSpacePx } from './toast-space.ts';
import { Toaster } from './toaster.tsx';

const SUCCESS_MS = 4_000;
const FAILURE_MS = 12_000;
/** A form goes on saying why it failed. */
const FAILURE_OF_FORM_MS = 5_000;

const phone = matchMedia('(width < 40rem)');
const isFormInUse = () => document.querySelector('[role="dialog"], [role="alertdialog"], form:focus-within') !== null;

/** The dialog of a success is about to close. */
const hasFormBeside = (notice: Notice): boolean =>
  notice.variant === 'failure' ? isFormInUse() : notice.variant === 'success' && notice.formFollows === true;

type Position = 'bottom-left' | 'bottom-center' | 'top-center';
type Failure = Extract<Notice, { title: string }>;

/** Shows notices as toasts. sonner announces politely alone, so each failure also stands in an alert of the page. */
export function Toasts() {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [above, setAbove] = useState(false);
  useEffect(() => {
    const forget = (ended: string) => setFailures((known) => known.filter(({ key }) => !isKeyUnder(ended, key)));
    const showAll = () => {
      for (const notice of takeNotices()) {
        forget(notice.key);
        const position = choosePosition(hasFormBeside(notice));
        if (notice.variant === 'failure') {
          setFailures((known) => [...known, notice]);
          setAbove(position === 'top-center');
        }
        show(notice, position, forget);
      }
    };
    showAll();
    addEventListener('pointerdown', dismissSuccessOnPress);
    // Dialogs stand at the end of the page.
    const opening = new MutationObserver(dismissSuccessOnDialog);
    opening.observe(document.body, { childList: true });
    const stop = onNotice(showAll);
    return () => {
      stop();
      opening.disconnect();
      removeEventListener('pointerdown', dismissSuccessOnPress);
    };
  }, []);
  return (
    <>
      <Toaster aboveDialog={above} />
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

/** A failure goes by its key among the toasts, so that the next one of the same form takes its place. */
function show(notice: Notice, position: Position, forget: (key: string) => void): void {
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
  dismiss(({ type, id }) => id === key || (type === 'error' && isKeyUnder(key, String(id))));
  if (variant === 'settled') return;
  // Only what speaks of the next form has an id, so that the success of that form ends it.
  const options = { description: notice.detail, position, duration: SUCCESS_MS };
  toast.success(notice.title, notice.formFollows ? { ...options, id: key } : options);
}

/**
 * Where nothing is that is pressed next. A form has its buttons at its right, and on a phone across its foot; a page
 * has its links and titles at the top. A dialog with no room beside it makes room above it.
 */
function choosePosition(form: boolean): Position {
  if (form && (phone.matches || !fitsBesideDialog())) return 'top-center';
  return phone.matches ? 'bottom-center' : 'bottom-left';
}

function fitsBesideDialog(): boolean {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  // By its width, since one that is just appearing may not have come to its place.
  return dialogs.every(({ offsetWidth }) => (innerWidth - offsetWidth) / 2 >= toastSpacePx());
}

/** On a phone a success has been seen by whoever presses on, and would lie over the foot of the dialog that opens. */
function dismissSuccessOnPress({ target }: PointerEvent): void {
  if (phone.matches && !(target instanceof Element && target.closest('[data-sonner-toast]'))) {
    dismiss(({ type }) => type === 'success');
  }
}

/** What went well before would lie over the dialog that opens now, where it has no room beside it. */
function dismissSuccessOnDialog(changes: readonly MutationRecord[]): void {
  const opened = changes.some(({ addedNodes }) => addedNodes.length > 0);
  if (opened && !fitsBesideDialog()) dismiss(({ type }) => type === 'success');
}

/** Above a dialog there is room for its own alone: who opened it has seen what another one said. */
const isOfSameForm = (one: string, other: string) => formKey(one) === formKey(other);
/** The command and what it is about; a roll has failures of several students below it. */
const formKey = (key: string) => key.split('/').slice(0, 2).join('/');

type Shown = Exclude<ReturnType<typeof toast.getToasts>[number], { dismiss: boolean }>;

function dismiss(isOver: (shown: Shown) => boolean, gone?: (key: string) => void): void {
  for (const shown of toast.getToasts()) {
    if ('dismiss' in shown || !isOver(shown)) continue;
    toast.dismiss(shown.id);
    gone?.(String(shown.id));
  }
}
