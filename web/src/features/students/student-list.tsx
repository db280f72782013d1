import { useDeferredValue } from 'react';
import type { StudentRow } from '#contracts/students.ts';
import { type FailedQuery, LoadFailed } from '../../app/load-failed.tsx';
import { useInAddress } from '../../app/use-in-address.ts';
import * as copy from '../../copy/students.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ListSearch } from './list-search.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { StudentItem } from './student-item.tsx';

interface StudentListProps {
  students: FailedQuery & { data?: StudentRow[] | undefined };
  onOpen(dialog: OpenDialog): void;
}

/** Exactly one of: loading, failed, empty, the list. What is shown stays while it is fetched again. */
export function StudentList({ students, onOpen }: StudentListProps) {
  const { data, error } = students;
  const [search, setSearch] = useInAddress('search');
  const searched = useDeferredValue(search);
  if (data === undefined && error !== undefined) {
    return (
      <Sheet>
        <LoadFailed title={copy.loadingFailed} query={students} />
      </Sheet>
    );
  }
  if (data === undefined) return <Spinner label="Loading students..." />;
  if (data.length === 0) {
    return (
      <Sheet>
        <EmptyState
          title="No students yet"
          text="Create your first student account to get started"
          action={
            <Button variant="primary" onClick={() => onOpen({ kind: 'create' })}>
              Create Student
            </Button>
          }
        />
      </Sheet>
    );
  }
  const found = data.filter((student) => matchesSearch(student, searched));
  return (
    <>
      <ListSearch value={search} onChange={setSearch} found={found.length} of={data.length} />
      <Sheet>
        {found.length === 0 ? (
          <EmptyState
            title="Nobody found"
            text={`No name or email contains “${searched.trim()}”.`}
            action={<Button onClick={() => setSearch('')}>Show all students</Button>}
          />
        ) : (
          <ul className="divide-y divide-rule">
            {found.map((student) => (
              <StudentItem
                key={student.id}
                student={student}
                onAct={(kind) => onOpen({ kind, studentId: student.id })}
              />
            ))}
          </ul>
        )}
      </Sheet>
    </>
  );
}
