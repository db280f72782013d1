import type { QuestionRow } from '#contracts/homework.ts';
import type { HomeworkQuestion } from '#events/learning/homework/events.ts';

/** Whether the reader may see the answer keys. */
export type KeyVisibility = 'with keys' | 'without keys';

/** Question DTOs. Pass 'without keys' unless the reader may see the answer keys: `correct_answer` is then null. */
export const toQuestionRows = (questions: readonly HomeworkQuestion[], keys: KeyVisibility): QuestionRow[] =>
  questions.map((question, index) => ({
    id: question.id,
    type: question.type,
    text: question.text,
    image_url: question.imageUrl ?? null,
    figure: (question.type === 'multiple-choice' && question.figure) || null,
    options: question.type === 'multiple-choice' ? question.options : [],
    option_ids: question.type === 'multiple-choice' ? question.optionIds : [],
    correct_answer: keys === 'with keys' && question.type === 'multiple-choice' ? question.correctAnswer : null,
    question_order: index,
    version: question.version,
  }));
