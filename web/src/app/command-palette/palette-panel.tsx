import { cx } from 'class-variance-authority';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { dialogScrimStyle } from '../../ui/dialog-style.ts';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';

/** At the top of the window, so that the field stays in place while the list below it grows and shrinks. */
const panelStyle =
  '@container/page fixed inset-x-0 top-0 z-50 flex max-h-[min(34rem,85dvh)] w-full flex-col overflow-hidden border border-rule bg-sheet text-ink ' +
  'shadow-lift max-sm:rounded-b-sheet sm:top-[10dvh] sm:left-1/2 sm:max-w-xl sm:-translate-x-1/2 sm:rounded-sheet';

interface PalettePanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Unlike other dialogs it holds nothing that could be lost, so a click outside closes it. */
export function PalettePanel(props: PalettePanelProps) {
  return (
    <Primitive.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrimStyle} />
        <Panel {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Panel({ title, onClose, children }: PalettePanelProps) {
  const giveFocusBack = useFocusReturn();
  useCloseOnBack(onClose);
  return (
    <Primitive.Content
      className={cx(panelStyle, 'data-[state=open]:animate-appear')}
      onOpenAutoFocus={focusFieldAtEnd}
      onCloseAutoFocus={giveFocusBack}
      aria-describedby={undefined}
    >
      <Primitive.Title className="sr-only">{title}</Primitive.Title>
      {children}
    </Primitive.Content>
  );
}

/** Radix would select what was typed already, and the next letter would replace it. */
function focusFieldAtEnd(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector('input');
  event.preventDefault();
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
