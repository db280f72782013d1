import { GENERATED_QUESTIONS_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { useServerDraft } from '../../../../server-draft/use-server-draft.ts';
import { emptyReview, parseReview, type Review } from './generated-question-review.ts';

/** What the tutor has changed in the generated questions, kept as a draft until the questions are added or discarded. */
export function useQuestionReview() {
  const draft = useServerDraft<Review>(GENERATED_QUESTIONS_DRAFT_KEY, { initial: emptyReview, read: parseReview });
  return {
    review: draft.value,
    /** False until the earlier changes are loaded. */
    isReady: draft.ready,
    change: (review: Review) => draft.set(review),
    discard: () => {
      draft.set(emptyReview);
      void draft.discard();
    },
  };
}
