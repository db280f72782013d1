import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { askBeforeClosing } from '../copy/forms.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { FormFooter } from './form-footer.tsx';

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** The act's name, and what it is called while the server is asked. */
  act: string;
  acting: string;
  /** False when the act cannot be done now; the children say why. */
  possible?: boolean;
  onSubmit(): void;
  onClose(): void;
  pending: boolean;
  /** Why the last attempt failed; what was typed stays. */
  error?: string | undefined;
  /** News about an attempt before, or of what somebody else did meanwhile. */
  news?: ReactNode;
  /** Closing would lose something that is worth a question. */
  unsaved?: boolean;
  children: ReactNode;
}

/** One command as a form. It closes when its caller says so, that is, when the server has answered. */
export function FormDialog({
  title,
  description,
  act,
  acting,
  possible = true,
  pending,
  error,
  news,
  unsaved = false,
  children,
  ...on
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const close = () => {
    if (pending) return;
    if (unsaved) setLeaving(true);
    else on.onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!possible || pending) return;
    on.onSubmit();
    setTries(tries + 1);
  };
  useEffect(() => {
    // After a try and after its answer: the field that was refused is where to go on.
    if (tries > 0 && !pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, pending]);

  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={title} description={description}>
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          // What is filled in never stands under the buttons, nor does the line that says what is wrong with it.
          className="flex flex-col gap-5 [&_:is(input,textarea,select)]:scroll-mb-32"
        >
          {children}
          <FormFooter news={news} error={error}>
            <Button onClick={close}>{possible ? 'Cancel' : 'Close'}</Button>
            {possible && (
              <Button type="submit" variant="primary" pending={pending}>
                {pending ? acting : act}
              </Button>
            )}
          </FormFooter>
        </form>
        <ConfirmDialog open={leaving} onOpenChange={setLeaving} {...askBeforeClosing} onConfirm={on.onClose} />
      </DialogContent>
    </Dialog>
  );
}
