import { useEffect, useRef, useState } from 'react';
import type { PracticeSession } from '#contracts/practice.ts';
import { BackLink } from '../../app/back-link.tsx';
import { paths } from '../../app/paths.ts';
import * as copy from '../../copy/practice-session.ts';
import { gradeName, subjects } from '../../copy/practice-subjects.ts';
import { AnsweredQuestion } from '../../practice/answered-question.tsx';
import { ChoiceAnswer } from '../../questions/choice-answer.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FlowFoot } from './flow-foot.tsx';
import { firstUnanswered } from './progress.ts';
import { SessionProgress } from './session-progress.tsx';
import { useAnswering } from './use-answering.ts';
import { useFinishing } from './use-finishing.ts';
import { usePracticeKeys } from './use-practice-keys.ts';

/** One question after the other; each is answered once, then explained. */
export function QuestionFlow({ session }: { session: PracticeSession }) {
  const [at, setAt] = useState(() => firstUnanswered(session));
  const [picked, setPicked] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const answering = useAnswering(session.id, at);
  const finishing = useFinishing(session.id);
  const { subject, grade, topic, questions } = session;
  const question = questions[at];
  const result = question?.result ?? null;

  const next = () => {
    setAt(firstUnanswered(session, at + 1));
    setPicked(undefined);
    heading.current?.focus();
  };
  const allAnswered = questions.every((each) => each.result !== null);
  const act = result === null ? () => void answering.submit(picked) : allAnswered ? finishing.finish : next;
  const pick = (option: number) => {
    if (answering.state !== 'sending') setPicked(option);
  };
  usePracticeKeys({ pick: result === null ? pick : undefined, act });
  useEffect(() => {
    // the question that is read next, also after a reload
    heading.current?.focus({ preventScroll: true });
  }, []);

  if (!question) return null;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        className="mb-5"
        back={<BackLink href={paths.startPracticeWith({ grade, subject, topic })}>{copy.back}</BackLink>}
        title={copy.title(subjects[subject])}
        description={
          <>
            {gradeName(grade)} · <bdi>{topic}</bdi>
          </>
        }
      />
      <SessionProgress number={at + 1} session={session} />
      <Sheet className="border-l-2 border-l-margin/60 px-4 py-5 sm:px-7">
        <h2
          ref={heading}
          id="practice-question"
          tabIndex={-1}
          dir="auto"
          className="mb-4 max-w-prose font-sans text-heading font-semibold whitespace-pre-wrap outline-none wrap-anywhere"
        >
          {question.text}
        </h2>
        {result ? (
          <AnsweredQuestion key={at} sessionId={session.id} index={at} question={question} result={result} />
        ) : (
          <ChoiceAnswer
            key={at}
            question={question}
            picked={picked}
            onPick={pick}
            labelledBy="practice-question"
            describedBy={undefined}
          />
        )}
        <p role="status" className="sr-only">
          {result && copy.told(result.correct, question.options[result.correct_answer] ?? '', result.explanation)}
        </p>
        <FlowFoot
          answered={result !== null}
          last={allAnswered}
          picked={picked !== undefined}
          answering={answering.state}
          finishing={finishing.state}
          act={act}
        />
      </Sheet>
      <p className="mt-3 text-sm text-quiet max-sm:hidden">{copy.keysHint}</p>
    </div>
  );
}
