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

/** Why the last attempt of a form in a dialog failed. */
export interface DialogFailure {
  /** The sentence above the buttons; undefined when every refused field shows its own error. */
  detail: string | undefined;
  /** True when the server may have carried out the command although no answer arrived. */
  outcomeUnknown: boolean;
}

interface ConfirmDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** Label of the confirm button, normally and while the request is in flight. */
  confirm: ReactNode;
  confirming?: ReactNode;
  /** Text of the cancel button where “Cancel” would be ambiguous. */
  cancel?: string;
  /** False when the action is no longer possible; the description then says why. */
  possible?: boolean;
  /** True while the request is in flight; the dialog stays open until its caller closes it. */
  pending?: boolean;
  failure?: DialogFailure | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation before something is removed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Primitive.Root open onOpenChange={() => !props.pending && props.onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrimStyle} />
        <Panel {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Panel({
  title,
  description,
  confirm,
  confirming = confirm,
  possible = true,
  cancel = possible ? cancelText : closeText,
  pending = false,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const giveFocusBack = useFocusReturn();
  useCloseOnBack(() => !pending && onClose());
  return (
    <Primitive.Content className={cx(dialogPanelStyle, dialogWidthStyle.form)} onCloseAutoFocus={giveFocusBack}>
      <div className="p-5 sm:p-6">
        <Primitive.Title className="text-heading">{title}</Primitive.Title>
        <Primitive.Description asChild>
          <div className="mt-2 flex flex-col gap-2 text-quiet wrap-anywhere">{description}</div>
        </Primitive.Description>
        {failure?.detail && (
          <Notice tone="danger" role="alert" className="mt-4 under-failure-toast:hidden">
            {failure.detail}
          </Notice>
        )}
        <DialogFooter className="mt-6">
          <Primitive.Cancel asChild>
            <Button>{cancel}</Button>
          </Primitive.Cancel>
          {possible && (
            <Button variant="danger" pending={pending} onClick={onConfirm}>
              {pending ? confirming : confirm}
            </Button>
          )}
        </DialogFooter>
      </div>
    </Primitive.Content>
  );
}
