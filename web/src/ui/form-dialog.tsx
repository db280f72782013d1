import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cancelText, closeText } from '../copy/common.ts';
import { closeWithoutAnswerTexts, closeWithoutSavingTexts } from '../copy/forms.ts';
import { Button } from './button.tsx';
import type { DialogFailure } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormFooter } from './form-footer.tsx';
import { useTypedTextGuard } from './use-typed-text-guard.tsx';

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  width?: ComponentProps<typeof Dialog>['width'];
  /** Label of the submit button, normally and while the request is in flight. */
  act: string;
  acting: string;
  /** Of the submit button: `danger` for what cannot be undone. */
  variant?: 'primary' | 'danger';
  /** False when the command is not possible now; the children then say why. */
  possible?: boolean;
  onSubmit(): void;
  onClose(): void;
  pending?: boolean;
  failure?: DialogFailure | null;
  /** Shown above the buttons, such as a sentence about an earlier attempt or a change by another person. */
  notice?: ReactNode;
  /** What the submit button will do. It stays in view above the buttons. */
  summary?: ReactNode;
  /** True when closing would lose input. Closing then asks for confirmation, as it does after an unknown outcome. */
  unsaved?: boolean;
  children: ReactNode;
}

/** A dialog with a form that sends one command. Its caller closes it after the answer. */
export function FormDialog({
  title,
  description,
  width = 'form',
  act,
  acting,
  variant = 'primary',
  possible = true,
  pending = false,
  failure,
  notice,
  summary,
  unsaved = false,
  children,
  ...on
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // From a new dialog the same change could be saved twice.
  const isOutcomeUnknown = failure?.outcomeUnknown ?? false;
  const guard = useTypedTextGuard(
    on.onClose,
    () => close(),
    isOutcomeUnknown ? closeWithoutAnswerTexts : closeWithoutSavingTexts,
  );
  const close = () => {
    if (pending) return;
    if (unsaved || isOutcomeUnknown) guard.ask();
    else on.onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!possible || pending) return;
    on.onSubmit();
    setTries(tries + 1);
  };
  useEffect(() => {
    // After validation and after the answer, the focus moves to the first invalid field.
    if (tries > 0 && !pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, pending]);

  return (
    <Dialog
      title={title}
      description={description}
      width={width}
      onClose={close}
      {...guard.dialog}
      onBack={() => !pending && guard.dialog.onBack()}
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        // Keeps the error of the focused field above the sticky buttons.
        className="flex flex-col gap-5 [&_:is(input,textarea,select)]:scroll-mb-8"
      >
        {children}
        <FormFooter notice={notice} summary={summary} error={failure?.detail} hasToast>
          <Button onClick={close}>{possible ? cancelText : closeText}</Button>
          {possible && (
            <Button type="submit" variant={variant} pending={pending}>
              {pending ? acting : act}
            </Button>
          )}
        </FormFooter>
      </form>
      {guard.question}
    </Dialog>
  );
}
