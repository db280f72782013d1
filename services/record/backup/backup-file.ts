/** Writes and reads the files of a backup, which are compressed and, for recipients, encrypted in the format of age. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupFault } from './backup-fault.ts';
import type { BackupFile } from './backup-manifest.ts';

type Chunks = AsyncIterable<Uint8Array>;

export interface WrittenFile {
  /** Of the stored bytes. */
  readonly bytes: number;
  readonly sha256: string;
}

/** The ending of the files that are written for these recipients. */
export const toFileEnding = (recipients: readonly string[]): string => (recipients.length === 0 ? '.gz' : '.gz.age');

/**
 * Writes a new file, readable only by its owner, and waits until it is on the disk. Throws what the content and the disk
 * throw.
 */
export const writeBackupFile = async (
  path: string,
  content: AsyncIterable<string | Uint8Array>,
  recipients: readonly string[],
): Promise<WrittenFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = async function* (chunks: Chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(
    Readable.from(content, { objectMode: false }),
    createGzip(),
    (chunks: Chunks) => encrypt(chunks, recipients),
    measure,
    createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
};

/** Throws BackupFault, which names the file, if its bytes are not those that were written. */
export const checkBackupFile = async (
  path: string,
  { bytes, sha256 }: WrittenFile,
  onProgress: (bytes: number) => void = () => {},
): Promise<void> => {
  const hash = createHash('sha256');
  let read = 0;
  try {
    for await (const chunk of createReadStream(path) as Chunks) {
      hash.update(chunk);
      read += chunk.length;
      onProgress(chunk.length);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupFault(`The file ${path} is missing`);
  }
  if (read !== bytes) throw new BackupFault(`The file ${path} has ${read} bytes, and ${bytes} were written`);
  if (hash.digest('hex') !== sha256) throw new BackupFault(`The file ${path} was changed after it was written`);
};

/** The content of a file that `checkBackupFile` has accepted. Throws BackupFault if no identity opens it. */
export async function* readBackupFile(path: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const stored = createReadStream(path) as Chunks;
  const compressed = path.endsWith('.age') ? decrypt(path, stored, identities) : stored;
  const gunzip = createGunzip();
  const unpacking = pipeline(Readable.from(compressed), gunzip);
  // The loop below throws the same fault.
  unpacking.catch(() => {});
  yield* gunzip as Chunks;
  await unpacking;
}

async function* encrypt(chunks: Chunks, recipients: readonly string[]): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) {
    yield* chunks;
    return;
  }
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* fromWebStream(await encrypter.encrypt(toWebStream(chunks)));
}

async function* decrypt(path: string, chunks: Chunks, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    yield* fromWebStream(await decrypter.decrypt(toWebStream(chunks)));
  } catch (error) {
    throw new BackupFault(`The key does not open ${path}`, { cause: error });
  }
}

/** The library of age reads and writes the streams of the web. */
const toWebStream = (chunks: Chunks) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;
const fromWebStream = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]) as Chunks;

/** Where a file of a backup is. */
export const toFilePath = (folder: string, { path }: Pick<BackupFile, 'path'>): string => join(folder, path);
