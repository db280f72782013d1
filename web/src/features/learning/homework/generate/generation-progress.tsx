import type { QuestionGeneration } from '#contracts/question-generation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { progressTexts as copy, generateFormTexts } from '../generate-questions-copy.ts';

interface GenerationProgressProps {
  /** Null until it is loaded. */
  generation: QuestionGeneration | null;
  isCanceling: boolean;
  onCancel(): void;
}

export function GenerationProgress({ generation, isCanceling, onCancel }: GenerationProgressProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <Spinner label={generateFormTexts.generating} />
      <p role="status" className="font-semibold">
        {generation && copy.ready(generation.questions.length, generation.request.numberOfQuestions)}
      </p>
      <p className="text-quiet">{copy.leave}</p>
      <Button pending={isCanceling} onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}
