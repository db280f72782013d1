import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { MissedQuestion } from '#contracts/practice-review.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { startNewPracticeText } from '../../../copy/practice-hub.ts';
import { missedQuestionsTitle } from '../../../copy/screens.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useProfile } from '../../../session/session.ts';
import { MathTextContext } from '../../../shared/math-text.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { noQuestionsTexts } from './practice-session-copy.ts';
import * as copy from './review-missed-copy.ts';
import { ReviewStep } from './review-step.tsx';

/** The questions that the student missed and has not put right, one at a time, without points. */
export function ReviewMissedPage() {
  const { id: studentId } = useProfile();
  const query = practiceApi.useGetMissedQuestionsQuery({ studentId }, { refetchOnMountOrArgChange: true });
  // Each round keeps its questions, although the list of the server gets shorter with each answer.
  const [round, setRound] = useState(0);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        className="mb-5"
        back={<BackLink href={paths.practice}>{noQuestionsTexts.hub}</BackLink>}
        title={missedQuestionsTitle}
        description={copy.reviewDescriptionText}
      />
      <LoadedPart query={query} loading={copy.loadingMissedText} failed={copy.missedLoadingFailedText}>
        {({ questions }) => <ReviewRound key={round} questions={questions} again={() => setRound(round + 1)} />}
      </LoadedPart>
    </div>
  );
}

interface ReviewRoundProps {
  questions: readonly MissedQuestion[];
  /** Begins another round with what is still missed. */
  again(): void;
}

function ReviewRound({ questions: missed, again }: ReviewRoundProps) {
  const [questions] = useState(missed);
  const [at, setAt] = useState(0);
  const [putRight, setPutRight] = useState(0);
  const question = questions[at];
  if (questions.length === 0) {
    return (
      <Sheet>
        <EmptyState title={copy.noneMissedText} text={copy.noneMissedHintText} action={<StartLink />} />
      </Sheet>
    );
  }
  if (!question) {
    return (
      <Sheet>
        <EmptyState
          role="status"
          title={copy.toRoundText(putRight, questions.length)}
          text={copy.roundHintText}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {putRight < questions.length && (
                <button type="button" className={buttonStyle({ variant: 'primary' })} onClick={again}>
                  {copy.againText}
                </button>
              )}
              <Link href={paths.practice} className={buttonStyle()}>
                {noQuestionsTexts.hub}
              </Link>
            </div>
          }
        />
      </Sheet>
    );
  }
  const { subject, grade, topic } = question;
  return (
    <MathTextContext value={subject === 'math'}>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-quiet">
        <span>
          {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)} · <bdi>{topic}</bdi>
        </span>
        <span className="font-semibold tabular-nums text-ink">{copy.toReviewPlaceText(at + 1, questions.length)}</span>
      </p>
      <ReviewStep
        key={at}
        question={question}
        isLast={at + 1 === questions.length}
        onPutRight={() => setPutRight(putRight + 1)}
        next={() => setAt(at + 1)}
      />
    </MathTextContext>
  );
}

const StartLink = () => (
  <Link href={paths.startPractice} className={buttonStyle({ variant: 'primary' })}>
    <Play aria-hidden />
    {startNewPracticeText}
  </Link>
);
