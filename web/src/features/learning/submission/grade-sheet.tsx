import { ownSubmissionTexts as copy } from '../../../copy/student-homework.ts';
import { MathText } from '../../../shared/questions/math-text.tsx';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { GradeHistory } from '../homework/grade-history.tsx';
import type { OwnSubmissionAnswer } from './api.ts';

/** The grade, its history and the tutor's feedback. */
export function GradeSheet({ submission }: { submission: OwnSubmissionAnswer }) {
  const { grade, feedback, grades } = submission;
  if (grade === null) {
    return (
      <Sheet className="mb-8 px-4 py-4 sm:px-5">
        <p role="status">{copy.waiting}</p>
      </Sheet>
    );
  }
  return (
    <Sheet className="mb-8 divide-y divide-rule">
      <dl className="px-4 py-4 sm:px-5">
        <dt className="text-sm text-quiet">{copy.grade}</dt>
        <dd className="font-serif text-figure font-semibold">
          <CountingNumber value={grade} />%
        </dd>
      </dl>
      {feedback && (
        <dl className="px-4 py-4 sm:px-5">
          <dt className="text-sm text-quiet">{copy.feedback}</dt>
          <dd dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">
            <MathText text={feedback} />
          </dd>
        </dl>
      )}
      <GradeHistory grades={grades} className="px-4 py-4 sm:px-5" />
    </Sheet>
  );
}
