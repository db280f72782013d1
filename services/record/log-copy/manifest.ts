import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#events/kernel/parse-json.ts';
import { LogCopyFault } from './log-copy-fault.ts';

/** Name of the file with one line for each event, in log order. */
export const EVENTS_FILE = 'events.ndjson';
/** Name of the file that says what the copy holds. It is written last, so that a copy without it is not complete. */
export const MANIFEST_FILE = 'manifest.json';
/** Name of the file with the personal keys, if they were exported. */
export const KEYS_FILE = 'personal-keys.json';
/** Name of the file with the key that signs the seals, if the personal keys were exported. */
export const SEAL_KEY_FILE = 'seal-key.txt';

const manifest = z.object({
  format: z.literal('rollbook-log-1'),
  events: z.int().min(1),
  /** Position of the last event in the log that was exported. */
  lastPosition: z.string().regex(/^\d+$/),
  /** Root of the Merkle tree over the hashes of the events, in hexadecimal. */
  root: z.string().regex(/^[0-9a-f]{64}$/),
  logId: z.uuid(),
  /** Version of Rollbook that wrote the copy. */
  rollbook: z.string(),
  exportedAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof manifest>;

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new LogCopyFault(`There is no ${MANIFEST_FILE} in ${folder}, so this is no complete copy of a log`);
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw new LogCopyFault(`${MANIFEST_FILE} is damaged, or a newer release wrote it`);
  return parsed.data;
};
