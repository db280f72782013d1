import { useEffect, useMemo, useState } from 'react';
import type { StudentOption } from '#contracts/students.ts';
import { peopleApi } from './people-api.ts';

/** Every current student by name. Undefined until all pages are loaded; a reload keeps the previous list. */
export function useAllStudentNames() {
  const query = peopleApi.useGetAllStudentNamesInfiniteQuery();
  const { currentData, hasNextPage, isFetching, error, refetch, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && error === undefined) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const all = useMemo(
    () => (hasNextPage ? undefined : currentData?.pages.flatMap(({ students }) => students)),
    [hasNextPage, currentData],
  );
  const [last, setLast] = useState<readonly StudentOption[]>();
  if (all && all !== last) setLast(all);
  return { data: all ?? last, error, isFetching, refetch };
}
