/**
 * WebSocket close codes of the feed. They are kept apart from feed.ts because every page loads them, and importing feed.ts
 * would load its schemas as well.
 */
export const feedCloseCodes = {
  /** The session has ended; the page checks it and asks the person to sign in again. */
  sessionEnded: 4401,
  /** The session belongs to another person than the page was loaded for. */
  anotherAccount: 4409,
  /** The person has reached the limit of sockets, and this one was the oldest. */
  tooMany: 4429,
} as const;
