/** The line of an event in a copy of the log: one JSON object, with the texts of the event as strings, byte for byte. */
import { z } from 'zod';
import { parseJson } from '../../kernel/parse-json.ts';
import type { StoredEvent } from '../../store/port/event-store.ts';
import { toRawText, toStoredEvent } from '../../store/port/stored-text.ts';

const logLine = z.strictObject({
  stream: z.string(),
  version: z.int().min(1),
  id: z.uuid(),
  type: z.string(),
  schemaVersion: z.int(),
  recordedAt: z.string(),
  metadata: z.string(),
  data: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Positions are left out, because the order of the lines gives them and each store has its own. */
export const formatLogLine = (event: StoredEvent): string => {
  const { stream, version, id, type, schemaVersion, recordedAt, hash } = event;
  const texts = { metadata: toRawText(event.metadata), data: toRawText(event.data) };
  return `${JSON.stringify({ stream, version, id, type, schemaVersion, recordedAt, ...texts, hash })}\n`;
};

/** The event of a line, at the position that it has in a store with consecutive ones; undefined for any other line. */
export const parseLogLine = (line: string, position: bigint): StoredEvent | undefined => {
  const parsed = logLine.safeParse(parseJson(line));
  return parsed.success ? toStoredEvent({ ...parsed.data, position }) : undefined;
};
