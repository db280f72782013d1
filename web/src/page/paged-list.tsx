import { cx } from 'class-variance-authority';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { toFailure } from '../api/problem.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type FailedQuery, LoadFailure } from './load-failure.tsx';
import { useLoadFailure } from './use-load-failure.ts';

export interface PagedQuery extends FailedQuery {
  data?: unknown;
  currentData?: unknown;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage(): unknown;
  /** The part of the rows, from the first on, that is as the server has it; the rest is loaded again once in view. */
  freshShare?: number;
}

interface PagedFrameProps {
  query: PagedQuery;
  /** Title of the toast, and of the failure in the place of the rows. */
  failed: string;
  loading: string;
  /** The rows, once there are any to show. */
  children?: ReactNode;
}

/** Around the rows: another filter dims them until its answer is here, a failure stands in their place, more can be shown. */
export function PagedList({ query, failed, loading, children }: PagedFrameProps) {
  useLoadFailure(failed, query);
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
            {query.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * The last page removes the button that loaded it, and the focus with it. The first row of that page takes the focus, so
 * that a keyboard and a screen reader continue there. The function that is returned is called before a page is loaded.
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
    // Who moved the focus elsewhere while the page was loading keeps it there.
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

/** Rows are about equally high, so their share of the list's height says where the first stale one is. */
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
