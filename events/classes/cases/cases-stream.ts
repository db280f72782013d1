const STREAM = /^cases-([0-9a-f-]{36})$/;
export const toCasesStream = (studentId: string) => `cases-${studentId}`;
/** The student's id in the name of a stream of cases; undefined for every other stream. */
export const parseCasesStream = (stream: string): string | undefined => STREAM.exec(stream)?.[1];
