import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { GENERATED_QUESTIONS_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useOpenDialog } from '../../../../commands/use-dialog-draft.ts';
import { createLazyComponent } from '../../../../lib/create-lazy-component.ts';
import { useServerDraft } from '../../../../server-draft/use-server-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import * as copy from '../generate-questions-copy.ts';
import type { QuestionFormValues } from '../homework-form-values.ts';
import { emptyReview, parseReview, type Review, toReviewRows } from './generated-question-review.ts';

const GenerateQuestionsDialog = createLazyComponent(() =>
  import('./generate-questions-dialog.tsx').then((module) => module.GenerateQuestionsDialog),
);

/** Interval at which a generation is asked for, in case a notification of the feed was lost. */
const POLL_MS = 3_000;

interface GenerateQuestionsButtonProps {
  /** How many questions the assignment has room for. */
  room: number;
  getQuestions(): readonly QuestionFormValues[];
  onAdd(questions: readonly QuestionFormValues[]): void;
}

/** Opens the dialog that generates questions, and says when some wait in it. */
export function GenerateQuestionsButton({ room, getQuestions, onAdd }: GenerateQuestionsButtonProps) {
  const [open, setOpen] = useOpenDialog<'generate-questions'>();
  const { review, isReady, change, discard } = useQuestionReview();
  const [isWorking, setWorking] = useState(false);
  const { data } = homeworkApi.useGetQuestionGenerationQuery(undefined, { pollingInterval: isWorking ? POLL_MS : 0 });
  const generation = data?.generation ?? null;
  if (isWorking !== (generation?.status === 'working')) setWorking(generation?.status === 'working');
  const questions = generation?.questions ?? [];
  const leftCount = isReady ? toReviewRows(questions, review, []).length : 0;
  return (
    <>
      <Button data-place="generate" disabled={room === 0} onClick={() => setOpen('generate-questions')}>
        <Sparkles aria-hidden />
        {copy.generateText}
      </Button>
      {generation && open === null && (
        <p role="status" className="text-sm text-quiet">
          {generation.status === 'working' &&
            copy.progressTexts.ready(questions.length, generation.request.numberOfQuestions)}
          {generation.status === 'done' && leftCount > 0 && copy.toWaitingQuestionsText(leftCount)}
        </p>
      )}
      <Suspense>
        {open !== null && data && isReady && (
          <GenerateQuestionsDialog
            generation={generation}
            hasModel={data.has_model}
            review={review}
            onReview={change}
            onDiscardReview={discard}
            room={room}
            taken={getQuestions()}
            onAdd={onAdd}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** What the tutor has changed in the generated questions, kept as a draft until the questions are added or discarded. */
function useQuestionReview() {
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
