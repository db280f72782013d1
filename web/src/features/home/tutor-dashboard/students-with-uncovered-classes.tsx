import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { toForStudentText, uncoveredClassesTexts } from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import {
  StudentAttentionLine,
  StudentsNeedingAttention,
} from '../../../shared/students/students-needing-attention.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';

/** Students with uncovered classes. A tutor settles them in the class history. */
export function StudentsWithUncoveredClasses({ first }: { first: DashboardResponse['low'] }) {
  return (
    <StudentsNeedingAttention
      need="uncovered"
      heading={uncoveredClassesTexts.heading}
      first={first}
      nobody={uncoveredClassesTexts.nobody}
    >
      {(student) => (
        <StudentAttentionLine
          key={student.id}
          student={student}
          count={student.classes_uncovered}
          counts={uncoveredClassesTexts.counts}
          act={
            <Link
              href={`${paths.classHistory(student.id)}?cause=attendance`}
              className={buttonStyle({ size: 'small' })}
            >
              {uncoveredClassesTexts.settle}
              <span className="sr-only"> {toForStudentText(student.name)}</span>
            </Link>
          }
        >
          <p className="text-sm text-quiet">{uncoveredClassesTexts.remaining(student.classes_remaining)}</p>
        </StudentAttentionLine>
      )}
    </StudentsNeedingAttention>
  );
}
