import type { PracticeReportRow } from '#contracts/practice.ts';
import { explanationText } from '../../../copy/common.ts';
import { MathText } from '../../../shared/questions/math-text.tsx';
import { AnswerView } from '../questions/answer-view.tsx';
import * as copy from './practice-reports-copy.ts';

/** The options with the answer key and the student's choice, and the explanation that the student read. */
export function ReportedQuestionAnswers({ report }: { report: PracticeReportRow }) {
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
