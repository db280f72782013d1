import { cx } from 'class-variance-authority';
import { tryAgainText } from '../copy/common.ts';
import { partNotLoadedText } from '../copy/failures.ts';
import { Button } from '../ui/button.tsx';
import { type RetryableQuery, useRetryWhileUnreachable } from './use-retry-while-unreachable.ts';

/** Says that a minor part of a page could not be loaded. */
export function InlineFailure({ query, className }: { query: RetryableQuery; className?: string }) {
  const unreachable = useRetryWhileUnreachable(query);
  return (
    <p
      data-offline={unreachable || undefined}
      className={cx('flex flex-wrap items-center justify-center gap-x-1 px-5 py-2 text-sm text-quiet', className)}
    >
      {partNotLoadedText}
      <Button
        variant="quiet"
        size="small"
        className="-ml-2"
        pending={query.isFetching}
        saysWhenSlow={false}
        onClick={query.refetch}
      >
        {tryAgainText}
      </Button>
    </p>
  );
}
