const STREAM = /^assigned-practice-([0-9a-f-]{36})$/;
export const toAssignedPracticeStream = (studentId: string) => `assigned-practice-${studentId}`;
/** The student's id in the name of a stream of assigned practice; undefined for every other stream. */
export const parseAssignedPracticeStream = (stream: string): string | undefined => STREAM.exec(stream)?.[1];
