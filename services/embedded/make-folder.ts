import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotStart } from '#services/config/cannot-start.ts';

/**
 * Makes a folder and those above it, unless they stand. Node's own `recursive` never comes back from places such as
 * /proc, where a folder is there and yet nothing can be made in it. Throws what the system says.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path || (await stands(above))) throw error;
    await makeFolder(above);
    await mkdir(path, { mode });
  }
}

const stands = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Why the data folder cannot be used, in words, where the system's error is about its files; any other as it is. */
export function folderFault(folder: string, error: unknown): unknown {
  const { code = '', path, syscall = '' } = error as NodeJS.ErrnoException;
  if (path === undefined || syscall.startsWith('spawn')) return error;
  const name = `DATA_DIR (${folder})`;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new CannotStart(`${name} is not a folder. Name one in DATA_DIR, or move the file away.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new CannotStart(`${name} is on a disk that is full. Make room, then start again.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
    case 'ENAMETOOLONG':
    case 'ELOOP': {
      const what = syscall === 'mkdir' ? 'be made' : syscall === 'read' ? 'be read' : 'be written to';
      return new CannotStart(
        `${name} cannot ${what} (${code}${path === folder ? '' : `, ${path}`}). ` +
          'Give this user the right to write there, or name another folder in DATA_DIR.',
      );
    }
    default:
      return error;
  }
}
