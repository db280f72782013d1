import { Link } from 'wouter';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import { toStudentCountText } from '../../../copy/counts.ts';
import { toScoreTone } from '../../../lib/to-score-tone.ts';
import { paths } from '../../../navigation/paths.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { recordedAnswersTexts as copy } from './worksheets-copy.ts';

interface RecordedAnswersProps {
  worksheet: WorksheetResponse;
  onCorrect(studentId: string): void;
}

/** The students whose answers are recorded, with their grades. It is not printed. */
export function RecordedAnswers({ worksheet: { answered, homework }, onCorrect }: RecordedAnswersProps) {
  return (
    <section aria-labelledby="recorded-answers" className="mb-8 print:hidden">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="recorded-answers" className="text-heading">
          {copy.heading}
        </h2>
        {answered.length > 0 && <p className="text-sm text-quiet">{toStudentCountText(answered.length)}</p>}
      </div>
      {homework?.deleted && (
        <Notice tone="caution" className="mb-3">
          {copy.deleted}
        </Notice>
      )}
      <Sheet>
        {answered.length === 0 ? (
          <p className="px-4 py-3.5 text-quiet sm:px-5">{copy.none}</p>
        ) : (
          <ul className="grid *:-mb-px *:border-b *:border-rule sm:grid-cols-2">
            {answered.map(({ student_id, student_name, student_archived, grade }) => (
              <li key={student_id} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5 sm:px-5">
                <span className="min-w-0 wrap-anywhere">
                  <StudentLink student={{ id: student_id, name: student_name }} />
                </span>
                <span className="flex flex-wrap items-center gap-1.5">
                  {homework?.can_open && grade !== null && (
                    <Button size="small" variant="quiet" onClick={() => onCorrect(student_id)}>
                      {copy.correct}
                      <span className="sr-only"> {copy.correctOf(student_name)}</span>
                    </Button>
                  )}
                  {student_archived && <Badge>{copy.former}</Badge>}
                  {grade === null ? (
                    <Badge tone="caution">{copy.waiting}</Badge>
                  ) : (
                    <Badge tone={toScoreTone(grade)}>{grade}%</Badge>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
      {homework?.can_open && (
        <Link href={paths.viewSubmissions(homework.id)} className={buttonStyle({ size: 'small', className: 'mt-3' })}>
          {copy.open}
        </Link>
      )}
      {homework && !homework.can_open && !homework.deleted && (
        <p className="mt-2 text-sm text-quiet">{copy.ofTutor(homework.tutor_name)}</p>
      )}
    </section>
  );
}
