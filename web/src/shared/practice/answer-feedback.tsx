import { CircleCheck, CircleX } from 'lucide-react';
import * as copy from '../../copy/practice-session.ts';

interface AnswerFeedbackProps {
  correct: boolean;
  sentence: string;
  explanation: string | null;
}

/** Whether an answer is correct, and the explanation. */
export function AnswerFeedback({ correct, sentence, explanation }: AnswerFeedbackProps) {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <div className="mt-4 max-w-prose">
      <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-good' : 'text-margin'}`}>
        <Icon aria-hidden className={`size-5 shrink-0 ${correct ? 'animate-celebrate' : ''}`} />
        {sentence}
      </p>
      {explanation && (
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">{copy.explanationText}: </span>
          {explanation}
        </p>
      )}
    </div>
  );
}
