import { useState } from 'react';
import { useLoadFailure } from '../../api/load-failure.ts';
import { LoadFailed } from '../../app/load-failed.tsx';
import { assignments as copy, loadingFailed } from '../../copy/student-homework.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type OwnHomework, useGetHomeworkForStudentQuery } from './api.ts';
import { AssignmentLine } from './assignment-line.tsx';

/** So many stand on the dashboard before all are asked for. */
const FIRST = 10;

export function YourAssignments({ studentId }: { studentId: string }) {
  const query = useGetHomeworkForStudentQuery(studentId);
  const { data, error } = query;
  useLoadFailure(loadingFailed, query);
  return (
    <section aria-labelledby="your-assignments" className="mb-10">
      <h2 id="your-assignments" className="mb-3 text-heading">
        {copy.heading}
      </h2>
      <Sheet>
        {data ? (
          <Lines homework={data.homework} />
        ) : error === undefined ? (
          <Spinner label={copy.loading} />
        ) : (
          <LoadFailed title={loadingFailed} query={query} />
        )}
      </Sheet>
    </section>
  );
}

function Lines({ homework }: Pick<OwnHomework, 'homework'>) {
  const [all, setAll] = useState(false);
  if (homework.length === 0) return <EmptyState {...copy.empty} />;
  return (
    <>
      <ul className="*:border-t *:border-rule *:first:border-t-0">
        {homework.slice(0, all ? undefined : FIRST).map((row) => (
          <AssignmentLine key={row.id} row={row} />
        ))}
      </ul>
      {homework.length > FIRST && (
        <p className="border-t border-rule px-4 py-3 sm:px-5">
          <Button onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? copy.showFewer : copy.showAll(homework.length)}
          </Button>
        </p>
      )}
    </>
  );
}
