import { Sparkles, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import type { QuestionType } from '#events/values/shapes.ts';
import { questionEditorTexts as copy } from '../../../../copy/homework.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useCentre, useProfile } from '../../../../session/session.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { generatedTag, toProvenanceText } from '../generate-questions-copy.ts';
import { toEditedProvenance } from '../homework-form-values.ts';
import { QuestionDrawingField } from './question-drawing-field.tsx';
import type { QuestionFieldsProps } from './question-option-fields.tsx';
import { QuestionOptionFields } from './question-option-fields.tsx';
import { QuestionPictureField } from './question-picture-field.tsx';

interface QuestionEditorProps extends QuestionFieldsProps {
  onRemove(index: number): void;
}

const questionTypes: readonly QuestionType[] = ['multiple-choice', 'open-answer'];

/** The editor of one question. Memoized, so that a keystroke renders no other question. */
export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { index, control, getValues, setValue, faults, onRemove } = props;
  const name = `questions.${index}` as const;
  const type = useWatch({ control, name: `${name}.type` });
  return (
    <li className="stacked-margin grid grid-cols-[2.75rem_minmax(0,1fr)] [contain-intrinsic-size:auto_34rem] [content-visibility:auto] sm:grid-cols-[4rem_minmax(0,1fr)]">
      <p
        aria-hidden
        className="border-r-2 border-margin/60 pt-4 pr-2.5 text-right font-serif text-heading font-semibold sm:pr-4"
      >
        {index + 1}
      </p>
      <fieldset className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
        <legend className="sr-only">{copy.name(index + 1)}</legend>
        {type === 'multiple-choice' && <GeneratedQuestionTag control={control} index={index} />}
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Field label={copy.type} className="basis-[13rem]">
            <Select {...control.register(`${name}.type`)}>
              {questionTypes.map((value) => (
                <option key={value} value={value}>
                  {copy.types[value]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            variant="quiet-danger"
            size="icon"
            aria-label={copy.delete(index + 1)}
            onClick={() => onRemove(index)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
        <Field label={copy.text} error={faults.text} {...(type === 'open-answer' && { hint: copy.openHint })}>
          <Textarea rows={2} {...control.register(`${name}.text`)} />
        </Field>
        {type === 'multiple-choice' && <QuestionDrawingField control={control} index={index} />}
        {type === 'multiple-choice' && <QuestionOptionFields {...props} />}
        <QuestionPictureField {...{ control, getValues, setValue, index }} fault={faults.image_url} />
      </fieldset>
    </li>
  );
}, areSameProps);

/** Compares the faults by content, because each keystroke computes new objects that are mostly equal. */
function areSameProps(one: QuestionEditorProps, other: QuestionEditorProps): boolean {
  const { faults, ...rest } = one;
  return (
    Object.entries(rest).every(([name, value]) => other[name as keyof typeof rest] === value) &&
    JSON.stringify(faults) === JSON.stringify(other.faults)
  );
}

/** Says of a generated question where it comes from, when, and who edited it. Students never see it. */
function GeneratedQuestionTag({ control, index }: Pick<QuestionFieldsProps, 'control' | 'index'>) {
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
