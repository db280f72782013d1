import { link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '#services/platform/files/make-folder.ts';
import { toDataFolderError } from './data-folder-error.ts';
import { identifyProcess, isStillRunning } from './processes.ts';

const holder = z.object({
  pid: z.int(),
  started: z.string(),
  executable: z.string(),
  /** The kind of process: the server, or an operator's command that started the database for its own run. */
  what: z.enum(['server', 'command']),
  /** URL of the server; missing until it accepts requests. */
  url: z.string().optional(),
});
export type DataFolderHolder = Readonly<z.output<typeof holder>>;

export interface DataFolderLock {
  /** Records the server's URL, which processes that find the folder locked can show. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process and creates it if it is missing, or returns the process that holds it. The lock
 * is valid only while the process that wrote it runs, so the lock of a killed process is taken over. Throws CannotStartError
 * if the folder cannot be written to.
 */
export async function acquireDataFolder(
  folder: string,
  what: DataFolderHolder['what'],
): Promise<{ hold: DataFolderLock } | { heldBy: DataFolderHolder }> {
  try {
    await makeFolder(folder);
    return await acquireOrFindHolder(folder, what);
  } catch (error) {
    throw toDataFolderError(folder, error);
  }
}

async function acquireOrFindHolder(
  folder: string,
  what: DataFolderHolder['what'],
): Promise<{ hold: DataFolderLock } | { heldBy: DataFolderHolder }> {
  const file = join(folder, 'holder.json');
  const draft = `${file}.${crypto.randomUUID()}`;
  const self = await identifyProcess(process.pid);
  if (self === undefined)
    throw new Error('the data folder cannot be locked: this process was not found in the process list');
  const write = (url?: string) => writeFile(draft, JSON.stringify({ ...self, what, url }));

  await write();
  try {
    while (!(await tryLink(draft, file))) {
      const heldBy = await readHolder(file);
      if (heldBy !== undefined && (await isStillRunning(heldBy))) return { heldBy };
      await removeStale(file, heldBy);
    }
  } finally {
    await rm(draft, { force: true });
  }
  await removeDrafts(folder);
  return {
    hold: {
      announce: async (url) => {
        await write(url);
        await rename(draft, file);
      },
      release: () => rm(file, { force: true }),
    },
  };
}

/** Removes temporary lock files, older than a minute, of killed processes. */
async function removeDrafts(folder: string): Promise<void> {
  const minuteAgo = Date.now() - 60_000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith('holder.json.')) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < minuteAgo) await rm(join(folder, name), { force: true });
  }
}

/** Creates the hard link and returns true, or returns false if `to` exists. The operation is atomic: only one process succeeds. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<DataFolderHolder | undefined> {
  try {
    return holder.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Removes a stale lock. Another process may have acquired the lock since it was judged, so the file is renamed first and
 * restored if it names another running process.
 */
async function removeStale(file: string, judged: DataFolderHolder | undefined): Promise<void> {
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved !== undefined && moved.pid !== judged?.pid && (await isStillRunning(moved))) await tryLink(aside, file);
  await rm(aside, { force: true });
}
