const STREAM = /^practice-([0-9a-f-]{36})-([0-9a-f-]{36})$/;

/** The name holds the student's id, so that texts are sealed under their key and nobody can read another's session. */
export const toPracticeStream = (sessionId: string, studentId: string) => `practice-${sessionId}-${studentId}`;
/** The ids in the name of a practice stream; undefined for every other stream. */
export const parsePracticeStream = (stream: string): { sessionId: string; studentId: string } | undefined => {
  const [, sessionId, studentId] = STREAM.exec(stream) ?? [];
  return sessionId && studentId ? { sessionId, studentId } : undefined;
};
