import { homeworkChangeTexts } from '../../../../copy/homework.ts';
import type { HomeworkFormValues, QuestionFormValues } from '../homework-form-values.ts';

/** The differences between two versions of a homework, each as one line of text. */
export function toHomeworkChangeTexts(before: HomeworkFormValues, after: HomeworkFormValues): string[] {
  return [
    ...(before.title === after.title ? [] : [homeworkChangeTexts.title(after.title)]),
    ...(before.grading_type === after.grading_type ? [] : [homeworkChangeTexts.grading(after.grading_type)]),
    ...(before.due_date === after.due_date ? [] : [homeworkChangeTexts.due(after.due_date || undefined)]),
    ...(before.keys_shown === after.keys_shown ? [] : [homeworkChangeTexts.keys(after.keys_shown)]),
    ...listQuestionChanges(before.questions, after.questions),
    ...listStudentChanges(before.assigned_students, after.assigned_students),
  ];
}

function listQuestionChanges(before: readonly QuestionFormValues[], after: readonly QuestionFormValues[]): string[] {
  const [was, is] = [idsOf(before), idsOf(after)];
  const changed = after.flatMap((question, index) => {
    const earlier = before.find(({ id }) => id === question.id);
    return earlier && toContentKey(earlier) !== toContentKey(question) ? [homeworkChangeTexts.changed(index + 1)] : [];
  });
  const added = is.filter((id) => !was.includes(id)).length;
  const removed = was.filter((id) => !is.includes(id)).length;
  const stayed = (ids: readonly unknown[]) =>
    ids.filter((id) => was.includes(id as string) && is.includes(id as string));
  const moved = String(stayed(was)) !== String(stayed(is));
  return [
    ...changed,
    ...(added > 0 ? [homeworkChangeTexts.added(added)] : []),
    ...(removed > 0 ? [homeworkChangeTexts.removed(removed)] : []),
    ...(moved ? [homeworkChangeTexts.moved] : []),
  ];
}

function listStudentChanges(before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  return [
    ...(added > 0 ? [homeworkChangeTexts.assigned(added)] : []),
    ...(removed > 0 ? [homeworkChangeTexts.unassigned(removed)] : []),
  ];
}

const idsOf = (questions: readonly QuestionFormValues[]) => questions.map(({ id }) => id);
const toContentKey = ({ type, text, image_url, figure, options, correct_answer }: QuestionFormValues): string =>
  JSON.stringify(
    type === 'open-answer' ? [type, text, image_url] : [type, text, image_url, figure, options, correct_answer],
  );
