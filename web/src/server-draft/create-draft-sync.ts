import { createDraftServer } from './draft-server.ts';
import { DraftSync } from './draft-sync.ts';
import type { DraftFormat } from './draft-versions.ts';
import { createLocalCopyStore } from './local-copy.ts';

/** The draft of this person and key, with what this browser has of it. */
export const createDraftSync = <T>(person: string, key: string, form: DraftFormat<T>): DraftSync<T> =>
  new DraftSync<T>({ ...form, server: createDraftServer(person, key), copy: createLocalCopyStore(person, key) });

/** Sends a draft that only this browser has, whatever its form; resolves to false if the server does not have it then. */
export async function sendLocalDraft(person: string, key: string): Promise<boolean> {
  const draftSync = createDraftSync<unknown>(person, key, { initial: null, read: (body) => body });
  await draftSync.checkRemote();
  return draftSync.flush();
}
