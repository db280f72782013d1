import { useParams } from 'wouter';
import { homeworkApi } from '../../../api/homework-api.ts';
import { homeworkOfChildTitle } from '../../../copy/screens.ts';
import { assignmentsLoadingFailedText } from '../../../copy/student-homework.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useProfile } from '../../../session/session.ts';
import { AssignmentLine } from '../../../shared/homework/assignment-line.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { homeworkOfChildTexts as copy } from './family-copy.ts';

/** The homework of a child with its grades and feedback, newest first. Families read it only. */
export function HomeworkOfChildPage() {
  const { studentId = '' } = useParams();
  const { children = [] } = useProfile();
  const name = children.find(({ id }) => id === studentId)?.name ?? '';
  const pages = homeworkApi.useGetHomeworkForStudentInfiniteQuery({ studentId });
  const { rows = [], query } = usePagedRows(pages, ({ homework }) => homework);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={homeworkOfChildTitle} />
      <Section heading={<BidiIsolatedName name={name} />}>
        <PagedList query={query} failed={assignmentsLoadingFailedText} loading={copy.loading}>
          <Sheet>
            {rows.length === 0 ? (
              <EmptyState {...copy.empty} />
            ) : (
              <ul className="divide-y divide-rule">
                {rows.map((row) => (
                  <AssignmentLine key={row.id} row={row} childId={studentId} />
                ))}
              </ul>
            )}
          </Sheet>
        </PagedList>
      </Section>
    </>
  );
}
