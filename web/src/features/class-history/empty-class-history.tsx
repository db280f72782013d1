import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Shown when no rows exist or none match the filters. `byTutor` is true when a tutor is among the filters. */
export function EmptyClassHistory({ filtered, byTutor }: { filtered: boolean; byTutor: boolean }) {
  return (
    <Sheet>
      {filtered ? (
        <EmptyState
          title="No classes match these filters"
          text={`Choose another period, type${byTutor ? ', reason or tutor' : ' or reason'}.`}
        />
      ) : (
        <EmptyState title="No classes yet" text="Every class added, attended or given back will appear here." />
      )}
    </Sheet>
  );
}
