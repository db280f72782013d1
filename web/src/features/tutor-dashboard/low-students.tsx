import type { DashboardAnswer } from '#contracts/dashboard.ts';
import { low } from '../../copy/tutor-dashboard.ts';
import { Badge } from '../../ui/badge.tsx';
import { InNeedLine, StudentsInNeed } from './students-in-need.tsx';

/** Students whose families should buy the next pack. */
export function LowStudents({ first }: { first: DashboardAnswer['low'] }) {
  return (
    <StudentsInNeed need="low" heading={low.heading} first={first} nobody={low.nobody}>
      {(student) => (
        <InNeedLine
          key={student.id}
          student={student}
          count={student.classes_remaining}
          counts={low.counts(student.classes_remaining)}
          act={student.classes_remaining === 0 && <Badge tone="caution">{low.none}</Badge>}
        />
      )}
    </StudentsInNeed>
  );
}
