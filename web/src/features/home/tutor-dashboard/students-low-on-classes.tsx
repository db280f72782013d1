import type { DashboardResponse, StudentInNeed } from '#contracts/dashboard.ts';
import { toNoneLeftText } from '../../../copy/students.ts';
import { lowClassesTexts } from '../../../copy/tutor-dashboard.ts';
import {
  StudentAttentionLine,
  StudentsNeedingAttention,
} from '../../../shared/students/students-needing-attention.tsx';
import { Badge } from '../../../ui/badge.tsx';

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
