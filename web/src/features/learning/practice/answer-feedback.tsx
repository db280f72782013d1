import { X } from 'lucide-react';
import type { Ref } from 'react';
import { explanationText } from '../../../copy/common.ts';
import { MathText } from '../../../shared/questions/math-text.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';

interface AnswerFeedbackProps {
  correct: boolean;
  sentence: string;
  explanation: string | null;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Whether an answer is correct, and the explanation. */
export function AnswerFeedback({ correct, sentence, explanation, ref }: AnswerFeedbackProps) {
  return (
    <div ref={ref} className="mt-4 max-w-prose">
      <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-good' : 'text-margin'}`}>
        {correct ? (
          <span className="relative inline-flex">
            <span aria-hidden className="absolute -inset-1 animate-praise rounded-full bg-tint-good" />
            <TickIcon className="relative size-6 *:[animation-duration:320ms]" />
          </span>
        ) : (
          <X aria-hidden className="size-6 shrink-0" />
        )}
        {sentence}
      </p>
      {explanation && (
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">{explanationText}: </span>
          <MathText text={explanation} />
        </p>
      )}
    </div>
  );
}
