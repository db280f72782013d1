import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Shown when no rows exist or none match the filters. `byTutor` is true when a tutor is among the filters. */
export function EmptyClassHistory({ filtered, byTutor }: { filtered: boolean; byTutor: boolean }) {
  return (
    <Sheet>
      {filtered ? (
        <EmptyState
          title="Nothing in this selection"
          text={`Choose another period${byTutor ? ', cause or tutor' : ' or cause'}.`}
        />
      ) : (
        <EmptyState title="No classes yet" text="Every class added, attended or given back will appear here." />
      )}
    </Sheet>
  );
}
