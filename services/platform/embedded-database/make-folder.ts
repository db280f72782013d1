import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

/**
 * Creates a folder and its missing parents. Node's own `recursive` option never returns for paths such as /proc, where a
 * folder exists but nothing can be created in it. Throws the system's error.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path || (await exists(above))) throw error;
    await makeFolder(above);
    await mkdir(path, { mode });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Converts a file-system error in the data folder to a CannotStartError that says what to do; returns other errors unchanged. */
export function toDataFolderError(folder: string, error: unknown): unknown {
  const { code = '', path, syscall = '' } = error as NodeJS.ErrnoException;
  if (path === undefined || syscall.startsWith('spawn')) return error;
  const name = `DATA_DIR (${folder})`;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new CannotStartError(`${name} is not a folder. Name one in DATA_DIR, or move the file away.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new CannotStartError(`${name} is on a disk that is full. Free some space, then start again.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
    case 'ENAMETOOLONG':
    case 'ELOOP': {
      const what = syscall === 'mkdir' ? 'be made' : syscall === 'read' ? 'be read' : 'be written to';
      return new CannotStartError(
        `${name} cannot ${what} (${code}${path === folder ? '' : `, ${path}`}). ` +
          'Give this user permission to write there, or name another folder in DATA_DIR.',
      );
    }
    default:
      return error;
  }
}
