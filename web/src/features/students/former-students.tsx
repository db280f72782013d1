import { ChevronRight } from 'lucide-react';
import type { StudentRow } from '#contracts/students.ts';
import { useGetStudentProfilesQuery } from '../../api/student-profiles.ts';
import { LoadFailed } from '../../app/load-failed.tsx';
import { useCentre } from '../../app/session.ts';
import { StudentLink } from '../../app/student-link.tsx';
import { useInAddress } from '../../app/use-in-address.ts';
import * as copy from '../../copy/students.ts';
import { civilOfInstant, mediumDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface FormerStudentsProps {
  onRestore(student: StudentRow): void;
}

/** Closed until somebody looks for them, and not loaded before. */
export function FormerStudents({ onRestore }: FormerStudentsProps) {
  const [shown, show] = useInAddress('former');
  const open = shown !== '';
  return (
    <details open={open} className="group mt-10" onToggle={(event) => show(event.currentTarget.open ? 'shown' : '')}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-quiet hover:text-ink">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        Former students
      </summary>
      {open && (
        <Sheet className="mt-2">
          <FormerList onRestore={onRestore} />
        </Sheet>
      )}
    </details>
  );
}

function FormerList({ onRestore }: FormerStudentsProps) {
  const query = useGetStudentProfilesQuery({ former: true });
  const { data, error } = query;
  if (data === undefined && error !== undefined) {
    return <LoadFailed title={copy.loadingFailed} query={query} />;
  }
  if (data === undefined) return <Spinner label="Loading students..." />;
  if (data.length === 0)
    return <EmptyState title="No former students" text="Students you delete are kept here with their history." />;
  return (
    <ul className="divide-y divide-rule">
      {data.map((student) => (
        <FormerItem key={student.id} student={student} onRestore={() => onRestore(student)} />
      ))}
    </ul>
  );
}

function FormerItem({ student, onRestore }: { student: StudentRow; onRestore(): void }) {
  const timeZone = useCentre()?.time_zone;
  const left = student.archived_at && timeZone ? mediumDate(civilOfInstant(student.archived_at, timeZone)) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <StudentLink student={student} />
        <p className="text-sm text-quiet wrap-anywhere">
          <Email address={student.email} />
          {left && ` · deleted ${left}`}
        </p>
      </div>
      <Button size="small" aria-description={student.name} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}
