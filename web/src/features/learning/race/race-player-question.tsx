import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { toOptionLetter } from '#contracts/option-letter.ts';
import type { RaceQuestion } from '#contracts/races.ts';
import { raceApi, type TimedRace } from '../../../api/race-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { toSpokenMathText } from '../../../lib/math-text.ts';
import { MathText } from '../../../shared/math-text.tsx';
import { AnswerFeedback } from '../../../shared/practice/answered-question.tsx';
import { QuestionFigure } from '../../../shared/practice/question-figure.tsx';
import { ReadAloudButton } from '../../../shared/questions/read-aloud-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { type OwnPart, OwnPlace } from './own-place.tsx';
import {
  playerTexts as copy,
  toAnswerStatusText,
  toCorrectOptionText,
  toQuestionNumberText,
  toSecondsLeftText,
} from './race-copy.ts';
import { useSecondsLeft } from './use-race.ts';

interface RacePlayerQuestionProps {
  data: TimedRace;
  own: OwnPart;
  question: RaceQuestion;
}

/** One question on the phone: four large buttons, then whether the answer was right. Each question mounts its own. */
export function RacePlayerQuestion({ data, own, question }: RacePlayerQuestionProps) {
  const { race } = data;
  const seconds = useSecondsLeft(data);
  const answering = useAnswer(race.id, question.index);
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers start at the new question.
  useEffect(() => heading.current?.focus(), []);
  const counted = own.choices[question.index] ?? null;
  const picked = counted ?? answering.sent;
  const canAnswer = question.status === 'open' && seconds > 0 && picked === null;
  return (
    <Sheet className="border-l-2 border-l-margin/60 px-4 py-5 sm:px-7">
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet">
        <span>{toQuestionNumberText(race, question.index)}</span>
        {question.status === 'open' && <span className="tabular-nums">{toSecondsLeftText(seconds)}</span>}
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="reading-text mt-1 mb-4 text-heading wrap-anywhere outline-none"
      >
        <MathText text={question.text} />
      </h2>
      <ReadAloudButton question={question} grade={race.grade} isAnswered={!canAnswer} />
      <QuestionFigure figure={question.figure} />
      <div className="grid gap-3 sm:grid-cols-2">
        {question.options.map((text, option) => (
          <OptionButton
            // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index only
            key={option}
            text={text}
            option={option}
            isPicked={picked === option}
            isCorrect={question.result?.correct_answer === option}
            onPick={canAnswer ? () => answering.answer(option) : undefined}
          />
        ))}
      </div>
      <div className="mt-4 min-h-12">
        {answering.why && counted === null && question.status === 'open' && (
          <Notice tone="danger" role="alert">
            {answering.why}
          </Notice>
        )}
        <p role="status" className="font-semibold">
          {toAnswerStatusText(question, { seconds, counted, isSending: answering.sent !== null })}
        </p>
        {/* On the screen, the correct option is marked. */}
        <p role="status" className="sr-only">
          {question.result && toCorrectText(question, question.result.correct_answer, race.subject === 'math')}
        </p>
        {question.result && (
          <>
            {counted !== null && (
              <AnswerFeedback
                correct={counted === question.result.correct_answer}
                sentence={counted === question.result.correct_answer ? copy.right : copy.wrong}
                explanation={question.result.explanation}
              />
            )}
            <OwnPlace race={race} participant={own.participant} className="mt-4 font-semibold" />
            <p className="text-quiet">{copy.wait}</p>
          </>
        )}
      </div>
    </Sheet>
  );
}

const toCorrectText = ({ options }: RaceQuestion, correct: number, isMath: boolean): string => {
  const option = options[correct] ?? '';
  return toCorrectOptionText(toOptionLetter(correct), isMath ? toSpokenMathText(option) : option);
};

/** Sends one answer. After a failure another can be chosen; the server counts the first that reaches it. */
function useAnswer(raceId: string, question: number) {
  const [mutate] = raceApi.useAnswerRaceQuestionMutation();
  const [sent, setSent] = useState<number | null>(null);
  const [why, setWhy] = useState<string>();
  const { submit } = useCommand(mutate, {
    key: 'answer-race',
    failed: ({ detail }) => {
      setWhy(detail ?? copy.notSent);
      setSent(null);
      return undefined;
    },
  });
  return {
    sent,
    why,
    answer(choice: number) {
      setSent(choice);
      setWhy(undefined);
      submit({ raceId, body: { question, choice } });
    },
  };
}

interface OptionButtonProps {
  text: string;
  option: number;
  isPicked: boolean;
  isCorrect: boolean;
  /** Undefined while the question takes no answer. The button keeps the focus then. */
  onPick: (() => void) | undefined;
}

const OptionButton = ({ text, option, isPicked, isCorrect, onPick }: OptionButtonProps) => (
  <button
    type="button"
    aria-pressed={isPicked}
    aria-disabled={onPick === undefined || undefined}
    onClick={onPick}
    className={cx(
      'reading-text flex min-h-16 items-center gap-3 rounded-control border px-4 py-3 text-left text-lg aria-disabled:cursor-default',
      isCorrect ? 'border-good bg-tint-good inset-ring inset-ring-good' : 'border-edge bg-sheet',
      isPicked && !isCorrect && 'border-accent bg-tint-accent inset-ring inset-ring-accent',
      onPick && 'hover:bg-hover',
    )}
  >
    <span className="font-semibold text-quiet">{toOptionLetter(option)}</span>
    <bdi className="min-w-0 wrap-anywhere">
      <MathText text={text} />
    </bdi>
    {isCorrect && <TickIcon className="ml-auto size-6 shrink-0 text-good" />}
  </button>
);
