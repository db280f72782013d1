import { ChevronRight } from 'lucide-react';
import type { StudentRow } from '#contracts/students.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { loadingStudentsText } from '../../../copy/common.ts';
import * as copy from '../../../copy/students.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { formerStudentsTexts } from './student-management-copy.ts';

interface FormerStudentsProps {
  onRestore(student: StudentRow): void;
}

/** The former students. The list is collapsed and loads when it is opened. */
export function FormerStudents({ onRestore }: FormerStudentsProps) {
  const [shown, show] = useAddressParam('former');
  const open = shown !== '';
  return (
    <details open={open} className="group mt-10" onToggle={(event) => show(event.currentTarget.open ? 'shown' : '')}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-quiet hover:text-ink">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        {formerStudentsTexts.heading}
      </summary>
      {open && (
        <div className="mt-2">
          <FormerList onRestore={onRestore} />
        </div>
      )}
    </details>
  );
}

function FormerList({ onRestore }: FormerStudentsProps) {
  const pages = peopleApi.useGetStudentPagesInfiniteQuery({ former: 'true' });
  const { rows, query } = usePagedRows(pages, ({ students }) => students);
  return (
    <PagedList query={query} failed={copy.studentsLoadingFailedText} loading={loadingStudentsText}>
      {rows && rows.length > 0 && (
        <ExportButton
          list="former-students"
          request={{ path: '/students', params: { former: 'true' } }}
          size="small"
          className="mb-3"
        />
      )}
      <Sheet className="mb-4">
        {rows?.length === 0 ? (
          <EmptyState {...formerStudentsTexts.none} />
        ) : (
          <ul className="divide-y divide-rule">
            {rows?.map((student) => (
              <FormerItem key={student.id} student={student} onRestore={() => onRestore(student)} />
            ))}
          </ul>
        )}
      </Sheet>
    </PagedList>
  );
}

function FormerItem({ student, onRestore }: { student: StudentRow; onRestore(): void }) {
  const timeZone = useCentre()?.time_zone;
  const left = student.archived_at && timeZone ? formatMediumDate(toCentreDate(student.archived_at, timeZone)) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <StudentLink student={student} />
        <p className="text-sm text-quiet wrap-anywhere">
          <EmailAddress address={student.email} />
          {left && ` · ${formerStudentsTexts.toDeletedOn(left)}`}
        </p>
      </div>
      <Button size="small" aria-description={student.name} onClick={onRestore}>
        {formerStudentsTexts.restore}
      </Button>
    </li>
  );
}
