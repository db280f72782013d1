const STREAM = /^submission-([0-9a-f-]{36})-([0-9a-f-]{36})$/;

export const toSubmissionStream = (homeworkId: string, studentId: string) => `submission-${homeworkId}-${studentId}`;
/** The ids in the name of a submission stream; undefined for every other stream. */
export const parseSubmissionStream = (stream: string): { homeworkId: string; studentId: string } | undefined => {
  const [, homeworkId, studentId] = STREAM.exec(stream) ?? [];
  return homeworkId && studentId ? { homeworkId, studentId } : undefined;
};
