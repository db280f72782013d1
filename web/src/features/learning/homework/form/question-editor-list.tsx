import { Plus } from 'lucide-react';
import { Fragment, memo, useCallback, useId, useMemo, useState } from 'react';
import { type Control, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { HOMEWORK_QUESTIONS_MAX } from '#events/values/limits.ts';
import { toQuestionCountText } from '../../../../copy/counts.ts';
import { homeworkFormTexts as copy } from '../../../../copy/homework.ts';
import { Button } from '../../../../ui/button.tsx';
import { FaultLine } from '../fault-line.tsx';
import { GenerateQuestionsButton } from '../generate/generate-questions-button.tsx';
import { createQuestionFormValues, type HomeworkFormValues, type QuestionFormValues } from '../homework-form-values.ts';
import { HomeworkFormSection } from './homework-details-fields.tsx';
import type { HomeworkFormFaults } from './homework-form-faults.ts';
import { QuestionEditor } from './question-editor.tsx';

interface QuestionEditorListProps {
  control: Control<HomeworkFormValues>;
  getValues: UseFormReturn<HomeworkFormValues>['getValues'];
  setValue: UseFormReturn<HomeworkFormValues>['setValue'];
  faults: HomeworkFormFaults;
}

export const QuestionEditorList = memo(function QuestionEditorList({
  control,
  getValues,
  setValue,
  faults,
}: QuestionEditorListProps) {
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'questions', keyName: 'key' });
  const [deleted, setDeleted] = useState<{ index: number; question: QuestionFormValues } | null>(null);
  const byQuestion = useMemo(() => groupFaults(faults), [faults]);
  const onRemove = useCallback(
    (index: number) => {
      setDeleted({ index, question: structuredClone(getValues(`questions.${index}`)) });
      remove(index);
    },
    [getValues, remove],
  );
  const add = () => {
    setDeleted(null);
    append(createQuestionFormValues(), { focusName: `questions.${fields.length}.text` });
  };
  const putBack = () => {
    if (deleted === null) return;
    insert(deleted.index, deleted.question, { focusName: `questions.${deleted.index}.text` });
    setDeleted(null);
  };
  const deletedLine = deleted && (
    <DeletedQuestionPlaceholder key={fields.length} number={deleted.index + 1} onPutBack={putBack} />
  );
  const full = fields.length >= HOMEWORK_QUESTIONS_MAX;
  return (
    <HomeworkFormSection
      heading={copy.questions}
      aside={
        faults.questions ? (
          <FaultLine>{faults.questions}</FaultLine>
        ) : (
          <p className="text-sm text-quiet">{toQuestionCountText(fields.length)}</p>
        )
      }
    >
      {fields.length === 0 && <p className="px-4 py-8 text-center text-quiet sm:px-5">{copy.noQuestions}</p>}
      <ol className="divide-y divide-rule">
        {fields.map(({ key }, index) => (
          <Fragment key={key}>
            {deleted?.index === index && deletedLine}
            <QuestionEditor
              index={index}
              control={control}
              getValues={getValues}
              setValue={setValue}
              faults={byQuestion.get(index) ?? noFaults}
              onRemove={onRemove}
            />
          </Fragment>
        ))}
        {deleted?.index === fields.length && deletedLine}
      </ol>
      <div className="flex flex-wrap items-center gap-3 border-t border-rule px-4 py-3 sm:px-5">
        <Button data-place="questions" disabled={full} onClick={add}>
          <Plus aria-hidden />
          {copy.addQuestion}
        </Button>
        <GenerateQuestionsButton
          room={HOMEWORK_QUESTIONS_MAX - fields.length}
          getQuestions={() => getValues('questions')}
          onAdd={(questions) => {
            setDeleted(null);
            append([...questions], { focusName: `questions.${fields.length}.text` });
          }}
        />
        {full && <p className="text-sm text-quiet">{copy.full(HOMEWORK_QUESTIONS_MAX)}</p>}
      </div>
    </HomeworkFormSection>
  );
});

const noFaults: HomeworkFormFaults = {};

/**
 * Groups the faults by question index. Within a question the key is the name of the field: `text`, `image_url`,
 * `options.2`.
 */
function groupFaults(faults: HomeworkFormFaults): ReadonlyMap<number, HomeworkFormFaults> {
  const groups = new Map<number, Record<string, string>>();
  for (const [place, message] of Object.entries(faults)) {
    const [, index, field] = /^questions\.(\d+)\.(.+)$/.exec(place) ?? [];
    if (index === undefined || field === undefined) continue;
    const group = groups.get(Number(index)) ?? {};
    group[field] = message;
    groups.set(Number(index), group);
  }
  return groups;
}

interface DeletedQuestionPlaceholderProps {
  number: number;
  onPutBack(): void;
}

/** Takes the place and the focus of a deleted question and offers to restore it. */
function DeletedQuestionPlaceholder({ number, onPutBack }: DeletedQuestionPlaceholderProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm text-quiet sm:px-5">
      <p id={id}>{copy.deletedQuestion(number)}</p>
      <Button ref={focusPutBackButton} variant="quiet" size="small" aria-describedby={id} onClick={onPutBack}>
        {copy.putBack}
      </Button>
    </li>
  );
}

const focusPutBackButton = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
