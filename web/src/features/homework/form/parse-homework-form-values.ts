/** Reads a stored draft of the form. It needs no schema, because the form would load zod for it alone. */
import { isListOf, isOptional, isText } from '#contracts/value-checks.ts';
import { gradingTypes } from '#events/values/enum-values.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import { isOneOf } from '../../../lib/parse-address-params.ts';
import type { HomeworkFormValues, QuestionFormValues } from '../homework-form-values.ts';

/** Null when the content of a draft does not fit the form. */
export function parseHomeworkFormValues(body: unknown): HomeworkFormValues | null {
  const { title, grading_type, due_date, keys_shown, assigned_students, questions, version } = Object(body);
  const fits =
    [title, due_date].every(isText) &&
    isOneOf(gradingTypes)(grading_type) &&
    typeof keys_shown === 'boolean' &&
    isListOf(assigned_students, isText) &&
    isListOf(questions, isQuestion) &&
    Number.isSafeInteger(version);
  return fits ? { title, grading_type, due_date, keys_shown, assigned_students, questions, version } : null;
}

function isQuestion(value: unknown): value is QuestionFormValues {
  const { id, type, text, image_url, options, correct_answer, key_chosen, provenance, generated_content } =
    Object(value);
  return (
    [text, image_url].every(isText) &&
    [id, generated_content].every((each) => isOptional(each, isText)) &&
    isOneOf(['multiple-choice', 'open-answer'])(type) &&
    isListOf(options, isText) &&
    options.length === OPTIONS_PER_QUESTION &&
    Number.isSafeInteger(correct_answer) &&
    typeof key_chosen === 'boolean' &&
    isOptional(provenance, isProvenance)
  );
}

function isProvenance(value: unknown): boolean {
  const { origin, at, checks, edited, editor_name } = Object(value);
  return (
    isOrigin(origin) &&
    isText(at) &&
    isOptional(checks, (each) => isListOf(each, isText)) &&
    typeof edited === 'boolean' &&
    (editor_name === null || isOptional(editor_name, isText))
  );
}

function isOrigin(value: unknown): boolean {
  const { source, id, model } = Object(value);
  return source === 'mathematics' || (source === 'bank' && isText(id)) || (source === 'model' && isText(model));
}
