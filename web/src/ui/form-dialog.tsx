import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogFooter } from './dialog.tsx';
import { Notice } from './notice.tsx';

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
  /** News about an attempt before. */
  news?: string | undefined;
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
  children,
  ...on
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
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
    <Dialog open onOpenChange={(open) => !open && !pending && on.onClose()}>
      <DialogContent title={title} description={description}>
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
          {children}
          <div className="sticky -bottom-px -mx-5 -mb-5 flex flex-col gap-3 border-t border-rule bg-sheet px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
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
            <DialogFooter>
              <Button onClick={() => !pending && on.onClose()}>{possible ? 'Cancel' : 'Close'}</Button>
              {possible && (
                <Button type="submit" variant="primary" pending={pending}>
                  {pending ? acting : act}
                </Button>
              )}
            </DialogFooter>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
