import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { ownerTexts as copy } from './owner-copy.ts';
import { OwnerPageTable } from './owner-page-table.tsx';
import { listOwnerStudentPages } from './owner-pages.ts';

/** The pages about the student who is chosen, who may be a former one. */
export function StudentPages() {
  const [student, choose] = useAddressParam('student');
  return (
    <OwnerPageTable
      heading={copy.studentHeading}
      pages={listOwnerStudentPages(student)}
      isOpen={student !== ''}
      fields={
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <StudentSelectField value={student} onChange={choose} none={copy.none} />
          {student === '' && <p className="pb-2.5 text-sm text-quiet">{copy.choose}</p>}
        </div>
      }
    />
  );
}
