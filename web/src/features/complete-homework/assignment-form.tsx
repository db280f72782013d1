import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AssignmentAnswer } from '#contracts/submissions.ts';
import { notify } from '../../app/notify.ts';
import { paths } from '../../app/paths.ts';
import * as copy from '../../copy/complete-homework.ts';
import { DraftOffer, DraftOffline, DraftStatus } from '../../draft/draft-status.tsx';
import { useServerDraft } from '../../draft/server-draft.ts';
import { QuestionList } from '../../homework-questions/question-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import {
  type Answers,
  answerTo,
  changesSince,
  faultOf,
  looksOf,
  newsOf,
  noAnswers,
  readAnswers,
  seenOf,
  withAllSeen,
  withAnswer,
} from './answers.ts';
import { AssignmentHeader } from './assignment-header.tsx';
import { ChangeNotice, FormFoot } from './form-foot.tsx';
import { goToQuestion } from './go-to-question.ts';
import { QuestionItem } from './question-item.tsx';
import { useSubmitting } from './use-submitting.ts';

interface AssignmentFormProps {
  assignment: AssignmentAnswer;
  look(): Promise<AssignmentAnswer | undefined>;
}

/** What is answered is kept as it is typed; submitting is the last thing that is done with it. */
export function AssignmentForm({ assignment, look }: AssignmentFormProps) {
  const { questions, tutor_name } = assignment;
  const draft = useServerDraft<Answers>(`answers:${assignment.id}`, { initial: noAnswers, read: readAnswers });
  const { value: answers, set } = draft;
  const [opened, setOpened] = useState(() => looksOf(questions));
  const [tried, setTried] = useState(false);
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const seen = seenOf(answers, opened);
  const changes = changesSince(seen, questions);

  const onAnswer = useCallback(
    (question: QuestionRow, answer: number | string) => set((before) => withAnswer(before, question, answer, opened)),
    [set, opened],
  );
  const goTo = (question: QuestionRow | undefined) => question && goToQuestion(form.current, question.id);
  const { pending, unanswered, submit } = useSubmitting({
    ...{ assignment, answers, look },
    discardDraft: draft.discard,
    changed: () => goTo(questions.find((question) => newsOf(answers, seen, question) !== undefined)),
  });
  const press = () => {
    const faulty = questions.find((question) => faultOf(answerTo(answers, question)));
    setTried(faulty !== undefined);
    if (faulty === undefined) return void submit();
    const missing = questions.some((question) => faultOf(answerTo(answers, question)) === 'missing');
    notify.failure({ key: 'submit-homework', ...(missing ? copy.incomplete : copy.tooLong) });
    goTo(faulty);
  };
  const accept = () => {
    setOpened(looksOf(questions));
    if (answers !== noAnswers) set((before) => withAllSeen(before, questions));
  };

  if (!draft.ready) return <Spinner label={copy.loading} />;
  const done = questions.filter((question) => faultOf(answerTo(answers, question)) === undefined).length;
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()} className="max-w-3xl">
      <AssignmentHeader assignment={assignment} />
      <DraftOffer draft={draft} className="mb-5" />
      <Sheet>
        <QuestionList>
          {questions.map((question, index) => {
            const answer = answerTo(answers, question);
            return (
              <QuestionItem
                key={question.id}
                number={index + 1}
                question={question}
                answer={answer}
                fault={tried ? faultOf(answer) : undefined}
                news={newsOf(answers, seen, question)}
                onAnswer={onAnswer}
              />
            );
          })}
        </QuestionList>
      </Sheet>
      <FormFoot>
        {changes && (
          <ChangeNotice
            tutor={tutor_name}
            changes={changes}
            onShow={(number) => goTo(questions[number - 1])}
            onSeen={accept}
          />
        )}
        <DraftOffline draft={draft} />
        {unanswered && (
          <Notice tone="danger" role="alert">
            {copy.noAnswer}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="text-sm">
            <span className="font-semibold">{copy.answered(done, questions.length)}</span>
            <DraftStatus draft={draft} />
          </div>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button onClick={() => navigate(paths.student)}>{copy.cancel}</Button>
            <Button variant="primary" pending={pending} onClick={press}>
              {pending ? copy.submitting : copy.submit}
            </Button>
          </div>
        </div>
      </FormFoot>
    </form>
  );
}
