import { Sparkles } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useCentre, useProfile } from '../../../../session/session.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { generatedTag, toProvenanceText } from '../generate-questions-copy.ts';
import { toEditedProvenance } from '../homework-form-values.ts';
import type { QuestionFieldsProps } from './question-fields-props.ts';

/** Says of a generated question where it comes from, when, and who edited it. Students never see it. */
export function GeneratedQuestionTag({ control, index }: Pick<QuestionFieldsProps, 'control' | 'index'>) {
  const question = useWatch({ control, name: `questions.${index}` });
  const centre = useCentre();
  const { name: ownName } = useProfile();
  const provenance = toEditedProvenance(question);
  if (!provenance || !centre) return null;
  // Whoever saves a new question is recorded as its editor.
  const editorName = question.id === undefined ? ownName : provenance.editor_name;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
      <Badge tone="accent">
        <Sparkles aria-hidden />
        {generatedTag}
      </Badge>
      {toProvenanceText({ ...provenance, editorName }, formatDateTime(provenance.at, centre.time_zone))}
    </p>
  );
}
