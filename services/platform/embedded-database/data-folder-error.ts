import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

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
