import { memo } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { StudentOption } from '#contracts/students.ts';
import { homeworkFormTexts as copy } from '../../../../copy/homework.ts';
import { StudentCheckboxes } from '../../../../shared/students/student-checkboxes.tsx';
import { FaultLine } from '../fault-line.tsx';
import type { HomeworkFormValues } from '../homework-form-values.ts';
import { HomeworkFormSection } from './homework-form-section.tsx';

interface AssignedStudentsPickerProps {
  control: Control<HomeworkFormValues>;
  students: readonly StudentOption[];
  fault: string | undefined;
}

export const AssignedStudentsPicker = memo(function AssignedStudentsPicker({
  control,
  students,
  fault,
}: AssignedStudentsPickerProps) {
  const { value, onChange } = useController({ control, name: 'assigned_students' }).field;
  const gone = value.filter((id) => !students.some((student) => student.id === id)).length;
  return (
    <HomeworkFormSection heading={copy.students} aside={<FaultLine>{fault}</FaultLine>}>
      <StudentCheckboxes students={students} value={value} onChange={onChange} place="assigned_students" />
      {gone > 0 && <p className="border-t border-rule px-4 py-3 text-sm text-caution sm:px-5">{copy.gone(gone)}</p>}
    </HomeworkFormSection>
  );
});
