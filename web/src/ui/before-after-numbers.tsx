import { cx } from 'class-variance-authority';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { becomesText } from '../copy/common.ts';

/** A strip that shows numbers before and after a change. */
export function BeforeAfterStrip({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      className={cx(
        'flex flex-wrap overflow-hidden rounded-control border border-rule bg-ground *:-mt-px *:-ml-px *:flex-1 *:border-t *:border-l *:border-rule',
        className,
      )}
      {...props}
    />
  );
}

interface BeforeAfterNumbersProps {
  label: ReactNode;
  before: number;
  after: number;
}

export function BeforeAfterNumbers({ label, before, after }: BeforeAfterNumbersProps) {
  return (
    <div className="px-3 py-2.5 sm:px-4">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="flex items-center gap-1.5 font-serif text-heading font-semibold tabular-nums">
        <span className={before === after ? undefined : 'font-normal text-quiet'}>{before}</span>
        {before !== after && (
          <>
            <ArrowRight aria-hidden className="size-4 text-quiet" />
            <span className="sr-only">{becomesText}</span>
            <span>{after}</span>
          </>
        )}
      </dd>
    </div>
  );
}
