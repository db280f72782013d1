import { toFeedbackDraftKey } from '#contracts/draft-keys.ts';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { isMissingOr, isRecord, isText } from '#contracts/value-checks.ts';
import { useServerDraft } from '../../../../server-draft/use-server-draft.ts';

/** A grade as typed. Fields without input are missing. */
interface TypedGrade {
  grade?: string | undefined;
  feedback?: string | undefined;
  reason?: string | undefined;
}

const emptyGrade: TypedGrade = {};

/** Null when the stored draft is none of a grade. */
export const parseTypedGrade = (body: unknown): TypedGrade | null => {
  if (!isRecord(body)) return null;
  const { grade, feedback, reason } = body;
  const isTyped = (text: unknown) => isMissingOr(text, isText);
  return isTyped(grade) && isTyped(feedback) && isTyped(reason) ? ({ grade, feedback, reason } as TypedGrade) : null;
};

/**
 * The draft of one submission's grade. The form of the first grade and the correction share it, because the input for a
 * first grade becomes a correction when a colleague grades first.
 */
export function useGradeDraft({ homework_id, student_id }: Pick<SubmissionRow, 'homework_id' | 'student_id'>) {
  const draft = useServerDraft<TypedGrade>(toFeedbackDraftKey(homework_id, student_id), {
    initial: emptyGrade,
    read: parseTypedGrade,
  });
  return {
    draft,
    typed: draft.value,
    isTyped: Object.values(draft.value).some((text) => text?.trim()),
    type: (more: TypedGrade) => draft.set((before) => ({ ...before, ...more })),
    /** Discards the draft. */
    giveUp: () => {
      draft.set(emptyGrade);
      void draft.discard();
    },
  };
}
export type GradeDraft = ReturnType<typeof useGradeDraft>;
