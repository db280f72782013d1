import { Link } from 'wouter';
import type { DashboardResponse, StudentInNeed } from '#contracts/dashboard.ts';
import { toNoneLeftText } from '../../../copy/students.ts';
import {
  fittingClassesTexts,
  lowClassesTexts,
  toForStudentText,
  uncoveredClassesTexts,
} from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import { useClassesMax } from '../../../session/session.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';
import {
  StudentAttentionLine,
  StudentsNeedingAttention,
} from '../../../shared/students/students-needing-attention.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';

const ClassesBadge = ({ classes_remaining: remaining, classes_waiting: waiting }: StudentInNeed) => {
  if (remaining === 0) return <Badge tone="caution">{toNoneLeftText(waiting)}</Badge>;
  return waiting > 0 && <Badge tone="neutral">{lowClassesTexts.waiting(waiting)}</Badge>;
};

/** Students whose families should buy the next pack. */
export function StudentsLowOnClasses({ first }: { first: DashboardResponse['low'] }) {
  return (
    <StudentsNeedingAttention
      need="low"
      heading={lowClassesTexts.heading}
      first={first}
      nobody={lowClassesTexts.nobody}
    >
      {(student) => (
        <StudentAttentionLine
          key={student.id}
          student={student}
          count={student.classes_remaining}
          counts={lowClassesTexts.counts(student.classes_remaining)}
          act={<ClassesBadge {...student} />}
        />
      )}
    </StudentsNeedingAttention>
  );
}

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
