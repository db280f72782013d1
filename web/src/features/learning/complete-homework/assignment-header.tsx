import type { AssignmentDetail } from '#contracts/submissions.ts';
import { toQuestionCountText } from '../../../copy/counts.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useCentre } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { assignmentOverdueText, toDueDateText } from './complete-homework-copy.ts';

/**
 * Title, number of questions, tutor and due date. When the due date is past, a text says that work is still accepted.
 */
export function AssignmentHeader({ assignment }: { assignment: AssignmentDetail }) {
  const { title, questions, due_date, created_by_name } = assignment;
  const today = useCentre()?.today;
  const late = due_date !== null && today !== undefined && today > due_date;
  return (
    <>
      <PageHeader
        className="mb-5"
        back={<BackToDashboard />}
        title={<bdi>{title}</bdi>}
        description={
          <>
            {toQuestionCountText(questions.length)} · <BidiIsolatedName name={created_by_name} />
            {due_date && ` · ${toDueDateText(due_date)}`}
          </>
        }
      />
      {late && (
        <Notice tone="caution" className="mb-5">
          {assignmentOverdueText}
        </Notice>
      )}
    </>
  );
}
