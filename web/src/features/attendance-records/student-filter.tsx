import type { StudentRow } from '#contracts/students.ts';
import { useGetStudentProfilesQuery } from '../../api/student-profiles.ts';
import * as copy from '../../copy/attendance-records.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

/** All students or one of them, also of those who have left: their records are kept. */
export function StudentFilter({ value, onChange }: { value: string; onChange(student: string): void }) {
  const current = useGetStudentProfilesQuery({ former: false }).data;
  const former = useGetStudentProfilesQuery({ former: true }).data;
  const listed = [...(current ?? []), ...(former ?? [])];
  const missing = value !== '' && !listed.some(({ id }) => id === value);
  return (
    <Field label="Student" className="col-span-full sm:w-50 lg:w-60">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{copy.everybody}</option>
        {missing && <option value={value}>{current && former ? copy.unknownStudent : 'One student'}</option>}
        <Options students={current ?? []} />
        {former && former.length > 0 && (
          <optgroup label="Former students">
            <Options students={former} tag={` (${copy.former})`} />
          </optgroup>
        )}
      </Select>
    </Field>
  );
}

function Options({ students, tag = '' }: { students: readonly StudentRow[]; tag?: string }) {
  return students.map(({ id, name, email }) => (
    <option key={id} value={id}>
      {students.some((other) => other.id !== id && other.name === name) ? `${name}, ${email}` : name}
      {tag}
    </option>
  ));
}
