import { useState } from 'react';
import type { StudentHomeworkRow } from '#contracts/submissions.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { assignmentsLoadingFailedText, ownAssignmentsTexts as copy } from '../../../copy/student-homework.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { AssignmentLine } from '../../../shared/homework/assignment-line.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** Numbers of assignments that are shown before “Show all”: unfinished ones and the last submitted ones. */
const FIRST_UNFINISHED = 10;
const FIRST_FINISHED = 3;

export function OwnAssignments({ studentId }: { studentId: string }) {
  const [all, setAll] = useState(false);
  const pages = homeworkApi.useGetHomeworkForStudentInfiniteQuery({ studentId }, { refetchOnMountOrArgChange: true });
  const { rows = [], query } = usePagedRows(pages, ({ homework }) => homework);
  const total = pages.data?.pages[0]?.assigned ?? 0;
  const first = [
    ...rows
      .filter(({ submission }) => submission === null)
      .toSorted(compareUrgency)
      .slice(0, FIRST_UNFINISHED),
    ...rows
      .filter(({ submission }) => submission !== null)
      .toSorted(compareSubmitted)
      .slice(0, FIRST_FINISHED),
  ];
  return (
    <Section id="your-assignments" className="mb-10" heading={copy.heading}>
      <PagedList
        query={{ ...query, hasNextPage: all && query.hasNextPage }}
        failed={assignmentsLoadingFailedText}
        loading={copy.loading}
      >
        <Sheet className={all ? 'mb-4' : undefined}>
          {rows.length === 0 ? (
            <EmptyState {...copy.empty} />
          ) : (
            <ul className="*:border-t *:border-rule *:first:border-t-0">
              {(all ? rows : first).map((row) => (
                <AssignmentLine key={row.id} row={row} />
              ))}
            </ul>
          )}
          {total > first.length && (
            <p className="border-t border-rule px-4 py-3 sm:px-5">
              <Button onClick={() => setAll(!all)} aria-expanded={all}>
                {all ? copy.showFewer : copy.showAll(total)}
              </Button>
            </p>
          )}
        </Sheet>
      </PagedList>
    </Section>
  );
}

/** Orders assignments that are in progress first, and then by due date. */
export const compareUrgency = (one: StudentHomeworkRow, other: StudentHomeworkRow): number =>
  Number(other.draft_answers > 0) - Number(one.draft_answers > 0) ||
  (one.due_date ?? NO_DUE_DATE).localeCompare(other.due_date ?? NO_DUE_DATE);
/** After every due date. */
const NO_DUE_DATE = '9999';

/** Orders submitted assignments by the time of submission, newest first. */
const compareSubmitted = (one: StudentHomeworkRow, other: StudentHomeworkRow): number =>
  (other.submission?.submitted_at ?? '').localeCompare(one.submission?.submitted_at ?? '');
