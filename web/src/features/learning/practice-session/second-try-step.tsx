import { useEffect, useRef, useState } from 'react';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { Button } from '../../../ui/button.tsx';
import { reserveFooterSpace } from '../../../ui/reserve-footer-space.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './practice-session-copy.ts';
import { showFeedback } from './question-step.tsx';
import { QuestionHeading, stepFooterStyle } from './question-step-footer.tsx';
import { RetriedQuestion } from './retried-question.tsx';
import { usePracticeShortcuts } from './use-practice-shortcuts.ts';

interface SecondTryStepProps {
  question: PracticeQuestionRow;
  /** School grade. */
  grade: number;
  /** Number of this second try, counted from 1. */
  number: number;
  count: number;
  /** Undefined on the last one. */
  next: (() => void) | undefined;
  finish(): void;
  finishing: boolean;
}

/** A question that was answered wrong, once more. The choice is not sent: it earns no points and is not recorded. */
export function SecondTryStep({ question, grade, number, count, next, finish, finishing }: SecondTryStepProps) {
  const [picked, setPicked] = useState<number>();
  const [checked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const { result } = question;
  const act = checked ? (next ?? finish) : () => picked !== undefined && setChecked(true);
  usePracticeShortcuts({ pick: checked ? undefined : setPicked, act });
  useEffect(() => {
    (checked ? button : heading).current?.focus();
    if (checked) showFeedback(feedback.current);
  }, [checked]);
  if (!result) return null;
  const right = picked === result.correct_answer;
  const sentence = right ? copy.secondTryTexts.right : copy.secondTryTexts.wrong;
  return (
    <Sheet className="overflow-visible! border-l-2 border-l-margin/60 px-4 py-5 sm:px-7">
      <p className="mb-3 text-sm text-quiet">
        <span className="font-semibold text-ink">{copy.secondTryTexts.heading(number, count)}</span> ·{' '}
        {copy.secondTryTexts.note}
      </p>
      <QuestionHeading id="second-try-question" ref={heading} question={question} grade={grade} isAnswered={checked} />
      <RetriedQuestion
        question={question}
        picked={picked}
        onPick={setPicked}
        labelledBy="second-try-question"
        result={checked ? { ...result, correct: right, sentence } : undefined}
        feedbackRef={feedback}
      />
      <div ref={reserveFooterSpace} className={stepFooterStyle}>
        <Button
          ref={button}
          variant="primary"
          disabled={!checked && picked === undefined}
          pending={finishing}
          onClick={() => act()}
        >
          {!checked ? copy.secondTryTexts.check : next ? copy.secondTryTexts.next : copy.finishText}
        </Button>
        {!(checked && !next) && (
          <Button onClick={finish} pending={finishing} saysWhenSlow={false}>
            {copy.finishText}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
