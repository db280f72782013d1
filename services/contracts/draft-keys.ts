/** Keys of drafts. A key says what its draft is about. Each person has one draft for each key. */

export const NEW_HOMEWORK_DRAFT_KEY = 'homework:new';
export const toHomeworkDraftKey = (homeworkId: string) => `homework:${homeworkId}`;
/** A student's answers to a homework. */
export const toAnswersDraftKey = (homeworkId: string) => `answers:${homeworkId}`;
/** A tutor's feedback on a student's submission. */
export const toFeedbackDraftKey = (homeworkId: string, studentId: string) => `feedback:${homeworkId}:${studentId}`;

/** A tutor's changes to the questions that were last generated for them, before they are added to a homework. */
export const GENERATED_QUESTIONS_DRAFT_KEY = 'generated-questions';

/** Matches every key above. */
export const DRAFT_KEY_PATTERN =
  /^(homework:(new|[0-9a-f-]{36})|answers:[0-9a-f-]{36}|feedback:[0-9a-f-]{36}:[0-9a-f-]{36}|generated-questions)$/;

interface DraftSubject {
  readonly kind: 'homework' | 'answers' | 'feedback' | 'generated-questions';
  /** Undefined for homework that is not created yet, and for generated questions. */
  readonly homeworkId: string | undefined;
  /** The student whose submission gets the feedback. */
  readonly studentId: string | undefined;
}

/** Parses a key that matches DRAFT_KEY_PATTERN. */
export function parseDraftKey(key: string): DraftSubject {
  const [kind, homeworkId, studentId] = key.split(':');
  return {
    kind: kind as DraftSubject['kind'],
    homeworkId: key === NEW_HOMEWORK_DRAFT_KEY ? undefined : homeworkId,
    studentId,
  };
}
