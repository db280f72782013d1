import { useState } from 'react';
import type { PracticeSession } from '#contracts/practice.ts';
import * as copy from '../../copy/practice-session.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '../../copy/practice-subjects.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { findFirstUnansweredIndex } from './find-first-unanswered-index.ts';
import { QuestionStep } from './question-step.tsx';
import { SessionProgressBar } from './session-progress-bar.tsx';

/** Shows the questions one at a time, starting with the first unanswered one. */
export function QuestionFlow({ session }: { session: PracticeSession }) {
  const [at, setAt] = useState(() => findFirstUnansweredIndex(session));
  const { subject, grade, topic } = session;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        className="mb-5"
        back={
          <BackLink href={paths.startPracticeWith({ grade, subject, topic })}>{copy.backToStartPracticeText}</BackLink>
        }
        title={copy.toTitleText(practiceSubjectTexts[subject])}
        description={
          <>
            {toSchoolGradeText(grade)} · <bdi>{topic}</bdi>
          </>
        }
      />
      <SessionProgressBar number={at + 1} session={session} />
      <QuestionStep
        key={at}
        session={session}
        index={at}
        next={() => setAt(findFirstUnansweredIndex(session, at + 1))}
      />
      <p className="mt-3 text-sm text-quiet max-sm:hidden">{copy.keyboardHintText}</p>
    </div>
  );
}
