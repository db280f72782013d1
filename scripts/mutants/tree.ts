import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Mutant, planted } from './mutant.ts';

const root = join(import.meta.dirname, '..', '..');

/** A copy of the project in which faults are planted, one after another. */
export interface Tree extends AsyncDisposable {
  readonly folder: string;
  /** Plants a fault; disposing of it puts the files back. Throws when an edit no longer applies. */
  plant(mutant: Mutant): Promise<AsyncDisposable>;
}

/** What git knows and does not ignore, as it stands, beside the packages that are installed here. */
export async function copyTree(): Promise<Tree> {
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-mutant-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed.toString().split('\0');
  for (const file of files.filter((name) => name !== '' && !name.startsWith('web/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // one that was deleted and is still listed
    await cp(join(root, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    plant: (mutant) => plant(folder, mutant),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Each package by itself, so that what tools keep among them (caches) is not shared with other runs. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from))
    if (name === '.bin' || !name.startsWith('.')) await symlink(join(from, name), join(to, name));
}

async function plant(folder: string, { edits }: Mutant): Promise<AsyncDisposable> {
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const edit of edits) {
    const file = join(folder, edit.file);
    const text = after.get(file) ?? (await readFile(file, 'utf8'));
    if (!before.has(file)) before.set(file, text);
    after.set(file, planted(text, edit));
  }
  const write = async (texts: ReadonlyMap<string, string>) => {
    for (const [file, text] of texts) await writeFile(file, text);
  };
  await write(after);
  return { [Symbol.asyncDispose]: () => write(before) };
}
