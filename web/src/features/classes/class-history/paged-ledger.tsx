import type { ReactNode } from 'react';
import * as copy from '../../../copy/class-history.ts';
import { PagedList, type PagedQuery } from '../../../page/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { emptyHistoryTexts, historyPageTexts } from './class-history-page-copy.ts';

/** The rows of a class history, loaded page by page. */
export function PagedLedger(props: { query: PagedQuery; children?: ReactNode }) {
  return <PagedList failed={copy.classHistoryLoadingFailedText} loading={historyPageTexts.loading} {...props} />;
}

/** Shown when no rows exist or none match the filters. `byTutor` is true when a tutor is among the filters. */
export function EmptyClassHistory({ filtered, byTutor }: { filtered: boolean; byTutor: boolean }) {
  return (
    <Sheet>
      {filtered ? (
        <EmptyState title={emptyHistoryTexts.filteredTitle} text={emptyHistoryTexts.toFiltered(byTutor)} />
      ) : (
        <EmptyState title={emptyHistoryTexts.title} text={emptyHistoryTexts.text} />
      )}
    </Sheet>
  );
}
