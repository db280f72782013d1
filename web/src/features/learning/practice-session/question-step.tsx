import { useEffect, useRef, useState } from 'react';
import type { PracticeSession } from '#contracts/practice.ts';
import { toSpokenMathText } from '../../../lib/math-text.ts';
import { AnsweredQuestion } from '../../../shared/practice/answered-question.tsx';
import { ChoiceAnswerField } from '../../../shared/questions/choice-answer-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { listWrongQuestions } from './find-first-unanswered-index.ts';
import * as copy from './practice-session-copy.ts';
import { QuestionHeading, QuestionStepFooter } from './question-step-footer.tsx';
import { useAnswerQuestion } from './use-answer-question.ts';
import { useCompleteSession } from './use-complete-session.ts';
import { usePracticeShortcuts } from './use-practice-shortcuts.ts';

/** Scrolls the result and the explanation above the sticky footer, which would otherwise cover them on a phone. */
export const showFeedback = (feedback: HTMLElement | null): void => feedback?.scrollIntoView({ block: 'nearest' });

interface QuestionStepProps {
  session: PracticeSession;
  /** Zero-based index of the question. */
  index: number;
  /** Called when the answer to the last unanswered question is submitted. */
  onLastAnswer(): void;
  /** Called when the answer that was given here is correct. */
  onRightAnswer(): void;
  /** Goes to the next unanswered question. */
  next(): void;
  /** Starts the second tries of the wrong answers. */
  tryAgain(): void;
}

/**
 * One question from the choice of an option to the explanation. Each question mounts its own step, so that it is
 * answered only once.
 */
export function QuestionStep({ session, index, onLastAnswer, onRightAnswer, next, tryAgain }: QuestionStepProps) {
  const [picked, setPicked] = useState<number>();
  const toSpoken = session.subject === 'math' ? toSpokenMathText : (text: string) => text;
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const answering = useAnswerQuestion(session.id, index);
  const { finishing, finish } = useCompleteSession(session.id);
  const question = session.questions[index];
  const result = question?.result ?? null;

  const allAnswered = session.questions.every((each) => each.result !== null);
  const submit = () => {
    if (session.questions.every((each, at) => at === index || each.result !== null)) onLastAnswer();
    void answering.submit(picked);
  };
  const act = result === null ? submit : allAnswered ? finish : next;
  const pick = (option: number) => {
    if (answering.state.is !== 'sending') setPicked(option);
  };
  usePracticeShortcuts({ pick: result === null ? pick : undefined, act });
  const wasUnanswered = useRef(result === null);
  useEffect(() => {
    if (wasUnanswered.current && result) showFeedback(feedback.current);
    if (wasUnanswered.current && result?.correct) onRightAnswer();
    wasUnanswered.current = result === null;
  }, [result, onRightAnswer]);
  // The heading takes the focus, so that screen readers start here, also after a reload.
  useEffect(() => heading.current?.focus(), []);

  if (!question) return null;
  return (
    <Sheet className="overflow-visible! border-l-2 border-l-margin/60 px-4 py-5 sm:px-7">
      {question.missed_on !== null && (
        <p className="mb-2 text-sm text-quiet">{copy.toMissedText(question.missed_on)}</p>
      )}
      <QuestionHeading
        id="practice-question"
        ref={heading}
        question={question}
        grade={session.grade}
        isAnswered={result !== null}
      />
      {result ? (
        <AnsweredQuestion session={session} index={index} question={question} result={result} feedbackRef={feedback} />
      ) : (
        <ChoiceAnswerField
          question={question}
          picked={picked}
          onPick={pick}
          labelledBy="practice-question"
          describedBy={undefined}
        />
      )}
      <p role="status" className="sr-only">
        {result &&
          copy.toAnswerAnnouncementText(
            result.correct,
            toSpoken(question.options[result.correct_answer] ?? ''),
            result.explanation && toSpoken(result.explanation),
          )}
      </p>
      <QuestionStepFooter
        answered={result !== null}
        last={allAnswered}
        tryAgain={allAnswered && listWrongQuestions(session).length > 0 ? tryAgain : undefined}
        picked={picked !== undefined}
        answering={answering.state}
        finishing={finishing}
        act={act}
      />
    </Sheet>
  );
}
