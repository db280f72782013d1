const PREFIX = 'tutor-';

export const toTutorStream = (tutorId: string) => PREFIX + tutorId;
/** The tutor's id in the name of a tutor stream; undefined for every other stream. */
export const parseTutorStream = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
