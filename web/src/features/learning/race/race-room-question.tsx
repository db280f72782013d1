import { cx } from 'class-variance-authority';
import { toOptionLetter } from '#contracts/option-letter.ts';
import type { RaceQuestion } from '#contracts/races.ts';
import type { TimedRace } from '../../../api/race-api.ts';
import { MathText } from '../../../shared/math-text.tsx';
import { QuestionFigure } from '../../../shared/practice/question-figure.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import {
  roomTexts as copy,
  toChosenText,
  toCorrectOptionText,
  toQuestionNumberText,
  toRaceAnsweredText,
  toSecondsLeftText,
} from './race-copy.ts';
import { useSecondsLeft } from './use-race.ts';

interface RaceRoomQuestionProps {
  data: TimedRace;
  question: RaceQuestion;
  /** The names of the participants, in the order in which they joined. */
  names: readonly string[];
}

/** The question in the room: its options, the time, who has answered, and then how many chose each option. */
export function RaceRoomQuestion({ data, question, names }: RaceRoomQuestionProps) {
  const { race } = data;
  const { index, text, options, figure, status, answered, result } = question;
  const seconds = useSecondsLeft(data);
  return (
    <Sheet className="px-5 py-6 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-quiet">{toQuestionNumberText(race, index)}</p>
        <p className="font-serif text-title tabular-nums">
          {status === 'open' && <span aria-hidden>{seconds}</span>}
          {status === 'open' && <span className="sr-only">{toSecondsLeftText(seconds)}</span>}
          {status === 'paused' && copy.paused}
        </p>
      </div>
      <h2 dir="auto" className="mt-1 mb-5 text-[clamp(1.5rem,3vw,3rem)] leading-tight wrap-anywhere">
        <MathText text={text} />
      </h2>
      {/* The whole room looks at it, and at the options below it. */}
      <div className="[&_svg]:max-h-[clamp(13rem,30vh,24rem)]! [&>div]:max-w-2xl">
        <QuestionFigure figure={figure} />
      </div>
      <ol className="grid gap-3 text-[clamp(1.125rem,2vw,2rem)] sm:grid-cols-2">
        {options.map((option, at) => {
          const isCorrect = result?.correct_answer === at;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index only
              key={at}
              className={cx(
                'flex items-center gap-3 rounded-control border px-4 py-3',
                isCorrect ? 'border-good bg-tint-good inset-ring inset-ring-good' : 'border-edge bg-sheet',
              )}
            >
              <span className="font-semibold text-quiet">{toOptionLetter(at)}</span>
              <bdi className="min-w-0 flex-1 wrap-anywhere">
                <MathText text={option} />
              </bdi>
              {isCorrect && <TickIcon className="size-7 shrink-0 text-good" />}
              {result && <span className="shrink-0 text-base text-quiet">{toChosenText(result.chosen[at] ?? 0)}</span>}
            </li>
          );
        })}
      </ol>
      <p role="status" className="mt-5 text-heading empty:hidden">
        {status === 'dropped' && copy.dropped}
      </p>
      {/* On the screen, the correct option is marked. */}
      <p role="status" className="sr-only">
        {result && toCorrectOptionText(toOptionLetter(result.correct_answer), options[result.correct_answer] ?? '')}
      </p>
      {result?.explanation && (
        <p className="mt-5 max-w-prose text-lg whitespace-pre-wrap wrap-anywhere">
          <MathText text={result.explanation} />
        </p>
      )}
      {!result && (
        <>
          <p className="mt-2 font-semibold tabular-nums">{toRaceAnsweredText(answered.length, race.participants)}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {answered.map((participant) => (
              <li
                key={participant}
                className="flex animate-appear items-center gap-1.5 rounded-control border border-rule px-2.5 py-0.5"
              >
                <TickIcon className="size-4 text-good" />
                <BidiIsolatedName name={names[participant] ?? ''} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
