import type { ComponentProps } from 'react';
import { toLoadFailureText } from '../api/problem.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { type RetryableQuery, useRetryWhileUnreachable } from './use-retry-while-unreachable.ts';

interface LoadFailureProps
  extends Omit<ComponentProps<typeof ErrorState>, 'text' | 'pending' | 'hasToast' | 'onRetry'> {
  query: RetryableQuery;
}

/** Shown in place of data that could not be loaded, with the reason and a retry button. */
export function LoadFailure({ query, ...props }: LoadFailureProps) {
  const unreachable = useRetryWhileUnreachable(query);
  return (
    <ErrorState
      text={toLoadFailureText(query.error)}
      pending={query.isFetching}
      // Only a refused load is also reported by a toast, see useLoadFailureToast.
      hasToast={!unreachable}
      onRetry={query.refetch}
      data-offline={unreachable || undefined}
      {...props}
    />
  );
}
