import { cx } from 'class-variance-authority';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

interface MoreMenuProps {
  /** What the acts are about, for screen readers. */
  label: string;
  acts: readonly { text: string; icon?: ReactNode; removes?: boolean; onSelect(): void }[];
  className?: string;
}

/** A button with three dots and the rare acts of a row. Those that remove something are red, and ask first. */
export function MoreMenu({ label, acts, className }: MoreMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const selected = useRef<() => void>(undefined);
  useCloseOnBack(() => setOpen(false), open);
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>
        <Button ref={button} variant="quiet" size="icon" aria-label={label} className={className}>
          <Ellipsis aria-hidden />
        </Button>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-40 rounded-control border border-edge bg-sheet p-1 shadow-lift"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
            // A dialog opens after the button has the focus, so that it gives the focus back to the button.
            selected.current?.();
            selected.current = undefined;
          }}
        >
          {acts.map(({ text, icon, removes = false, onSelect }) => (
            <Primitive.Item
              key={text}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold -outline-offset-2 [&_svg]:size-[1.125em]',
                removes ? 'text-margin data-highlighted:bg-tint-margin' : 'data-highlighted:bg-tint-accent',
              )}
              onSelect={() => {
                selected.current = onSelect;
              }}
            >
              {icon}
              {text}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
