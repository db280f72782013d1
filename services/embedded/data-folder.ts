import { link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { folderFault, makeFolder } from './make-folder.ts';
import { identify, isRunning } from './processes.ts';

const holder = z.object({
  pid: z.int(),
  started: z.string(),
  executable: z.string(),
  /** The server, or an operator's command that started the database for its own run. */
  what: z.enum(['server', 'command']),
  /** Where the server answers, once it does. */
  url: z.string().optional(),
});
export type AccountHolder = Readonly<z.output<typeof holder>>;

export interface Hold {
  /** Lets those who find the folder held know where the server answers. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the data folder (made when missing) for this process, or answers who has it. What a killed process left is
 * taken over: a holder counts only while the very process that wrote its name still runs. Throws CannotStart where
 * nothing can be written.
 */
export async function holdFolder(
  folder: string,
  what: AccountHolder['what'],
): Promise<{ hold: Hold } | { heldBy: AccountHolder }> {
  try {
    await makeFolder(folder);
    return await takenOrHeld(folder, what);
  } catch (error) {
    throw folderFault(folder, error);
  }
}

async function takenOrHeld(
  folder: string,
  what: AccountHolder['what'],
): Promise<{ hold: Hold } | { heldBy: AccountHolder }> {
  const file = join(folder, 'holder.json');
  const draft = `${file}.${crypto.randomUUID()}`;
  const self = await identify(process.pid);
  if (self === undefined) throw new Error('a process could not find itself');
  const write = (url?: string) => writeFile(draft, JSON.stringify({ ...self, what, url }));

  await write();
  try {
    while (!(await linked(draft, file))) {
      const heldBy = await readHolder(file);
      if (heldBy !== undefined && (await isRunning(heldBy))) return { heldBy };
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

/** What killed processes were about to write. */
async function removeDrafts(folder: string): Promise<void> {
  const minuteAgo = Date.now() - 60_000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith('holder.json.')) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < minuteAgo) await rm(join(folder, name), { force: true });
  }
}

/** Both names are of one file or nothing happened: two processes cannot both succeed. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<AccountHolder | undefined> {
  try {
    return holder.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Between reading and removing another process may have taken the folder: look at what was moved, put a live one back. */
async function removeStale(file: string, judged: AccountHolder | undefined): Promise<void> {
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved !== undefined && moved.pid !== judged?.pid && (await isRunning(moved))) await linked(aside, file);
  await rm(aside, { force: true });
}
