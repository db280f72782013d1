import type { DashboardAnswer } from '#contracts/dashboard.ts';
import { lowClassesTexts } from '../../copy/tutor-dashboard.ts';
import { Badge } from '../../ui/badge.tsx';
import { InNeedLine, StudentsInNeed } from './students-in-need.tsx';

/** Students whose families should buy the next pack. */
export function LowStudents({ first }: { first: DashboardAnswer['low'] }) {
  return (
    <StudentsInNeed need="low" heading={lowClassesTexts.heading} first={first} nobody={lowClassesTexts.nobody}>
      {(student) => (
        <InNeedLine
          key={student.id}
          student={student}
          count={student.classes_remaining}
          counts={lowClassesTexts.counts(student.classes_remaining)}
          act={student.classes_remaining === 0 && <Badge tone="caution">{lowClassesTexts.none}</Badge>}
        />
      )}
    </StudentsInNeed>
  );
}
