import { useState } from 'react';
import type { PagedQuery } from './paged-list.tsx';

interface PagesQuery<Page> extends PagedQuery {
  data?: { pages: Page[] } | undefined;
  currentData?: { pages: Page[] } | undefined;
  originalArgs?: unknown;
}

interface KnownRows<Page, Row> {
  pages: readonly Page[] | undefined;
  args: string;
  rows: readonly Row[];
  /** The number of rows at the start of the list that are up to date. */
  fresh: number;
}

/**
 * The rows of a paged list, and its query for `PagedList`. After a change only the first page is reloaded; later rows
 * stay as they are until they come into view.
 */
export function usePagedRows<Page, Row extends { id: string }>(
  query: PagesQuery<Page>,
  rowsOf: (page: Page) => readonly Row[],
): { rows: readonly Row[] | undefined; query: PagedQuery } {
  const [known, setKnown] = useState<KnownRows<Page, Row>>({ pages: undefined, args: '', rows: [], fresh: 0 });
  const pages = query.currentData?.pages;
  const args = JSON.stringify(query.originalArgs) ?? '';
  let now = known;
  if (pages && pages !== known.pages) {
    const loaded = pages.flatMap(rowsOf);
    const behind = args === known.args && query.hasNextPage ? findLaterRows(known.rows, loaded) : [];
    now = { pages, args, rows: [...loaded, ...behind], fresh: loaded.length };
    setKnown(now);
  }
  const { rows, fresh } = now;
  return {
    rows: query.data && rows,
    query: { ...query, freshShare: rows.length === 0 ? 1 : fresh / rows.length },
  };
}

/**
 * The shown rows after the last loaded row. None when the last loaded row was not shown, because rows might be missing
 * in between.
 */
function findLaterRows<Row extends { id: string }>(shown: readonly Row[], loaded: readonly Row[]): Row[] {
  const last = loaded.at(-1);
  const place = shown.findIndex(({ id }) => id === last?.id);
  if (place === -1) return [];
  const ids = new Set(loaded.map(({ id }) => id));
  return shown.slice(place + 1).filter(({ id }) => !ids.has(id));
}
