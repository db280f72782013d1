import type { DashboardResponse } from '#contracts/dashboard.ts';
import { lowClassesTexts } from '../../copy/tutor-dashboard.ts';
import { Badge } from '../../ui/badge.tsx';
import { StudentAttentionLine, StudentsNeedingAttention } from './students-needing-attention.tsx';

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
          act={student.classes_remaining === 0 && <Badge tone="caution">{lowClassesTexts.none}</Badge>}
        />
      )}
    </StudentsNeedingAttention>
  );
}
