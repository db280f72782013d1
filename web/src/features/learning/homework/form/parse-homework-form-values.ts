/** Reads a stored draft of the form. It needs no schema, because the form would load zod for it alone. */
import { isListOf, isMissingOr, isOneOf, isRecord, isText } from '#contracts/value-checks.ts';
import { gradingTypes } from '#events/values/enum-values.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import type { HomeworkFormValues, QuestionFormValues } from '../homework-form-values.ts';

/** Null when the content of a draft does not fit the form. */
export function parseHomeworkFormValues(body: unknown): HomeworkFormValues | null {
  if (!isRecord(body)) return null;
  const { title, grading_type, due_date, keys_shown, assigned_students, questions, version } = body;
  const fits =
    [title, due_date].every(isText) &&
    isOneOf(gradingTypes)(grading_type) &&
    typeof keys_shown === 'boolean' &&
    isListOf(assigned_students, isText) &&
    isListOf(questions, isQuestion) &&
    Number.isSafeInteger(version);
  return fits
    ? ({ title, grading_type, due_date, keys_shown, assigned_students, questions, version } as HomeworkFormValues)
    : null;
}

function isQuestion(value: unknown): value is QuestionFormValues {
  if (!isRecord(value)) return false;
  const { id, type, text, image_url, figure, options, correct_answer, key_chosen, provenance, generated_content } =
    value;
  return (
    [text, image_url].every(isText) &&
    [id, generated_content].every((each) => isMissingOr(each, isText)) &&
    isOneOf(['multiple-choice', 'open-answer'])(type) &&
    isListOf(options, isText) &&
    options.length === OPTIONS_PER_QUESTION &&
    Number.isSafeInteger(correct_answer) &&
    typeof key_chosen === 'boolean' &&
    isMissingOr(figure, (each) => isRecord(each) && isText(each.kind)) &&
    isMissingOr(provenance, isProvenance)
  );
}

function isProvenance(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { origin, at, checks, edited, editor_name } = value;
  return (
    isOrigin(origin) &&
    isText(at) &&
    !Number.isNaN(Date.parse(at)) &&
    isListOf(checks, isText) &&
    typeof edited === 'boolean' &&
    (editor_name === null || isMissingOr(editor_name, isText))
  );
}

function isOrigin(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { source, id, model } = value;
  const isNamed = source === 'bank' || source === 'facts';
  return source === 'mathematics' || (isNamed && isText(id)) || (source === 'model' && isText(model));
}
