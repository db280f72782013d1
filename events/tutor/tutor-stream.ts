const PREFIX = 'tutor-';

export const toTutorStream = (tutorId: string) => PREFIX + tutorId;
/** The tutor whose stream this is; undefined for every other stream. */
export const parseTutorStream = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
