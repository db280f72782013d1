import { z } from 'zod';
import { toFeedbackDraftKey } from '#contracts/draft-keys.ts';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';

const typedGradeSchema = z.object({
  grade: z.string().optional(),
  feedback: z.string().optional(),
  reason: z.string().optional(),
});
/** A grade as typed. Fields without input are missing. */
type TypedGrade = z.infer<typeof typedGradeSchema>;

const emptyGrade: TypedGrade = {};
const parseTypedGrade = (body: unknown) => typedGradeSchema.safeParse(body).data ?? null;

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
