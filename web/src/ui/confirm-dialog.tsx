import { cx } from 'class-variance-authority';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cancelText, closeText } from '../copy/common.ts';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';
import { dialogPanelStyle, dialogScrimStyle, dialogWidthStyle } from './dialog-style.ts';
import { Notice } from './notice.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  description: ReactNode;
  confirm: ReactNode;
  onConfirm(): void;
  /** False when the action is no longer possible; the description then says why. */
  possible?: boolean;
  /** True while the request is in flight; the dialog stays open until its caller closes it. */
  pending?: boolean;
  error?: string | undefined;
  /** Text of the cancel button where “Cancel” would be ambiguous. */
  cancel?: string;
}

/** Asks for confirmation before something is removed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Primitive.Root open={props.open} onOpenChange={(open) => !props.pending && props.onOpenChange(open)}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrimStyle} />
        <Panel {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Panel({
  onOpenChange,
  title,
  description,
  confirm,
  onConfirm,
  possible = true,
  pending = false,
  error,
  cancel = possible ? cancelText : closeText,
}: ConfirmDialogProps) {
  const giveFocusBack = useFocusReturn();
  useCloseOnBack(() => !pending && onOpenChange(false));
  return (
    <Primitive.Content className={cx(dialogPanelStyle, dialogWidthStyle.form)} onCloseAutoFocus={giveFocusBack}>
      <div className="p-5 sm:p-6">
        <Primitive.Title className="text-heading">{title}</Primitive.Title>
        <Primitive.Description asChild>
          <div className="mt-2 flex flex-col gap-2 text-quiet wrap-anywhere">{description}</div>
        </Primitive.Description>
        {error && (
          <Notice tone="danger" role="alert" className="mt-4 under-failure-toast:invisible">
            {error}
          </Notice>
        )}
        <DialogFooter className="mt-6">
          <Primitive.Cancel asChild>
            <Button>{cancel}</Button>
          </Primitive.Cancel>
          {possible && (
            <Button variant="danger" pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          )}
        </DialogFooter>
      </div>
    </Primitive.Content>
  );
}
