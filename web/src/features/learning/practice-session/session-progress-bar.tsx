import type { PracticeSession } from '#contracts/practice.ts';
import { sessionProgressLabelText, toQuestionCounterText, toSessionScoreText } from './practice-session-copy.ts';

interface SessionProgressBarProps {
  /** Number of the shown question, counted from 1. */
  number: number;
  session: PracticeSession;
}

export function SessionProgressBar({ number, session }: SessionProgressBarProps) {
  const { questions, questions_answered, correct_answers } = session;
  return (
    <div className="mb-4">
      <div className="flex justify-between gap-4 font-semibold tabular-nums">
        <span>{toQuestionCounterText(number)}</span>
        <span>{toSessionScoreText(correct_answers, questions_answered)}</span>
      </div>
      <div
        role="progressbar"
        aria-label={sessionProgressLabelText}
        aria-valuemin={0}
        aria-valuemax={questions.length}
        aria-valuenow={questions_answered}
        className="mt-2 flex gap-1"
      >
        {questions.map(({ result }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by their index only
            key={index}
            className={`h-2 flex-1 rounded-full border ${result ? 'border-accent bg-accent' : 'border-edge'}`}
          />
        ))}
      </div>
    </div>
  );
}
