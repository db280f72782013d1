import { useCallback, useState } from 'react';
import { type AnswersDraft, parseAnswersDraft } from '#contracts/answers-draft.ts';
import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import type { QuestionRow } from '#contracts/homework.ts';
import type { AssignmentDetail } from '#contracts/submissions.ts';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';
import { answerParts, findDifferingQuestions } from './answer-parts.ts';
import {
  addAnswer,
  emptyAnswersDraft,
  findQuestionChanges,
  findSeenFingerprints,
  markAllQuestionsSeen,
  toQuestionFingerprints,
} from './answers-draft.ts';

/** The answers to an assignment and their draft, and the changes by the tutor since the student saw the questions. */
export function useAnswersDraft({ id, questions }: AssignmentDetail) {
  const draft = useServerDraft<AnswersDraft>(toAnswersDraftKey(id), {
    initial: emptyAnswersDraft,
    read: parseAnswersDraft,
    parts: answerParts,
  });
  const { value: answers, set, offer } = draft;
  const [opened, setOpened] = useState(() => toQuestionFingerprints(questions));
  const seen = findSeenFingerprints(answers, opened);
  const answer = useCallback(
    (question: QuestionRow, given: string) => set((before) => addAnswer(before, question, given, opened)),
    [set, opened],
  );
  const other = offer?.body;
  const takeOther = useCallback(
    (question: QuestionRow) => other && set((before) => answerParts.copy(question.id, other, before)),
    [set, other],
  );
  return {
    draft,
    answers,
    seen,
    changes: findQuestionChanges(seen, questions),
    /** A stable function, so that a keystroke renders only one question. */
    answer,
    /** The questions that another device has answered differently at the same time. */
    differing: other ? findDifferingQuestions(answers, [other], questions) : [],
    /** The questions whose answers another device has replaced. */
    replaced: draft.replacedValue ? findDifferingQuestions(answers, [draft.replacedValue], questions) : [],
    /** Takes the other device's answer to one question. */
    takeOther,
    /** Marks all of the tutor's changes as seen. */
    accept: () => {
      setOpened(toQuestionFingerprints(questions));
      // Without any answer there is nothing to store.
      if (Object.keys(answers.seen).length > 0) set((before) => markAllQuestionsSeen(before, questions));
    },
  };
}
