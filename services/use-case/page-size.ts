/** Rows in one page of a list when the request names no limit. */
export const PAGE_ROWS_DEFAULT = 50;
