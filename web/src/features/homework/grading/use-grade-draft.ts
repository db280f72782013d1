import { z } from 'zod';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';

const typed = z.object({
  grade: z.string().optional(),
  feedback: z.string().optional(),
  reason: z.string().optional(),
});
/** A grade as typed; fields that nobody touched are missing. */
type TypedGrade = z.infer<typeof typed>;

const nothing: TypedGrade = {};
const read = (body: unknown) => typed.safeParse(body).data ?? null;

/**
 * The draft of one submission's grade, shared by the first grade and its correction, because a colleague's grade turns
 * the one into the other.
 */
export function useGradeDraft({ homework_id, student_id }: Pick<SubmissionRow, 'homework_id' | 'student_id'>) {
  const draft = useServerDraft<TypedGrade>(`feedback:${homework_id}:${student_id}`, { initial: nothing, read });
  return {
    draft,
    typed: draft.value,
    isTyped: Object.values(draft.value).some((text) => text?.trim()),
    type: (more: TypedGrade) => draft.set((before) => ({ ...before, ...more })),
    /** Discards the draft. */
    giveUp: () => {
      draft.set(nothing);
      void draft.discard();
    },
  };
}
export type GradeDraft = ReturnType<typeof useGradeDraft>;
