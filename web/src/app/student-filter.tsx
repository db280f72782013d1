import { isolated } from '#contracts/isolated.ts';
import type { StudentRow } from '#contracts/students.ts';
import { useGetStudentProfilesQuery } from '../api/student-profiles.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

/** All students or one of them, also of those who have left: what was recorded of them is kept. */
export function StudentFilter({ value, onChange }: { value: string; onChange(student: string): void }) {
  const current = useGetStudentProfilesQuery({ former: false }).data;
  const former = useGetStudentProfilesQuery({ former: true }).data;
  const listed = [...(current ?? []), ...(former ?? [])];
  const missing = value !== '' && !listed.some(({ id }) => id === value);
  return (
    <Field label="Student" className="col-span-full sm:w-52">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All Students</option>
        {missing && <option value={value}>{current && former ? 'Unknown Student' : 'One student'}</option>}
        <Options students={current ?? []} />
        {former && former.length > 0 && (
          <optgroup label="Former students">
            <Options students={former} tag=" (Former)" />
          </optgroup>
        )}
      </Select>
    </Field>
  );
}

function Options({ students, tag = '' }: { students: readonly StudentRow[]; tag?: string }) {
  return students.map(({ id, name, email }) => (
    <option key={id} value={id}>
      {students.some((other) => other.id !== id && other.name === name)
        ? `${isolated(name)}, ${email}`
        : isolated(name)}
      {tag}
    </option>
  ));
}
