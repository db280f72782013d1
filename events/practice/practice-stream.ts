const STREAM = /^practice-([0-9a-f-]{36})-([0-9a-f-]{36})$/;

/** The student stands in the name, so that texts are sealed under their key and nobody opens another's session. */
export const toPracticeStream = (sessionId: string, studentId: string) => `practice-${sessionId}-${studentId}`;
/** Which session of whom this stream holds; undefined for every other stream. */
export const parsePracticeStream = (stream: string): { sessionId: string; studentId: string } | undefined => {
  const [, sessionId, studentId] = STREAM.exec(stream) ?? [];
  return sessionId && studentId ? { sessionId, studentId } : undefined;
};
