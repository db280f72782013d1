import { areKeysShownByDefault } from '#contracts/are-keys-shown-by-default.ts';
import type {
  CreateHomeworkRequest,
  HomeworkDetail,
  QuestionInput,
  QuestionProvenanceRow,
} from '#contracts/homework.ts';
import type { KeyedQuestion } from '#contracts/question-key.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { GradingType, QuestionType } from '#events/values/shapes.ts';

/** One question of the form. Fields that its type does not use keep their values until the form is saved. */
export interface QuestionFormValues {
  /** Undefined until the question is saved. */
  id?: string | undefined;
  type: QuestionType;
  text: string;
  image_url: string;
  /** The drawing of a generated question. */
  figure?: PracticeFigure | undefined;
  options: string[];
  correct_answer: number;
  /** False while the key is the default and nobody has chosen it. */
  key_chosen: boolean;
  /** Of a generated question. */
  provenance?: QuestionFormProvenance | undefined;
  /** The content of a generated question that is not saved yet, as it was generated: see `toContentText`. */
  generated_content?: string | undefined;
}
type QuestionFormProvenance = Omit<QuestionProvenanceRow, 'editor_name'> & {
  editor_name?: QuestionProvenanceRow['editor_name'] | undefined;
};

/** The content of the form and of its draft. */
export interface HomeworkFormValues {
  title: string;
  grading_type: GradingType;
  due_date: string;
  keys_shown: boolean;
  assigned_students: string[];
  questions: QuestionFormValues[];
  /** The version of the homework that is edited; 0 for a new homework. */
  version: number;
}

export const emptyHomeworkFormValues: HomeworkFormValues = {
  title: '',
  grading_type: 'auto-graded',
  due_date: '',
  keys_shown: areKeysShownByDefault('auto-graded'),
  assigned_students: [],
  questions: [],
  version: 0,
};

/** A new question is multiple choice with four options, the first one correct (specification, section 9). */
export const createQuestionFormValues = (): QuestionFormValues => ({
  type: 'multiple-choice',
  text: '',
  image_url: '',
  options: Array.from({ length: OPTIONS_PER_QUESTION }, () => ''),
  correct_answer: 0,
  key_chosen: false,
});

/** Converts a homework to the form's values. Former students are not shown and stay assigned. */
export function toHomeworkFormValues(detail: HomeworkDetail, current: ReadonlySet<string>): HomeworkFormValues {
  return {
    title: detail.title,
    grading_type: detail.grading_type,
    due_date: detail.due_date ?? '',
    keys_shown: detail.keys_shown,
    assigned_students: detail.assigned_students.filter((id) => current.has(id)),
    questions: detail.questions.map((question) => ({
      ...createQuestionFormValues(),
      id: question.id,
      type: question.type,
      text: question.text,
      image_url: question.image_url ?? '',
      ...(question.figure && { figure: question.figure }),
      ...(question.type === 'multiple-choice' && { options: [...question.options] }),
      correct_answer: question.correct_answer ?? 0,
      key_chosen: true,
      ...(question.provenance && { provenance: question.provenance }),
    })),
    version: detail.version,
  };
}

export function toHomeworkRequest(form: HomeworkFormValues): CreateHomeworkRequest {
  return {
    title: form.title,
    grading_type: form.grading_type,
    ...(form.due_date !== '' && { due_date: form.due_date }),
    keys_shown: form.keys_shown,
    assigned_students: form.assigned_students,
    questions: form.questions.map(toQuestionInput),
  };
}

/** The parts of a question that count as an edit when they change. */
export const toContentText = ({
  text,
  options,
  correct_answer,
  figure,
}: KeyedQuestion & Pick<QuestionFormValues, 'options' | 'correct_answer'>): string =>
  JSON.stringify([text, options, correct_answer, figure ?? null]);

/** The provenance with whether the form's content differs from what was generated. */
export const toEditedProvenance = (question: QuestionFormValues): QuestionFormValues['provenance'] => {
  const { provenance, generated_content: generated } = question;
  return provenance && generated !== undefined
    ? { ...provenance, edited: toContentText(question) !== generated }
    : provenance;
};

function toQuestionInput(question: QuestionFormValues): QuestionInput {
  const { id, type, text, image_url, figure, options, correct_answer } = question;
  const asked = { ...(id !== undefined && { id }), text, ...(image_url.trim() && { image_url: image_url.trim() }) };
  if (type === 'open-answer') return { ...asked, type };
  const edited = id === undefined ? toEditedProvenance(question) : undefined;
  const choice = { ...asked, type, ...(figure && { figure }), options, correct_answer };
  if (!edited) return choice;
  const { editor_name: _, ...provenance } = edited;
  return { ...choice, provenance };
}
