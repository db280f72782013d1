import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file (mode 0600) atomically and syncs it and its folder to disk, so that it survives a power failure. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  // Windows cannot open folders, and makes renames durable without a sync.
  if (process.platform !== 'win32') await syncFolder(dirname(file));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
