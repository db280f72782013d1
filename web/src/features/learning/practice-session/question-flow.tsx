import { ALargeSmall, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { PracticeSession } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { readingTextSwitchTexts } from '../../../copy/reading-text.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { MathTextContext } from '../../../shared/math-text.tsx';
import { StreakWarning } from '../../../shared/streak-warning.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { chooseReadingText, useReadingText } from '../../../ui/reading-text.ts';
import { useAnswerSound } from './answer-sound.ts';
import { findFirstUnansweredIndex, listWrongQuestions } from './find-first-unanswered-index.ts';
import * as copy from './practice-session-copy.ts';
import { sessionProgressLabelText } from './practice-session-copy.ts';
import { QuestionStep } from './question-step.tsx';
import { SecondTryStep } from './second-try-step.tsx';
import { isCompletionInFlight, useCompleteSession } from './use-complete-session.ts';

interface QuestionFlowProps {
  session: PracticeSession;
  /** Called when the answer to the last unanswered question is submitted. */
  onLastAnswer(): void;
}

/** The questions, one at a time, starting with the first unanswered one; then the wrong answers once more. */
export function QuestionFlow({ session, onLastAnswer }: QuestionFlowProps) {
  const [at, setAt] = useState(() => findFirstUnansweredIndex(session));
  // The zero-based indexes of the questions that come once more; undefined before the second tries.
  const [again, setAgain] = useState<{ questions: number[]; at: number }>();
  const { finishing, finish } = useCompleteSession(session.id);
  const sound = useAnswerSound(session.student_id);
  const { subject, grade, topic } = session;
  const repeated = again && session.questions[again.questions[again.at] as number];
  return (
    <MathTextContext value={subject === 'math'}>
      <div className="mx-auto max-w-3xl">
        <PageHeader
          className="mb-5"
          back={
            <BackLink href={paths.startPracticeWith({ grade, subject, topic })}>
              {copy.backToStartPracticeText}
            </BackLink>
          }
          title={copy.toTitleText(practiceSubjectTexts[subject])}
          description={
            <>
              {toSchoolGradeText(grade)} · <bdi>{topic}</bdi>
            </>
          }
        />
        {/* Once the last answer has completed it, this session can cost nothing more. */}
        {session.questions_answered < session.questions.length && <StreakWarning when="topic" className="mb-4" />}
        <SessionProgressBar number={at + 1} session={session} />
        {again && repeated ? (
          <SecondTryStep
            key={again.at}
            question={repeated}
            grade={grade}
            number={again.at + 1}
            count={again.questions.length}
            next={again.at + 1 < again.questions.length ? () => setAgain({ ...again, at: again.at + 1 }) : undefined}
            finish={finish}
            finishing={isCompletionInFlight(finishing)}
          />
        ) : (
          <QuestionStep
            key={at}
            session={session}
            index={at}
            onLastAnswer={onLastAnswer}
            onRightAnswer={sound.play}
            next={() => setAt(findFirstUnansweredIndex(session, at + 1))}
            tryAgain={() => setAgain({ questions: listWrongQuestions(session), at: 0 })}
          />
        )}
        <div className="mt-2 flex flex-wrap items-center justify-end gap-x-4">
          <p className="grow text-sm text-quiet max-sm:hidden">{copy.keyboardHintText}</p>
          <ReadingTextSwitch />
          <Button variant="quiet" size="small" onClick={sound.toggle}>
            {sound.on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
            {sound.on ? copy.soundTexts.on : copy.soundTexts.off}
            <span className="sr-only">{copy.soundTexts.context}</span>
          </Button>
        </div>
      </div>
    </MathTextContext>
  );
}

function ReadingTextSwitch() {
  const other = useReadingText() === 'large' ? 'standard' : 'large';
  return (
    <Button variant="quiet" size="small" onClick={() => chooseReadingText(other)}>
      <ALargeSmall aria-hidden />
      {readingTextSwitchTexts[other]}
    </Button>
  );
}

interface SessionProgressBarProps {
  /** Number of the shown question, counted from 1. */
  number: number;
  session: PracticeSession;
}

function SessionProgressBar({ number, session }: SessionProgressBarProps) {
  const { questions, questions_answered, correct_answers } = session;
  return (
    <div className="mb-4">
      <div className="flex justify-between gap-4 font-semibold tabular-nums">
        <span>{copy.toQuestionCounterText(number)}</span>
        <span>{copy.toSessionScoreText(correct_answers, questions_answered)}</span>
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
