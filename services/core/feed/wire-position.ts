/** Formats a log position for clients as `logId.position`. */
export const formatWirePosition = (logId: string, position: bigint): string => `${logId}.${position}`;

/** Parses a client's position in this log; undefined for a position in another log or any other value. */
export function parseWirePosition(logId: string, text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !text.startsWith(`${logId}.`)) return undefined;
  return BigInt(text.slice(logId.length + 1));
}
