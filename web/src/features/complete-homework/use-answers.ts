import { useCallback, useState } from 'react';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AssignmentAnswer } from '#contracts/submissions.ts';
import { useServerDraft } from '../../server-draft/use-server-draft.ts';
import {
  type Answers,
  emptyAnswers,
  findChangesSince,
  questionFingerprints,
  readAnswers,
  seenFingerprints,
  withAllSeen,
  withAnswer,
} from './answers.ts';

/** The answers to an assignment and their draft, and what the tutor has changed since the student saw it. */
export function useAnswers({ id, questions }: AssignmentAnswer) {
  const draft = useServerDraft<Answers>(`answers:${id}`, { initial: emptyAnswers, read: readAnswers });
  const { value: answers, set } = draft;
  const [opened, setOpened] = useState(() => questionFingerprints(questions));
  const seen = seenFingerprints(answers, opened);
  const answer = useCallback(
    (question: QuestionRow, given: number | string) => set((before) => withAnswer(before, question, given, opened)),
    [set, opened],
  );
  return {
    draft,
    answers,
    seen,
    changes: findChangesSince(seen, questions),
    /** The same function for as long as the page is open, so that one question alone is rendered. */
    answer,
    /** The student has seen what was changed. */
    accept: () => {
      setOpened(questionFingerprints(questions));
      // Where nothing is answered there is nothing to keep.
      if (Object.keys(answers.seen).length > 0) set((before) => withAllSeen(before, questions));
    },
  };
}
