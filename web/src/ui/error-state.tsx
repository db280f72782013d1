import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { tryAgainText } from '../copy/common.ts';
import { Button } from './button.tsx';

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  onRetry(): void;
  pending?: boolean;
  /** True when a toast reports the failure too. The texts are then shown after the toast has gone. */
  hasToast?: boolean;
}

/** Shown instead of a list that could not be loaded. */
export function ErrorState({
  title,
  text,
  onRetry,
  pending = false,
  hasToast = false,
  className,
  ...props
}: ErrorStateProps) {
  return (
    <div role="alert" className={cx('flex flex-col items-center px-6 py-12 text-center', className)} {...props}>
      <div className={cx('flex flex-col items-center gap-1', hasToast && 'under-failure-toast:invisible')}>
        <p className="font-serif text-heading font-semibold">{title}</p>
        {text && <p className="max-w-prose text-quiet">{text}</p>}
      </div>
      <Button className="mt-5" pending={pending} saysWhenSlow={false} onClick={onRetry}>
        {tryAgainText}
      </Button>
    </div>
  );
}
