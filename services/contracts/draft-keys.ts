/** A draft's key says what it is a draft of. Each person has one draft for each key. */
export const NEW_HOMEWORK_DRAFT_KEY = 'homework:new';
export const homeworkDraftKey = (homeworkId: string) => `homework:${homeworkId}`;
export const answersDraftKey = (homeworkId: string) => `answers:${homeworkId}`;
export const feedbackDraftKey = (homeworkId: string, studentId: string) => `feedback:${homeworkId}:${studentId}`;

export const draftKeyPattern =
  /^(homework:(new|[0-9a-f-]{36})|answers:[0-9a-f-]{36}|feedback:[0-9a-f-]{36}:[0-9a-f-]{36})$/;

interface DraftSubject {
  readonly kind: 'homework' | 'answers' | 'feedback';
  /** Undefined for homework that is not created yet. */
  readonly homeworkId: string | undefined;
  /** The student whose submission gets the feedback. */
  readonly studentId: string | undefined;
}

/** The inverse of the functions above, for a key that matches `draftKeyPattern`. */
export function parseDraftKey(key: string): DraftSubject {
  const [kind, homeworkId, studentId] = key.split(':');
  return {
    kind: kind as DraftSubject['kind'],
    homeworkId: key === NEW_HOMEWORK_DRAFT_KEY ? undefined : homeworkId,
    studentId,
  };
}
