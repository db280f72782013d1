import { useEffect, useRef, useState } from 'react';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { ownAnswerLabelTexts } from '../../../copy/student-homework.ts';
import { AnswerFeedback } from '../../../shared/practice/answered-question.tsx';
import { AnswerView } from '../../../shared/questions/answer-view.tsx';
import { ChoiceAnswerField } from '../../../shared/questions/choice-answer-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { reserveFooterSpace } from '../../../ui/reserve-footer-space.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './practice-session-copy.ts';
import { showFeedback } from './question-step.tsx';
import { QuestionHeading, stepFooterStyle } from './question-step-footer.tsx';
import { usePracticeShortcuts } from './use-practice-shortcuts.ts';

interface SecondTryStepProps {
  question: PracticeQuestionRow;
  /** Number of this second try, counted from 1. */
  number: number;
  count: number;
  /** Undefined on the last one. */
  next: (() => void) | undefined;
  finish(): void;
  finishing: boolean;
}

/** A question that was answered wrong, once more. The choice is not sent: it earns no points and is not recorded. */
export function SecondTryStep({ question, number, count, next, finish, finishing }: SecondTryStepProps) {
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
      <QuestionHeading id="second-try-question" ref={heading} question={question} />
      {checked ? (
        <>
          <AnswerView
            question={{ type: 'multiple-choice', options: question.options, correct_answer: result.correct_answer }}
            answer={picked}
            words={ownAnswerLabelTexts}
            compact
          />
          <AnswerFeedback ref={feedback} correct={right} sentence={sentence} explanation={result.explanation} />
        </>
      ) : (
        <ChoiceAnswerField
          question={question}
          picked={picked}
          onPick={setPicked}
          labelledBy="second-try-question"
          describedBy={undefined}
        />
      )}
      <p role="status" className="sr-only">
        {checked && sentence}
      </p>
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
