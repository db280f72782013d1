import type { UnexplainedBalances } from '#contracts/dashboard.ts';
import { unexplainedBalancesTexts as copy } from '../../../copy/tutor-dashboard.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Names the students whose balance does not add up. Only owners get any. */
export function UnexplainedBalancesNotice({ unexplained: { total, students } }: { unexplained: UnexplainedBalances }) {
  if (total === 0) return null;
  return (
    <Notice tone="danger" className="mb-6 wrap-anywhere" role="alert">
      <p>
        {copy.heading(total)}{' '}
        {students.map((student, place) => (
          <span key={student.id}>
            {place > 0 && ', '}
            <StudentLink student={student} />
          </span>
        ))}
        {total > students.length && copy.others(total - students.length)}.
      </p>
      <p className="mt-1">{copy.advice}</p>
    </Notice>
  );
}
