import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { closeText } from '../copy/common.ts';
import { Button } from './button.tsx';
import { dialogPanelStyle, dialogScrimStyle, dialogWidthStyle } from './dialog-style.ts';
import { reserveStickySpace } from './reserve-sticky-space.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFocusReturn } from './use-focus-return.ts';

const reserveHead = reserveStickySpace('head');

interface DialogProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  width?: keyof typeof dialogWidthStyle;
  onClose(): void;
  /** Called on Back and Escape in place of what the Close button does. */
  onBack?(): void;
}

/** A dialog. A click outside does not close it, because the person would lose what they typed. */
export function Dialog({ onClose, ...props }: DialogProps) {
  // Here and not in the panel, which is rendered a moment later, when the state that this one replaces is gone.
  const giveFocusBack = useFocusReturn();
  return (
    <Primitive.Root open onOpenChange={() => onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrimStyle} />
        <Panel onCloseAutoFocus={giveFocusBack} {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Panel({
  title,
  description,
  width = 'form',
  onBack,
  className,
  children,
  ...props
}: Omit<DialogProps, 'onClose'>) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useCloseOnBack(() => (onBack ? onBack() : closeButton.current?.click()));
  return (
    <Primitive.Content
      className={cx(dialogPanelStyle, dialogWidthStyle[width], className)}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        if (!onBack) return;
        event.preventDefault();
        onBack();
      }}
      // After the last control the focus returns to the first button, which Radix does not scroll into view. Of a date
      // field browsers scroll only the part that has the focus.
      onFocus={({ target }) =>
        target.matches('button:focus-visible, input[type="date"]') && target.scrollIntoView({ block: 'nearest' })
      }
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...props}
    >
      <header
        ref={reserveHead}
        className="rule-on-scroll sticky top-0 z-20 flex items-start justify-between gap-4 bg-sheet px-5 pt-5 sm:px-6"
      >
        <Primitive.Title className="min-w-0 pb-1 text-heading">{title}</Primitive.Title>
        <Primitive.Close asChild>
          <Button ref={closeButton} variant="quiet" size="icon" aria-label={closeText} className="-mt-2 -mr-3">
            <X aria-hidden />
          </Button>
        </Primitive.Close>
      </header>
      {description && (
        <Primitive.Description className="px-5 text-quiet wrap-anywhere sm:px-6">{description}</Primitive.Description>
      )}
      <div className="px-5 pt-4 pb-5 sm:px-6 sm:pb-6">{children}</div>
    </Primitive.Content>
  );
}

/** The buttons of a dialog. The main button must be the last child. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('flex flex-wrap gap-2 max-sm:*:flex-1 sm:justify-end', className)} {...props} />;
}
