/** The drafts of this tab: those of the open page, and those of pages that were left before everything was sent. */

import type { DraftSync } from './draft-sync.ts';
import { listLocalCopies } from './local-copy.ts';

const open = new Map<string, DraftSync<unknown>>();
const onPage = new Set<unknown>();
const nameOf = (person: string, key: string) => `${person}/${key}`;

/** The draft of this person and key that is shown or still being sent. */
export const findOpenDraft = <T>(person: string, key: string): DraftSync<T> | undefined =>
  open.get(nameOf(person, key)) as DraftSync<T> | undefined;

/** Counts this draft among those of the open page, until it is released. */
export function registerDraftSync<T>(person: string, key: string, draftSync: DraftSync<T>): void {
  open.set(nameOf(person, key), draftSync as DraftSync<unknown>);
  onPage.add(draftSync);
}

/** Keeps sending the draft of a page that was left, and forgets it once everything is saved. */
export function releaseDraftSync<T>(person: string, key: string, draftSync: DraftSync<T>): void {
  const name = nameOf(person, key);
  onPage.delete(draftSync);
  const forget = () => {
    if (draftSync.state().dirty || onPage.has(draftSync) || open.get(name) !== draftSync) return;
    open.delete(name);
    draftSync.stop();
  };
  draftSync.subscribe(forget);
  void draftSync.flush().then(forget);
}

export const hasUnsavedDrafts = (): boolean => [...open.values()].some((draftSync) => draftSync.state().dirty);

/** The reason why the server refused to save a draft of this tab; undefined if it refused none. */
export function findDraftSaveRefusal(): string | undefined {
  const states = [...open.values()].map((draftSync) => draftSync.state());
  const refused = states.flatMap(({ dirty, failure }) => (dirty && failure?.kind === 'refused' ? failure.detail : []));
  return refused[0];
}

/** Saves all drafts now; resolves to true when nothing is left. */
export async function saveOpenDrafts(): Promise<boolean> {
  const saved = await Promise.all([...open.values()].map((draftSync) => draftSync.flush()));
  return saved.every(Boolean);
}

/** Its code is loaded only for a page that was left, so that the first page need not load how drafts are merged. */
const sendLeftDrafts = async (person: string, keys: readonly string[]): Promise<boolean> =>
  keys.length === 0 ||
  import('./create-draft-sync.ts').then(
    ({ sendLocalDraft }) =>
      Promise.all(keys.map((key) => sendLocalDraft(person, key))).then((sent) => sent.every(Boolean)),
    () => false,
  );

/** Sends every draft of this person that only this browser has, including those of pages that were left long ago. */
export async function sendLocalDrafts(person: string): Promise<boolean> {
  const left = listLocalCopies(person).filter((key) => !findOpenDraft(person, key));
  return (await Promise.all([saveOpenDrafts(), sendLeftDrafts(person, left)])).every(Boolean);
}

/** Called when a page or device of this person has saved a draft, or has discarded it, which gives the revision 0. */
export const noticeDraftChange = (person: string, key: string, revision: number): void =>
  void findOpenDraft(person, key)?.noticeRevision(revision);

/** Checks every draft of this tab whose changes elsewhere may not have been notified. */
export const checkOpenDrafts = (): Promise<unknown> =>
  Promise.all([...open.values()].map((draftSync) => draftSync.noticeRevision()));

/** Forgets the drafts of this tab without sending them. */
export function dropOpenDrafts(): void {
  for (const draftSync of open.values()) draftSync.stop();
  open.clear();
}
