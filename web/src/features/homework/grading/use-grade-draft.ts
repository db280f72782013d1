import { z } from 'zod';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';

const typed = z.object({
  grade: z.string().optional(),
  feedback: z.string().optional(),
  reason: z.string().optional(),
});
/** What was typed of a grade; a field that nobody touched is not in it. */
type TypedGrade = z.infer<typeof typed>;

const nothing: TypedGrade = {};
const read = (body: unknown) => typed.safeParse(body).data ?? null;

/**
 * What a tutor types of one submission's grade and has not given yet, the first grade and a correction alike: where
 * somebody else was faster, the one becomes the other.
 */
export function useGradeDraft({ homework_id, student_id }: Pick<SubmissionRow, 'homework_id' | 'student_id'>) {
  const draft = useServerDraft<TypedGrade>(`feedback:${homework_id}:${student_id}`, { initial: nothing, read });
  return {
    draft,
    typed: draft.value,
    isTyped: Object.values(draft.value).some((text) => text?.trim()),
    type: (more: TypedGrade) => draft.set((before) => ({ ...before, ...more })),
    /** Throws away what was typed. */
    giveUp: () => {
      draft.set(nothing);
      void draft.discard();
    },
  };
}
export type GradeDraft = ReturnType<typeof useGradeDraft>;
