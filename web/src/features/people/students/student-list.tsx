import { useEffect } from 'react';
import { Link } from 'wouter';
import { isId } from '#contracts/value-checks.ts';
import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { loadingStudentsText, noStudentsHintText, noStudentsTitle } from '../../../copy/common.ts';
import { noStudentsInGroupTexts } from '../../../copy/groups.ts';
import * as copy from '../../../copy/students.ts';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StudentSearch } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import type { OpenStudentDialog } from './open-student-dialog.ts';
import { StudentListItem } from './student-list-item.tsx';
import { createStudentText, importStudentsText, studentListTexts } from './student-management-copy.ts';

interface StudentListProps {
  /** The number of all students, without a search; undefined while it loads. */
  of: number | undefined;
  onOpen(dialog: OpenStudentDialog): void;
  onLoaded(): void;
}

/** Shows that the list is loading, failed to load or is empty, or the list, which stays while it reloads. */
export function StudentList({ of, onOpen, onLoaded }: StudentListProps) {
  const [search, setSearch] = useAddressParam('search');
  const [group, setGroup] = useAddressParam('group', isId);
  const searched = useDebouncedText(search.trim());
  const pages = peopleApi.useGetStudentPagesInfiniteQuery({
    ...(searched && { search: searched }),
    ...(group && { group }),
  });
  const { rows, query } = usePagedRows(pages, ({ students }) => students);
  const found = pages.currentData?.pages[0]?.total;
  const loaded = rows !== undefined;
  useEffect(() => {
    if (loaded) onLoaded();
  }, [loaded, onLoaded]);
  if (found === 0 && searched === '' && search.trim() === '' && group === '') {
    return (
      <Sheet>
        <EmptyState
          title={noStudentsTitle}
          text={noStudentsHintText}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link href={paths.importStudents} className={buttonStyle({})}>
                {importStudentsText}
              </Link>
              <Button variant="primary" onClick={() => onOpen({ kind: 'create' })}>
                {createStudentText}
              </Button>
            </div>
          }
        />
      </Sheet>
    );
  }
  return (
    <>
      {loaded && (
        <StudentListSearch
          search={search}
          onSearch={setSearch}
          group={group}
          onGroup={setGroup}
          found={found}
          of={of}
        />
      )}
      <PagedList query={query} failed={copy.studentsLoadingFailedText} loading={loadingStudentsText}>
        <Sheet className="mb-4">
          {rows?.length === 0 ? (
            <NobodyFound
              searched={searched}
              onShowAll={() => {
                setSearch('');
                setGroup('');
              }}
            />
          ) : (
            <ul className="divide-y divide-rule">
              {rows?.map((student) => (
                <StudentListItem
                  key={student.id}
                  student={student}
                  onAct={(kind) => onOpen({ kind, studentId: student.id })}
                />
              ))}
            </ul>
          )}
        </Sheet>
      </PagedList>
    </>
  );
}

interface NobodyFoundProps {
  /** Words that were searched for; '' when the list is filtered only by a group. */
  searched: string;
  onShowAll(): void;
}

function NobodyFound({ searched, onShowAll }: NobodyFoundProps) {
  if (searched === '')
    return (
      <EmptyState
        title={noStudentsInGroupTexts.title}
        text={noStudentsInGroupTexts.text}
        action={<Button onClick={onShowAll}>{noStudentsInGroupTexts.clear}</Button>}
      />
    );
  return (
    <EmptyState
      title={studentListTexts.noneFound}
      text={studentListTexts.toNoneContains(searched)}
      action={<Button onClick={onShowAll}>{studentListTexts.showAll}</Button>}
    />
  );
}

interface StudentListSearchProps {
  search: string;
  onSearch(text: string): void;
  /** Id of the chosen group; '' for everybody. */
  group: string;
  onGroup(group: string): void;
  /** The number of students found; undefined while it loads. */
  found: number | undefined;
  of: number | undefined;
}

function StudentListSearch({ search, onSearch, group, onGroup, found, of }: StudentListSearchProps) {
  const isFiltered = search.trim() !== '' || group !== '';
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <StudentSearch className="w-full sm:max-w-xs" maxLength={EMAIL_LENGTH_MAX} value={search} onChange={onSearch} />
      <GroupSelectField value={group} onChange={onGroup} />
      <p role="status" className="text-sm text-quiet max-sm:order-last sm:py-3">
        {isFiltered && found !== undefined && of !== undefined && studentListTexts.toFound(found, of)}
      </p>
      <ExportButton
        list="students"
        request={{ path: '/students', params: { search: search.trim(), group } }}
        className="sm:ml-auto"
      />
    </search>
  );
}
