import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyle } from './button-style.ts';
import { SlowRequestNotice } from './slow-request-notice.tsx';

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** True while the button's request is in flight. */
  pending?: boolean;
  /** False where something else says that the request takes long, or where there is no room for it. */
  saysWhenSlow?: boolean;
}

/**
 * A button. While `pending` it keeps the focus and ignores clicks, so that a second click does nothing. When the server
 * takes long, a line beside it says so.
 */
export function Button({
  className,
  variant,
  size,
  pending = false,
  saysWhenSlow = true,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      {pending && saysWhenSlow && (
        <SlowRequestNotice className="w-full! flex-none! [.flex-wrap>&]:order-first [justify-content:inherit]!" />
      )}
      <button
        type={type}
        aria-disabled={pending || undefined}
        onClick={pending ? ignore : onClick}
        className={buttonStyle({ variant, size, className })}
        {...props}
      />
    </>
  );
}
