import { Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import type { QuestionType } from '#events/shapes.ts';
import { question as copy } from '../../../copy/homework.ts';
import { QuestionImage } from '../../../questions/question-image.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Faults } from './faults.ts';
import type { HomeworkForm } from './form.ts';
import { OptionFields } from './option-fields.tsx';

export interface QuestionEditorProps {
  index: number;
  control: Control<HomeworkForm>;
  getValues: UseFormReturn<HomeworkForm>['getValues'];
  setValue: UseFormReturn<HomeworkForm>['setValue'];
  /** By field. */
  faults: Faults;
  onRemove(index: number): void;
}

const types: readonly QuestionType[] = ['multiple-choice', 'open-answer'];
const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** One question; typing in one renders none of the others. */
export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { index, control, getValues, faults, onRemove } = props;
  const name = `questions.${index}` as const;
  const type = useWatch({ control, name: `${name}.type` });
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] [contain-intrinsic-size:auto_34rem] [content-visibility:auto] sm:grid-cols-[4rem_minmax(0,1fr)]">
      <p
        aria-hidden
        className="border-r-2 border-margin/60 pt-4 pr-2.5 text-right font-serif text-heading font-semibold sm:pr-4"
      >
        {index + 1}
      </p>
      <fieldset className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
        <legend className="sr-only">{copy.name(index + 1)}</legend>
        <div className="flex items-end justify-between gap-3">
          <Field label={copy.type} className="w-52">
            <Select {...control.register(`${name}.type`)}>
              {types.map((value) => (
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
        {type === 'multiple-choice' && <OptionFields {...props} />}
        <ImageField control={control} getValues={getValues} index={index} fault={faults.image_url} />
      </fieldset>
    </li>
  );
}, isSame);

/** Faults are looked for anew with each key, and are mostly as they were. */
function isSame(one: QuestionEditorProps, other: QuestionEditorProps): boolean {
  const { faults, ...rest } = one;
  return (
    Object.entries(rest).every(([name, value]) => other[name as keyof typeof rest] === value) &&
    JSON.stringify(faults) === JSON.stringify(other.faults)
  );
}

interface ImageFieldProps extends Pick<QuestionEditorProps, 'control' | 'getValues' | 'index'> {
  fault: string | undefined;
}

/** The picture is shown once its address has been typed to its end. */
function ImageField({ control, getValues, index, fault }: ImageFieldProps) {
  const name = `questions.${index}.image_url` as const;
  const [address, setAddress] = useState(() => getValues(name).trim());
  return (
    <>
      <Field label={copy.image} optional error={fault}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          {...control.register(name, { onBlur: ({ target }) => setAddress(target.value.trim()) })}
        />
      </Field>
      {isWebAddress(address) && <QuestionImage key={address} url={address} number={index + 1} />}
    </>
  );
}
