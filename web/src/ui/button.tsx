import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyle } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyle> & { pending?: boolean };

/** A button. While `pending` it keeps the focus and ignores clicks, so that a second click does nothing. */
export function Button({ className, variant, size, pending = false, type = 'button', onClick, ...props }: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? ignore : onClick}
      className={buttonStyle({ variant, size, className })}
      {...props}
    />
  );
}
