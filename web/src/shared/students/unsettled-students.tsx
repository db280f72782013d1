import type { DashboardResponse, StudentInNeed } from '#contracts/dashboard.ts';
import { fittingClassesTexts, uncoveredClassesTexts } from '../../copy/tutor-dashboard.ts';
import { useClassesMax } from '../../session/session.ts';
import { countFittingClasses } from './count-fitting-classes.ts';
import { StudentAttentionLine, StudentsNeedingAttention } from './students-needing-attention.tsx';
import { type UnsettledClassAct, UnsettledClassActs } from './unsettled-class-acts.tsx';

interface UnsettledStudentsProps extends Pick<DashboardResponse, 'uncovered' | 'waiting'> {
  onAct(act: UnsettledClassAct): void;
}

/** Students with uncovered classes, and students with waiting classes that fit, each with the commands on them. */
export function UnsettledStudents({ uncovered, waiting, onAct }: UnsettledStudentsProps) {
  const classesMax = useClassesMax();
  const toBalance = ({ classes_remaining: remaining, classes_waiting }: StudentInNeed) => (
    <p className="mb-2 text-sm text-quiet">
      {classes_waiting > 0
        ? fittingClassesTexts.balance(remaining, classes_waiting)
        : uncoveredClassesTexts.remaining(remaining)}
    </p>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
      <StudentsNeedingAttention
        need="uncovered"
        heading={uncoveredClassesTexts.heading}
        first={uncovered}
        nobody={uncoveredClassesTexts.nobody}
      >
        {(student) => (
          <StudentAttentionLine
            key={student.id}
            student={student}
            count={student.classes_uncovered}
            counts={uncoveredClassesTexts.counts}
          >
            {toBalance(student)}
            <UnsettledClassActs
              student={{ ...student, classes_waiting: 0 }}
              uncoveredOn={student.oldest_uncovered_on === null ? [] : [student.oldest_uncovered_on]}
              onAct={onAct}
            />
          </StudentAttentionLine>
        )}
      </StudentsNeedingAttention>
      <StudentsNeedingAttention
        need="waiting"
        heading={fittingClassesTexts.heading}
        first={waiting}
        nobody={fittingClassesTexts.nobody}
      >
        {(student) => {
          const fitting = countFittingClasses(student, classesMax);
          return (
            <StudentAttentionLine
              key={student.id}
              student={student}
              count={fitting}
              counts={fittingClassesTexts.counts(fitting)}
            >
              {toBalance(student)}
              <UnsettledClassActs student={student} uncoveredOn={[]} onAct={onAct} />
            </StudentAttentionLine>
          );
        }}
      </StudentsNeedingAttention>
    </div>
  );
}
