import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { emptyHistoryTexts as copy } from './class-history-page-copy.ts';

/** Shown when no rows exist or none match the filters. `byTutor` is true when a tutor is among the filters. */
export function EmptyClassHistory({ filtered, byTutor }: { filtered: boolean; byTutor: boolean }) {
  return (
    <Sheet>
      {filtered ? (
        <EmptyState title={copy.filteredTitle} text={copy.toFiltered(byTutor)} />
      ) : (
        <EmptyState title={copy.title} text={copy.text} />
      )}
    </Sheet>
  );
}
