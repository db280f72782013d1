/**
 * Options of a list that is loaded page by page with cursors. After a change RTK Query reloads only the first page;
 * `usePagedRows` keeps showing the later rows.
 */
export const cursorPagingOptions = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
  refetchCachedPages: false,
};
