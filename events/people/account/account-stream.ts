const PREFIX = 'account-';

export const toAccountStream = (personId: string) => PREFIX + personId;
/** The person's id in the name of an account stream; undefined for every other stream. */
export const parseAccountStream = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
