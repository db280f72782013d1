import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { explanationText } from '../../../copy/common.ts';
import { MarginTime } from '../../../shared/margin-time.tsx';
import { MathText, MathTextContext } from '../../../shared/math-text.tsx';
import { QuestionFigure } from '../../../shared/practice/question-figure.tsx';
import { AnswerView } from '../../../shared/questions/answer-view.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import * as copy from './practice-reports-copy.ts';

interface PracticeReportItemProps {
  report: PracticeReportRow;
  /** True to hide the answers until they are opened. */
  folded?: boolean;
  /** The actions on the report, or the decision. */
  children: ReactNode;
}

/** One report: the time left of the margin line, then the student and the question. */
export function PracticeReportItem({ report, folded = false, children }: PracticeReportItemProps) {
  const { student_id: id, student_name: name, subject, grade, topic, text } = report;
  return (
    <MathTextContext value={subject === 'math'}>
      <li className="stacked-margin grid grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <MarginTime label={copy.reportedText} instant={report.reported_at} />
        <article className="flex min-w-0 flex-col gap-3 px-3 pt-3 pb-4 sm:px-5">
          <p className="wrap-anywhere">
            <StudentLink student={{ id, name }} />
            <span className="block text-sm text-quiet">
              {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)} · <bdi>{topic}</bdi>
            </span>
          </p>
          <h3
            dir="auto"
            className="max-w-prose font-sans text-base font-semibold text-wrap whitespace-pre-wrap wrap-anywhere"
          >
            <MathText text={text} />
          </h3>
          <QuestionFigure figure={report.figure} />
          {!folded && <ReportedQuestionAnswers report={report} />}
          {children}
          {folded && (
            <details className="group">
              <summary className="-my-2 inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-sm text-quiet hover:text-ink">
                <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
                {copy.answersText}
                <span className="sr-only">{copy.toAnswersContextText(text)}</span>
              </summary>
              <div className="pt-3">
                <ReportedQuestionAnswers report={report} />
              </div>
            </details>
          )}
        </article>
      </li>
    </MathTextContext>
  );
}

/** The options with the answer key and the student's choice, and the explanation that the student read. */
function ReportedQuestionAnswers({ report }: { report: PracticeReportRow }) {
  const { options, correct_answer, choice, explanation, origin } = report;
  return (
    <>
      <AnswerView
        question={{ type: 'multiple-choice', options, correct_answer }}
        answer={choice}
        words={copy.reportedAnswerTexts}
      />
      {explanation && (
        <div className="mt-3 max-w-prose">
          <p className="text-sm text-quiet">{explanationText}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            <MathText text={explanation} />
          </p>
        </div>
      )}
      <p className="mt-3 text-sm text-quiet">{copy.toQuestionOriginText(origin)}</p>
    </>
  );
}
