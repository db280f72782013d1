/**
 * The list of erased people beside the backups, so that nobody comes back when a backup from before their erasure is restored.
 * It holds ids alone.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#events/kernel/parse-json.ts';
import { makeFolder } from '#services/platform/files/make-folder.ts';
import { writeDurably } from '#services/platform/files/write-durably.ts';
import type { RecordedErasure } from '#services/record/erasures/read-erasures.ts';
import { BackupFault } from './backup-fault.ts';
import { PRIVATE } from './backup-folder.ts';

export const ERASED_FILE = 'erased.json';

const erasedPeople = z.strictObject({
  format: z.literal('rollbook-erased-1'),
  people: z.array(z.strictObject({ person: z.uuid(), at: z.iso.datetime() })),
  /** Of the people as JSON, so that a changed id does not bring somebody back unnoticed. */
  sha256: z.string(),
});
export type ErasedPeople = z.infer<typeof erasedPeople>['people'];

const toChecksum = (people: ErasedPeople): string => createHash('sha256').update(JSON.stringify(people)).digest('hex');

/**
 * The people who were erased, as far as the folder of the backups knows; undefined without a list, which each backup writes.
 * Throws BackupFault for a damaged one.
 */
export const loadErasedPeople = async (folder: string): Promise<ErasedPeople | undefined> => {
  const text = await readFile(join(folder, ERASED_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = erasedPeople.safeParse(parseJson(text));
  if (parsed.success && parsed.data.sha256 === toChecksum(parsed.data.people)) return parsed.data.people;
  throw new BackupFault(`${ERASED_FILE} in ${folder} was changed after it was written, or a newer release wrote it`);
};

/** Adds people to the list. Those who are on it stay, also if the log was restored and no longer names them. */
export const saveErasedPeople = async (folder: string, erasures: readonly RecordedErasure[]): Promise<void> => {
  const known = await loadErasedPeople(folder);
  const isKnown = new Set(known?.map(({ person }) => person));
  const added = erasures.filter(({ person }) => !isKnown.has(person)).map(({ person, at }) => ({ person, at }));
  if (known !== undefined && added.length === 0) return;
  await makeFolder(folder, PRIVATE);
  const people = [...(known ?? []), ...added];
  await writeDurably(
    join(folder, ERASED_FILE),
    `${JSON.stringify({ format: 'rollbook-erased-1', people, sha256: toChecksum(people) }, null, 2)}\n`,
  );
};
