const PREFIX = 'homework-';

export const toHomeworkStream = (homeworkId: string) => PREFIX + homeworkId;
/** The homework's id in the name of a homework stream; undefined for every other stream. */
export const parseHomeworkStream = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
