import { toOptionLetter } from '#contracts/option-letter.ts';
import { homeworkFormWarningTexts } from '../../../../copy/homework.ts';
import type { HomeworkFormValues, QuestionFormValues } from '../homework-form-values.ts';

/** Warnings to read before saving. None of them prevents it. */
export function toHomeworkWarningTexts(
  { questions, grading_type }: HomeworkFormValues,
  failedPictures: readonly number[] = [],
): string[] {
  const choices = questions.filter(({ type }) => type === 'multiple-choice');
  const untouched = choices.filter(({ key_chosen }) => !key_chosen).length;
  const limited = grading_type === 'auto-graded' && choices.length < questions.length;
  return [
    ...(failedPictures.length > 0 ? [homeworkFormWarningTexts.failedPictures(failedPictures)] : []),
    ...(untouched > 0 ? [homeworkFormWarningTexts.defaultKey(untouched)] : []),
    ...questions.flatMap((question, index) => findEqualOptions(question, index + 1)),
    ...(limited ? [homeworkFormWarningTexts.best(Math.round((100 * choices.length) / questions.length))] : []),
  ];
}

function findEqualOptions({ type, options }: QuestionFormValues, number: number): string[] {
  if (type !== 'multiple-choice') return [];
  const texts = options.map((option) => option.trim());
  return texts.flatMap((text, at) => {
    const first = texts.indexOf(text);
    return text !== '' && first < at
      ? [homeworkFormWarningTexts.equal(number, toOptionLetter(first), toOptionLetter(at))]
      : [];
  });
}
