/** Rows in one page of a list, where the request does not say. */
export const PAGE_DEFAULT = 50;
