import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { PracticeSession } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '../../../copy/practice-subjects.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { MathTextContext } from '../../../shared/questions/math-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAnswerSound } from './answer-sound.ts';
import { findFirstUnansweredIndex } from './find-first-unanswered-index.ts';
import { listWrongQuestions } from './list-wrong-questions.ts';
import * as copy from './practice-session-copy.ts';
import { QuestionStep } from './question-step.tsx';
import { SecondTryStep } from './second-try-step.tsx';
import { isCompletionInFlight } from './session-completions.ts';
import { SessionProgressBar } from './session-progress-bar.tsx';
import { useCompleteSession } from './use-complete-session.ts';

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
        <SessionProgressBar number={at + 1} session={session} />
        {again && repeated ? (
          <SecondTryStep
            key={again.at}
            question={repeated}
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
        <div className="mt-2 flex items-center justify-end gap-4 sm:justify-between">
          <p className="text-sm text-quiet max-sm:hidden">{copy.keyboardHintText}</p>
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
