/** The manifest of a backup: what it holds, with the checksum of each file. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#events/kernel/parse-json.ts';
import { writeDurably } from '#services/platform/files/write-durably.ts';
import { BackupFault } from './backup-fault.ts';

/** Written last, so that a folder without it is no complete backup. */
export const MANIFEST_FILE = 'manifest.json';

export const backupName = z.string().regex(/^\d{8}T\d{6}Z$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of a backup. Its checksum and size are those of the bytes as stored: compressed, and perhaps encrypted. */
const backupFile = z.strictObject({
  /** From the folder of the backups. */
  path: z.string().regex(/^(log|\d{8}T\d{6}Z)\/[\w-]+(\.[\w-]+)*$/),
  bytes: z.int().min(0),
  sha256,
});
export type BackupFile = z.infer<typeof backupFile>;

const logSegment = z.strictObject({ ...backupFile.shape, events: z.int().min(1) });
export type LogSegment = z.infer<typeof logSegment>;

const tableCopy = z.strictObject({
  ...backupFile.shape,
  schema: z.enum(['accounts', 'desk']),
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
});
export type TableCopy = z.infer<typeof tableCopy>;

const manifest = z.strictObject({
  format: z.literal('rollbook-backup-1'),
  name: backupName,
  madeAt: z.iso.datetime(),
  /** Version of Rollbook that made it. */
  rollbook: z.string(),
  logId: z.uuid(),
  encrypted: z.boolean(),
  /** The finished migrations of each schema. */
  migrations: z.strictObject({ accounts: z.array(z.string()), desk: z.array(z.string()) }),
  log: z.strictObject({
    events: z.int().min(1),
    /** Root of the Merkle tree over the hashes of the events, in hexadecimal. */
    root: sha256,
    /** The position in the store of the log up to which the backup reaches. The next backup reads on from there. */
    position: z.string().regex(/^\d+$/),
    /** In their order. */
    segments: z.array(logSegment).min(1),
  }),
  /** In an order in which their foreign keys can be restored. */
  tables: z.array(tableCopy),
  /** The checksum of the file of keys, which is kept apart; null for a backup without keys. */
  keys: z.strictObject({ file: z.string(), bytes: z.int(), sha256 }).nullable(),
});
export type BackupManifest = z.infer<typeof manifest>;

/** The name of a backup that is made at this time, which also is the name of its folder. */
export const toBackupName = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/** When the backup with this name was made, to the second. */
export const toBackupTime = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** All files that a backup consists of, without its keys. */
export const listBackupFiles = ({ log, tables }: BackupManifest): readonly BackupFile[] => [...log.segments, ...tables];

export const sumBackupBytes = (manifest: BackupManifest): number =>
  listBackupFiles(manifest).reduce((sum, { bytes }) => sum + bytes, manifest.keys?.bytes ?? 0);

/** The last line is the checksum of the lines before it. */
const formatManifest = (content: BackupManifest): string => {
  // Parsing puts the fields into one order.
  const text = `${JSON.stringify(manifest.parse(content), null, 2)}\n`;
  return `${text}${createHash('sha256').update(text).digest('hex')}\n`;
};

/** Writes the manifest, which makes the backup complete. */
export const writeManifest = (folder: string, content: BackupManifest): Promise<void> =>
  writeDurably(join(folder, content.name, MANIFEST_FILE), formatManifest(content));

/** Throws BackupFault if there is no such backup, or a byte of its manifest was changed. */
export const readManifest = async (folder: string, name: string): Promise<BackupManifest> => {
  const path = `${name}/${MANIFEST_FILE}`;
  const text = await readFile(join(folder, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BackupFault(`There is no complete backup ${name} in ${folder}`);
  });
  const parsed = manifest.safeParse(parseJson(text.replace(/\n.*\n$/, '')));
  if (parsed.success && formatManifest(parsed.data) === text) return parsed.data;
  throw new BackupFault(`${path} was changed after it was written, or a newer release wrote it`);
};
