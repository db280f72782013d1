const PREFIX = 'student-';

export const toStudentStream = (studentId: string) => PREFIX + studentId;
/** The student's id in the name of a student stream; undefined for every other stream. */
export const parseStudentStream = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
