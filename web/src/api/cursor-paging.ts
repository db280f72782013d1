/**
 * Options of a list that is read page by page, by the cursor that the page before ended with. A change loads its first
 * page again and no other; `usePagedRows` keeps the rows behind it until they are in view.
 */
export const cursorPaging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor ?? undefined,
  refetchCachedPages: false,
};
