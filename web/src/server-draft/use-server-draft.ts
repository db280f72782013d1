import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api.ts';
import { useProfile } from '../session/session.ts';
import type { SaveFailure } from './draft-server.ts';
import type { DraftStack } from './draft-stack.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftSync } from './draft-sync.ts';
import { createStackOptions, OfferedDraft } from './offered-draft.ts';
import { findOrCreateDraft, registerDraft, releaseDraft } from './open-drafts.ts';

interface Options<T> {
  /** The page's content when no draft exists; a draft that is equal to it counts as none. */
  initial: T;
  /** Parses a stored draft, for example by a schema; null when it does not belong to this form. */
  read(body: unknown): T | null;
}

export interface ServerDraft<T> extends DraftState<T> {
  /** Replaces the page's content. It is saved when typing pauses, at most once every few seconds. */
  set(value: T | ((before: T) => T)): void;
  /** Deletes the draft after a submission. The page keeps its content. */
  discard(): Promise<boolean>;
  /**
   * `takeOffer` puts the offered draft on the page. `leaveOffer` refuses it: in a conflict the page's content is saved
   * over it, otherwise the offered draft is deleted.
   */
  takeOffer(): void;
  leaveOffer(): Promise<boolean>;
}

/**
 * Keeps what a person types on a page on the server until it is submitted, across reloads, crashes, lost connections,
 * sign-outs and devices. `key` (see `draftKey`) must not change while the caller is mounted.
 */
export function useServerDraft<T>(
  key: string,
  { initial, read }: Options<T>,
): ServerDraft<T> & { saveAndCheckRemote(): Promise<boolean>; clear(): Promise<boolean> } {
  const { id: person } = useProfile();
  const [draftSync] = useState(() => findOrCreateDraft<T>(person, key, { initial, read }));
  const state = useDraftSync(person, key, draftSync, draftSync);
  const [actions] = useState(() => ({
    ...createActions(draftSync),
    leaveOffer: () => draftSync.keepLocal(),
    /** See `DraftSync.saveAndCheckRemote`. */
    saveAndCheckRemote: () => draftSync.saveAndCheckRemote(),
    /** See `DraftSync.clear`. */
    clear: () => draftSync.clear(),
  }));
  return { ...state, ...actions };
}

/**
 * Like `useServerDraft`, for a page that opens with `initial`: an earlier draft is offered, and new content is saved
 * beside it.
 */
export function useOfferedDraft<T>(key: string, { initial, read }: Options<T>): ServerDraft<T> {
  const { id: person } = useProfile();
  const [{ draftSync, offered }] = useState(() => {
    const draftSync = findOrCreateDraft<DraftStack<T>>(person, key, createStackOptions({ initial, read }));
    return { draftSync, offered: new OfferedDraft(draftSync, initial) };
  });
  const state = useDraftSync(person, key, draftSync, offered);
  const [actions] = useState(() => ({ ...createActions(offered), leaveOffer: () => offered.dropOffer() }));
  return { ...state, ...actions };
}

/** The draft itself, or the view of it that an `OfferedDraft` shows. */
type PageDraft<T> = Pick<DraftSync<T>, 'state' | 'subscribe' | 'type' | 'discard' | 'takeOffer'>;

function useDraftSync<T>(
  person: string,
  key: string,
  draftSync: DraftSync<unknown>,
  pageDraft: PageDraft<T>,
): DraftState<T> {
  const state = useSyncExternalStore(pageDraft.subscribe, pageDraft.state);
  useSessionCheckAfterFailure(state.failure);
  useEffect(() => {
    registerDraft(person, key, draftSync);
    void draftSync.open();
    const handleFocusOut = () => draftSync.leaveField();
    const handleVisibility = () => void (document.hidden ? draftSync.flush(true) : draftSync.checkRemote());
    const handlePageHide = () => void draftSync.flush(true);
    const handleFocus = () => void draftSync.checkRemote();
    addEventListener('focus', handleFocus);
    addEventListener('focusout', handleFocusOut);
    addEventListener('pagehide', handlePageHide);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      removeEventListener('focus', handleFocus);
      removeEventListener('focusout', handleFocusOut);
      removeEventListener('pagehide', handlePageHide);
      document.removeEventListener('visibilitychange', handleVisibility);
      releaseDraft(person, key, draftSync);
    };
  }, [person, key, draftSync]);
  return state;
}

/** Checks the session when a save fails for lack of one, so that the page asks the person to sign in again. */
function useSessionCheckAfterFailure(failure: SaveFailure | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (failure?.kind === 'signed-out') dispatch(api.util.invalidateTags(['session']));
  }, [failure, dispatch]);
}

const createActions = <T>(pageDraft: PageDraft<T>) => ({
  set: (next: T | ((before: T) => T)) =>
    pageDraft.type(typeof next === 'function' ? (next as (before: T) => T)(pageDraft.state().value) : next),
  discard: () => pageDraft.discard(),
  takeOffer: () => pageDraft.takeOffer(),
});
