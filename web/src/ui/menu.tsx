import { cx } from 'class-variance-authority';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export const Menu = Primitive.Root;
export const MenuTrigger = Primitive.Trigger;

export function MenuContent({
  className,
  align = 'end',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={sideOffset}
        className={cx(
          'z-50 min-w-48 rounded-sheet border border-rule bg-sheet p-1 text-ink shadow-lift data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

const item =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 outline-none data-highlighted:bg-hover [&_svg]:size-4';

export function MenuItem({
  className,
  danger = false,
  ...props
}: ComponentProps<typeof Primitive.Item> & { danger?: boolean }) {
  return <Primitive.Item className={cx(item, danger && 'text-margin', className)} {...props} />;
}
