import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** In the place of the rows: nothing was chosen by the filter, or nothing has happened yet. */
export function NoRows({ filtered }: { filtered: boolean }) {
  return (
    <Sheet>
      {filtered ? (
        <EmptyState title="Nothing in this selection" text="Choose another period, cause or tutor." />
      ) : (
        <EmptyState title="No classes yet" text="Every class added, attended or given back will appear here." />
      )}
    </Sheet>
  );
}
