import { Info } from 'lucide-react';
import { submissionQuestionTexts as copy } from '#contracts/grade-words.ts';
import type { MarkedAnswerRow, SubmissionQuestion } from '#contracts/submissions.ts';
import { MathText } from '../math-text.tsx';
import { type AnswerLabelTexts, AnswerView } from '../questions/answer-view.tsx';
import { QuestionFrame, QuestionFrameList } from '../questions/question-frame.tsx';

interface SubmissionQuestionListProps {
  submission: { homework_id: string; questions: readonly SubmissionQuestion[]; answers: readonly MarkedAnswerRow[] };
  words: AnswerLabelTexts;
  className?: string;
}

/** The answers of a submission, each marked as it counts in the grade. */
export function SubmissionQuestionList({ submission, words, className }: SubmissionQuestionListProps) {
  const given = new Map(submission.answers.map((answer) => [answer.question_id, answer]));
  return (
    <QuestionFrameList className={className}>
      {submission.questions.map((question, index) => (
        <QuestionFrame
          key={question.id}
          number={index + 1}
          question={question}
          homeworkId={submission.homework_id}
          heading="h3"
        >
          <AnswerView
            question={question}
            answer={given.get(question.id)?.answer}
            isCorrect={given.get(question.id)?.is_correct}
            words={words}
          />
          <CountingNote question={question} />
          {question.correct_text !== null && (
            <p dir="auto" className="mt-2 max-w-3xl text-sm font-semibold text-good wrap-anywhere">
              <MathText text={copy.correctNow(question.correct_text)} />
            </p>
          )}
        </QuestionFrame>
      ))}
    </QuestionFrameList>
  );
}

/** Says why a question counts differently from the answer that was given. */
function CountingNote({ question: { counts, options_changed } }: { question: SubmissionQuestion }) {
  const note = counts === 'by-key' ? (options_changed ? copy.optionsChanged : undefined) : copy[counts];
  if (note === undefined) return null;
  return (
    <p className="mt-2 flex max-w-3xl items-start gap-1.5 text-sm text-info [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <Info aria-hidden />
      {note}
    </p>
  );
}
