/** The drafts that are being kept in this tab: those on the page, and those of pages that were left before all was sent. */

import { draftServer } from './draft-server.ts';
import type { DraftOptions } from './draft-state.ts';
import { DraftSync } from './draft-sync.ts';
import { createLocalCopyStore, listLocalCopies } from './local-copy.ts';

const open = new Map<string, DraftSync<unknown>>();
const onPage = new Set<unknown>();
const nameOf = (person: string, key: string) => `${person}/${key}`;

/** The draft of this person and key; one that is still being sent goes on. */
export function findOrCreateDraft<T>(
  person: string,
  key: string,
  parts: Pick<DraftOptions<T>, 'initial' | 'read' | 'merge'>,
): DraftSync<T> {
  const standing = open.get(nameOf(person, key));
  if (standing !== undefined) return standing as DraftSync<T>;
  return new DraftSync<T>({ ...parts, server: draftServer(person, key), copy: createLocalCopyStore(person, key) });
}

export function registerDraft<T>(person: string, key: string, keeper: DraftSync<T>): void {
  open.set(nameOf(person, key), keeper as DraftSync<unknown>);
  onPage.add(keeper);
}

/** Goes on sending what is left of a draft whose page is gone. */
export function releaseDraft<T>(person: string, key: string, keeper: DraftSync<T>): void {
  const name = nameOf(person, key);
  onPage.delete(keeper);
  const forget = () => {
    if (keeper.state().dirty || onPage.has(keeper) || open.get(name) !== keeper) return;
    open.delete(name);
    keeper.stop();
  };
  keeper.subscribe(forget);
  void keeper.flush().then(forget);
}

/** True while something that was typed in this tab is not saved. */
export const hasUnsavedDrafts = (): boolean => [...open.values()].some((keeper) => keeper.state().dirty);

/** Why the server refused to save something that was typed in this tab; undefined where it refused nothing. */
export function findSaveRefusal(): string | undefined {
  for (const keeper of open.values()) {
    const { dirty, failure } = keeper.state();
    if (dirty && failure?.kind === 'refused') return failure.detail;
  }
  return undefined;
}

/** Saves everything now; true when nothing is left. `leaving`: the page may be gone before the answers. */
export async function saveOpenDrafts(leaving = false): Promise<boolean> {
  const saved = await Promise.all([...open.values()].map((keeper) => keeper.flush(leaving)));
  return saved.every(Boolean);
}

/** Sends again what waits for an answer from before the connection was lost, and what failed meanwhile. */
export function retryOpenDrafts(): void {
  for (const keeper of open.values()) void keeper.reconnected();
}

/** Sends everything of this person that this browser alone holds, pages that were left long ago included. */
export async function sendAllDrafts(person: string): Promise<boolean> {
  const saved = await saveOpenDrafts();
  const left = listLocalCopies(person).filter((key) => !open.has(nameOf(person, key)));
  const sent = await Promise.all(
    left.map(async (key) => {
      const keeper = findOrCreateDraft<unknown>(person, key, { initial: null, read: (body) => body });
      await keeper.open();
      return keeper.flush();
    }),
  );
  return saved && sent.every(Boolean);
}

/** When somebody else takes the page over: nothing is asked of them, and nothing sent; it stays for its own person. */
export function dropOpenDrafts(): void {
  for (const keeper of open.values()) keeper.stop();
  open.clear();
}
