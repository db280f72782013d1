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

/** The answers to an assignment with their draft, and the tutor's changes since the student saw it. */
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
    /** Stable, so that only one question is rendered. */
    answer,
    /** Marks all changes as seen. */
    accept: () => {
      setOpened(questionFingerprints(questions));
      // Without answers there is nothing to save.
      if (Object.keys(answers.seen).length > 0) set((before) => withAllSeen(before, questions));
    },
  };
}
