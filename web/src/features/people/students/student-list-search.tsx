import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { GroupSelectField } from '../../../shared/groups/group-select-field.tsx';
import { StudentSearch } from '../../../ui/search-field.tsx';
import { studentListTexts } from './student-management-copy.ts';

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

export function StudentListSearch({ search, onSearch, group, onGroup, found, of }: StudentListSearchProps) {
  const isFiltered = search.trim() !== '' || group !== '';
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <StudentSearch className="w-full sm:max-w-xs" maxLength={EMAIL_LENGTH_MAX} value={search} onChange={onSearch} />
      <GroupSelectField value={group} onChange={onGroup} />
      <p role="status" className="text-sm text-quiet sm:py-3">
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
