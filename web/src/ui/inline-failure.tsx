import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface InlineFailureProps extends ComponentProps<'p'> {
  onRetry(): void;
  pending: boolean;
}

/** Says that a minor part of a page could not be loaded. */
export function InlineFailure({ onRetry, pending, className, ...props }: InlineFailureProps) {
  return (
    <p
      className={cx('flex flex-wrap items-center justify-center gap-x-1 px-5 py-2 text-sm text-quiet', className)}
      {...props}
    >
      Could not load ·
      <Button variant="quiet" size="small" className="-ml-2" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
