import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentOption } from '#contracts/students.ts';
import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import type { FieldError } from '../../api/form-failure.ts';
import { peopleApi } from '../../api/people-api.ts';
import { unknownStudentText } from '../../copy/common.ts';
import { findNamesakes } from '../../lib/find-namesakes.ts';
import { Field } from '../../ui/field.tsx';
import { StudentSearch } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import * as copy from './student-select-copy.ts';

interface StudentSelectFieldProps {
  value: string;
  onChange(student: string): void;
  label?: string;
  /** Text of the option that selects no student. */
  none?: string;
  error?: FieldError | undefined;
  /** False to leave out former students, for whom nothing new can be recorded. */
  withFormer?: boolean;
  /** True to show every student's e-mail address, not only where the names of two students look alike. */
  withEmail?: boolean;
  /** Class names of each field. */
  className?: string;
}

/**
 * A filter by student. It includes former students by default, because their records are kept. When not all students are loaded, a
 * search field narrows the list.
 */
export function StudentSelectField({
  value,
  onChange,
  label = copy.studentText,
  none = copy.allStudentsText,
  error,
  withFormer = true,
  withEmail = false,
  className = 'max-sm:basis-full! sm:w-66',
}: StudentSelectFieldProps) {
  const [search, setSearch] = useState('');
  const searched = useDebouncedText(search.trim());
  const filter = searched === '' ? {} : { search: searched };
  const current = peopleApi.useGetStudentNamesQuery(filter).data;
  const former = peopleApi.useGetStudentNamesQuery({ former: 'true', ...filter }, { skip: !withFormer }).data;
  const listed = [...(current?.students ?? []), ...(former?.students ?? [])];
  const loaded = current !== undefined && (former !== undefined || !withFormer);
  const missing = value !== '' && !listed.some(({ id }) => id === value);
  const chosen = peopleApi.useGetStudentProfileQuery({ studentId: value }, { skip: !missing || !loaded });
  const more = search !== '' || Boolean(current?.next_cursor ?? former?.next_cursor);
  return (
    <>
      <Field label={label} error={error} className={className}>
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{none}</option>
          {missing && (
            <option value={value}>
              {chosen.currentData
                ? toOptionText(chosen.currentData, withEmail)
                : chosen.error
                  ? unknownStudentText
                  : copy.oneStudentText}
            </option>
          )}
          <Options students={current?.students ?? []} withEmail={withEmail} />
          {former && former.students.length > 0 && (
            <optgroup label={copy.formerStudentsText}>
              <Options students={former.students} withEmail={withEmail} tag={copy.formerTagText} />
            </optgroup>
          )}
        </Select>
      </Field>
      {more && (
        <StudentSearch
          aria-label={copy.searchListText}
          className={cx(className, 'self-end')}
          maxLength={EMAIL_LENGTH_MAX}
          value={search}
          onChange={setSearch}
        />
      )}
    </>
  );
}

interface OptionsProps {
  students: readonly StudentOption[];
  withEmail: boolean;
  tag?: string;
}

function Options({ students, withEmail, tag = '' }: OptionsProps) {
  const namesakes = findNamesakes(students);
  return students.map((student) => (
    <option key={student.id} value={student.id}>
      {toOptionText(student, withEmail || namesakes.has(student.id))}
      {tag}
    </option>
  ));
}

const toOptionText = ({ name, email }: Pick<StudentOption, 'name' | 'email'>, withEmail: boolean): string =>
  withEmail ? `${isolateBidi(name)}, ${email}` : isolateBidi(name);
