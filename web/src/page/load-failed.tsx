import type { ComponentProps } from 'react';
import { problemOf } from '../api/problem.ts';
import { ErrorState } from '../ui/error-state.tsx';

export interface FailedQuery {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

interface LoadFailedProps extends Omit<ComponentProps<typeof ErrorState>, 'text' | 'pending' | 'onRetry'> {
  query: FailedQuery;
}

/** Stands in the place of what a query could not load: says why, and tries it again. */
export function LoadFailed({ query, ...props }: LoadFailedProps) {
  const { error, isFetching, refetch } = query;
  return <ErrorState text={problemOf(error).detail} pending={isFetching} onRetry={refetch} {...props} />;
}
