import { useEffect, useState } from 'react';
import type { QuestionGeneration } from '#contracts/question-generation.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { toFailure } from '../../../../api/problem.ts';
import { notify } from '../../../../toasts/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useTypedTextGuard } from '../../../../ui/use-typed-text-guard.tsx';
import * as copy from '../generate-questions-copy.ts';
import type { QuestionFormValues } from '../homework-form-values.ts';
import { GenerateQuestionsForm } from './generate-questions-form.tsx';
import type { Review } from './generated-question-review.ts';
import { GeneratedQuestionsReview } from './generated-questions-review.tsx';

const key = 'generate-questions';

interface GenerateQuestionsDialogProps {
  generation: QuestionGeneration | null;
  hasModel: boolean;
  review: Review;
  onReview(review: Review): void;
  onDiscardReview(): void;
  room: number;
  taken: readonly QuestionFormValues[];
  onAdd(questions: readonly QuestionFormValues[]): void;
  onClose(): void;
}

/** The form, then the progress, then the review of generated questions. It can be closed at any time. */
export function GenerateQuestionsDialog(props: GenerateQuestionsDialogProps) {
  const { generation, onAdd, onClose } = props;
  const [isAtForm, setAtForm] = useState(false);
  const [discard, { isLoading: isDiscarding }] = homeworkApi.useDiscardQuestionGenerationMutation();
  const isGenerating = generation?.status === 'working' && generation.replacing === null;
  /** The generation that was started here, or was in flight when the dialog was opened. */
  const [awaited, setAwaited] = useState<{ id: string; before: string | undefined } | undefined>(
    isGenerating ? { id: generation.id, before: generation.id } : undefined,
  );
  useOutcomeToast(generation, awaited?.id, () => setAwaited(undefined));
  // A generation that was just started may not be loaded yet. Another tab can also start one in its place.
  const isStarting = awaited !== undefined && generation?.id !== awaited.id && generation?.id === awaited.before;
  const isForm = isAtForm || generation === null || generation.status === 'failed';
  const discardGeneration = async (title: string): Promise<boolean> => {
    const id = isStarting ? awaited.id : generation?.id;
    const { error } = id === undefined ? {} : await discard({ generationId: id });
    if (error === undefined) props.onDiscardReview();
    else notify.failure({ key: 'discard-questions', title, detail: toFailure(error).detail });
    return error === undefined;
  };
  const cancel = async () => {
    if (await discardGeneration(copy.progressTexts.cancelingFailed)) setAwaited(undefined);
  };
  const add = (questions: readonly QuestionFormValues[]) => {
    onAdd(questions);
    const modelCount = questions.filter(({ provenance }) => provenance?.origin.source === 'model').length;
    notify.success({ key, ...copy.toQuestionsAddedTexts(questions.length, modelCount) });
    void discardGeneration(copy.reviewTexts.discardingFailed);
    onClose();
  };
  const guard = useTypedTextGuard(onClose);
  const view = isStarting || (isGenerating && !isAtForm) ? 'progress' : isForm ? 'form' : 'review';
  return (
    <Dialog
      onClose={onClose}
      // Only the form has nothing that is kept: the review is a draft.
      {...(view === 'form' && guard.dialog)}
      width={view === 'review' ? 'list' : 'form'}
      title={view === 'review' ? copy.reviewTexts.title : copy.generateText}
      description={copy.generateQuestionsDescriptionText}
    >
      {view === 'form' && (
        <GenerateQuestionsForm
          generation={generation}
          hasModel={props.hasModel}
          onStarted={(id) => {
            setAtForm(false);
            setAwaited({ id, before: generation?.id });
          }}
          onClose={() => (isAtForm && generation?.status === 'done' ? setAtForm(false) : onClose())}
        />
      )}
      {view === 'progress' && (
        <GenerationProgress
          generation={isStarting ? null : generation}
          isCanceling={isDiscarding}
          onCancel={() => void cancel()}
        />
      )}
      {guard.question}
      {generation && view === 'review' && (
        <GeneratedQuestionsReview {...props} generation={generation} onAdd={add} onBack={() => setAtForm(true)} />
      )}
    </Dialog>
  );
}

/** Announces the end of the generation with the id `awaited`. */
function useOutcomeToast(
  generation: QuestionGeneration | null,
  awaited: string | undefined,
  onAnnounced: () => void,
): void {
  const { id, status, questions } = generation ?? {};
  const count = questions?.length ?? 0;
  useEffect(() => {
    if (id === undefined || id !== awaited || status === 'working') return;
    onAnnounced();
    if (status === 'done') notify.success({ key, ...copy.toQuestionsGeneratedTexts(count) });
    else notify.failure({ key, ...copy.generationFailedTexts.toast });
  });
}

interface GenerationProgressProps {
  /** Null until it is loaded. */
  generation: QuestionGeneration | null;
  isCanceling: boolean;
  onCancel(): void;
}

function GenerationProgress({ generation, isCanceling, onCancel }: GenerationProgressProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <Spinner label={copy.generateFormTexts.generating} />
      <p role="status" className="font-semibold">
        {generation && copy.progressTexts.ready(generation.questions.length, generation.request.numberOfQuestions)}
      </p>
      <p className="text-quiet">{copy.progressTexts.leave}</p>
      <Button pending={isCanceling} onClick={onCancel}>
        {copy.progressTexts.cancel}
      </Button>
    </div>
  );
}
