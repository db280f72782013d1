import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { fittingClassesTexts, toForStudentText } from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import { useClassesMax } from '../../../session/session.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';
import {
  StudentAttentionLine,
  StudentsNeedingAttention,
} from '../../../shared/students/students-needing-attention.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';

/** Students with waiting classes that fit under the limit now. A tutor applies them in the class history. Hidden without any. */
export function StudentsWithFittingClasses({ first }: { first: DashboardResponse['waiting'] }) {
  const classesMax = useClassesMax();
  if (first.total === 0) return null;
  return (
    <StudentsNeedingAttention need="waiting" heading={fittingClassesTexts.heading} first={first}>
      {(student) => {
        const { id, name, classes_remaining: remaining, classes_waiting: waiting } = student;
        const fitting = countFittingClasses(student, classesMax);
        return (
          <StudentAttentionLine
            key={id}
            student={student}
            count={fitting}
            counts={fittingClassesTexts.counts(fitting)}
            act={
              <Link href={paths.classHistory(id)} className={buttonStyle({ size: 'small' })}>
                {fittingClassesTexts.apply}
                <span className="sr-only"> {toForStudentText(name)}</span>
              </Link>
            }
          >
            <p className="text-sm text-quiet">{fittingClassesTexts.balance(remaining, waiting)}</p>
          </StudentAttentionLine>
        );
      }}
    </StudentsNeedingAttention>
  );
}
