/** A position of the log as clients see it: the log's name and the position in it, `logId.position`. */
export const formatWirePosition = (logId: string, position: bigint): string => `${logId}.${position}`;

/** The position in this log that a client sent; undefined for a position in another log, or for any other value. */
export function parseWirePosition(logId: string, text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !text.startsWith(`${logId}.`)) return undefined;
  return BigInt(text.slice(logId.length + 1));
}
