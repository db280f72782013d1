import { cx } from 'class-variance-authority';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { toFailure } from '../api/problem.ts';
import { loadingText, showMoreText } from '../copy/common.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useLoadFailureToast } from './use-load-failure-toast.ts';
import type { RetryableQuery } from './use-retry-while-unreachable.ts';

export interface PagedQuery extends RetryableQuery {
  data?: unknown;
  currentData?: unknown;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage(): unknown;
  /**
   * The share of the rows, counted from the first, that is up to date. The other rows are reloaded when they come into
   * view.
   */
  freshShare?: number;
}

interface PagedListProps {
  query: PagedQuery;
  /** Title of the failure, in the toast and in place of the rows. */
  failed: string;
  loading: string;
  children?: ReactNode;
}

/**
 * A list of rows that loads page by page. When the filter changes, the old rows are dimmed until the answer arrives; a
 * failure replaces them.
 */
export function PagedList({ query, failed, loading, children }: PagedListProps) {
  useLoadFailureToast(failed, query);
  const frame = useRef<HTMLDivElement>(null);
  useStaleRowReload(frame, query);
  const rememberRows = useFocusOnNewRow(frame, query.hasNextPage);
  const outdated = query.currentData === undefined;
  if (outdated && query.error !== undefined) {
    return (
      <Sheet>
        <LoadFailure title={failed} query={query} />
      </Sheet>
    );
  }
  if (query.data === undefined) return <Spinner label={loading} />;
  return (
    <div ref={frame} aria-busy={outdated} className={cx(outdated && 'opacity-60')}>
      {children}
      {query.hasNextPage && (
        <div className="mb-8 flex flex-col items-center gap-3">
          {query.error !== undefined && (
            <Notice tone="danger" role="alert">
              {toFailure(query.error).detail}
            </Notice>
          )}
          <Button
            pending={query.isFetchingNextPage}
            onClick={() => {
              rememberRows();
              query.fetchNextPage();
            }}
          >
            {query.isFetchingNextPage ? loadingText : showMoreText}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Loading the last page removes the “Show more” button together with the focus. The first new row takes the focus
 * instead, so that keyboard and screen-reader users continue there. Call the returned function before a page is loaded.
 */
function useFocusOnNewRow(frame: RefObject<HTMLDivElement | null>, hasNextPage: boolean): () => void {
  const rowsBefore = useRef<ReadonlySet<HTMLElement>>(new Set());
  const visibleRows = () =>
    [...(frame.current?.querySelectorAll<HTMLElement>('li, article, tbody tr') ?? [])].filter((row) =>
      row.checkVisibility(),
    );
  useLayoutEffect(() => {
    const before = rowsBefore.current;
    if (hasNextPage || before.size === 0) return;
    rowsBefore.current = new Set();
    // When the person has moved the focus elsewhere, it stays there.
    if (document.activeElement !== document.body) return;
    const rows = visibleRows();
    const newRow = rows[rows.findLastIndex((row) => before.has(row)) + 1];
    if (!newRow) return;
    newRow.tabIndex = -1;
    newRow.focus({ preventScroll: true });
  });
  return () => {
    rowsBefore.current = new Set(visibleRows());
  };
}

/**
 * Reloads stale rows when they come into view. All rows have about the same height, so the share of fresh rows gives
 * the height at which the first stale row begins.
 */
function useStaleRowReload(
  frame: RefObject<HTMLDivElement | null>,
  { freshShare = 1, isFetching, error, fetchNextPage }: PagedQuery,
): void {
  const due = freshShare < 1 && !isFetching && error === undefined;
  useEffect(() => {
    if (!due) return;
    const look = () => {
      const box = frame.current?.getBoundingClientRect();
      if (box && box.top + box.height * freshShare < window.innerHeight) fetchNextPage();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [due, frame, freshShare, fetchNextPage]);
}
