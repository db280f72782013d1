import { LogGapError, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { ThreadStalledError } from '#services/platform/costly-work/run-in-thread.ts';

/** A backup cannot be made or restored, or is damaged or not complete. The message is a sentence without its full stop. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

const diskFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'the disk takes no larger file',
  EACCES: 'the folder may not be written or read by this user',
  EPERM: 'the folder may not be written or read by this user',
  ENOENT: 'there is no such folder or file',
  ENOTDIR: 'a file is where a folder must be',
  EEXIST: 'a file is where a folder must be',
  EROFS: 'the disk is read-only',
  EIO: 'the disk failed',
};

/** Why a backup or a restore failed, as a part of a sentence; undefined for a fault of the program. */
export const describeBackupFailure = (error: unknown): string | undefined => {
  const isNamed = [BackupFault, LogGapError, StoreUnavailableError, ThreadStalledError].some(
    (kind) => error instanceof kind,
  );
  if (isNamed) return (error as Error).message.replace(/\.$/, '');
  const { code, path } = error as NodeJS.ErrnoException;
  const fault = code === undefined ? undefined : diskFaults[code];
  return fault && (path === undefined ? fault : `${fault} (${path})`);
};
