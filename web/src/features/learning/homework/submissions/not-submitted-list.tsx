import { toStudentCountText } from '../../../../copy/counts.ts';
import { submissionListTexts as copy, homeworkLoadingText } from '../../../../copy/homework.ts';
import { studentsLoadingFailedText } from '../../../../copy/students.ts';
import { PagedList } from '../../../../page/paged-list.tsx';
import { usePagedRows } from '../../../../page/use-paged-rows.ts';
import { StudentLink } from '../../../../shared/students/student-link.tsx';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TickIcon } from '../../../../ui/tick-icon.tsx';
import { useGetNotSubmittedInfiniteQuery } from '../api.ts';

/** Lists the assigned students who have not submitted. */
export function NotSubmittedList({ homeworkId, count }: { homeworkId: string; count: number }) {
  const pages = useGetNotSubmittedInfiniteQuery(homeworkId);
  const { rows, query } = usePagedRows(pages, ({ students }) => students);
  return (
    <section aria-labelledby="not-submitted">
      <h2 id="not-submitted" className="mb-3 flex items-baseline justify-between gap-4 text-heading">
        {copy.missing}
        {count > 0 && <span className="font-sans text-sm font-normal text-quiet">{toStudentCountText(count)}</span>}
      </h2>
      <PagedList query={query} failed={studentsLoadingFailedText} loading={homeworkLoadingText}>
        <Sheet className="mb-4">
          {rows?.length === 0 ? (
            <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
              <TickIcon className="text-good" />
              {copy.everybody}
            </p>
          ) : (
            <ul className="grid *:-mb-px *:border-b *:border-rule sm:grid-cols-2">
              {rows?.map((student) => (
                <li key={student.id} className="px-4 py-2.5 sm:px-5">
                  <StudentLink student={student} />
                  <EmailAddress address={student.email} className="block text-sm text-quiet wrap-anywhere" />
                </li>
              ))}
            </ul>
          )}
        </Sheet>
      </PagedList>
    </section>
  );
}
