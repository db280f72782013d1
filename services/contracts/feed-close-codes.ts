/**
 * Codes by which the server closes a socket of the feed. They have a file of their own because every page loads them, and
 * would load the schemas of feed.ts with them.
 */
export const feedCloseCodes = {
  /** The session is over; the page asks for it and signs in again. */
  sessionEnded: 4401,
  /** The socket's session is another person's than the page. */
  anotherAccount: 4409,
  /** The person has opened as many sockets since as one may have. */
  tooMany: 4429,
} as const;
