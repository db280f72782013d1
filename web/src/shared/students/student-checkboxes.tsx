import { memo, useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import type { StudentOption } from '#contracts/students.ts';
import { peopleApi } from '../../api/people-api.ts';
import { noStudentsInGroupTexts } from '../../copy/groups.ts';
import { homeworkFormTexts as copy } from '../../copy/homework.ts';
import { matchesStudentSearch } from '../../lib/matches-student-search.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { StudentSearch } from '../../ui/search-field.tsx';
import { GroupSelect } from '../group-select.tsx';

/** A list of at least this many students has a search field. */
const SEARCH_FIELD_FROM = 8;

interface StudentCheckboxesProps {
  students: readonly StudentOption[];
  /** Ids of the checked students. Some may be former students, who are not listed. */
  value: readonly string[];
  onChange(value: string[]): void;
  /** Path of the field. A fault is scrolled to by this path. */
  place?: string;
}

/** A checkbox for each student, labelled with name and e-mail address. */
export function StudentCheckboxes({ students, value, onChange, place }: StudentCheckboxesProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const groups = peopleApi.useGetGroupsQuery().data?.groups;
  const members = groups?.find(({ id }) => id === group)?.students;
  const searched = useDeferredValue(search);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const toggle = useCallback((id: string) => {
    const { value, onChange } = latest.current;
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  }, []);
  const ticked = new Set(value);
  const found = students.filter(
    (student) => matchesStudentSearch(student, searched) && (!members || members.includes(student.id)),
  );
  return (
    // The columns depend on the container's width, because a dialog is narrower than a page.
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-rule px-4 py-3 sm:px-5">
        {students.length >= SEARCH_FIELD_FROM && (
          <StudentSearch
            aria-label={copy.searchStudents}
            className="w-full @xl:w-64"
            value={search}
            onChange={setSearch}
          />
        )}
        {groups && groups.length > 0 && (
          <GroupSelect
            aria-label={copy.showGroup}
            className="w-full @xl:w-48"
            groups={groups}
            value={members ? group : ''}
            onChange={setGroup}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          data-place={place}
          onClick={() => onChange([...new Set([...value, ...found.map(({ id }) => id)])])}
        >
          {copy.all}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(value.filter((id) => !found.some((student) => student.id === id)))}
        >
          {copy.none}
        </Button>
        <p role="status" className="ml-auto text-sm text-quiet">
          {copy.chosen(students.filter(({ id }) => ticked.has(id)).length, students.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <p className="px-4 py-4 text-quiet sm:px-5">
          {students.length === 0 ? copy.noStudents : findNobodyText(searched.trim())}
        </p>
      ) : (
        <ul className="grid max-h-96 overflow-y-auto *:-mb-px *:border-b *:border-rule @xl:grid-cols-2">
          {found.map((student) => (
            <StudentCheckbox key={student.id} student={student} checked={ticked.has(student.id)} onToggle={toggle} />
          ))}
        </ul>
      )}
    </div>
  );
}

const findNobodyText = (searched: string) =>
  searched === '' ? noStudentsInGroupTexts.title : copy.nobodyFound(searched);

interface StudentTickProps {
  student: StudentOption;
  checked: boolean;
  onToggle(id: string): void;
}

const StudentCheckbox = memo(function StudentTick({ student, checked, onToggle }: StudentTickProps) {
  const id = useId();
  return (
    <li>
      <label
        htmlFor={id}
        className="flex h-full min-h-13 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-hover sm:px-5"
      >
        <Checkbox id={id} checked={checked} onChange={() => onToggle(student.id)} />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">
            <BidiIsolatedName name={student.name} />
          </span>
          <EmailAddress address={student.email} className="block text-sm text-quiet" />
        </span>
      </label>
    </li>
  );
});

/** The students whose tick differs from the present choice, so that changes by other tutors appear in an open form. */
export const toTickDifference = (
  present: ReadonlySet<string>,
  students: readonly StudentOption[],
  next: readonly string[],
): Record<string, boolean> =>
  Object.fromEntries(
    students.map(({ id }) => [id, next.includes(id)] as const).filter(([id, ticked]) => ticked !== present.has(id)),
  );
