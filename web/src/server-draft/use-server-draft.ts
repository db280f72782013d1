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
  /** What the page opens with where nothing was typed before; a draft like this counts as none. */
  initial: T;
  /** What a stored draft means, for example by a schema; null when it is none of this form's. */
  read(body: unknown): T | null;
}

export interface ServerDraft<T> extends DraftState<T> {
  /** Takes what stands on the page now; saved when typing rests, at most every few seconds. */
  set(value: T | ((before: T) => T)): void;
  /** Saves at once, as when a field is left; true when everything is saved. */
  flush(): Promise<boolean>;
  /** After submitting: deletes the draft. What is on the page stays there. */
  discard(): Promise<boolean>;
  /** The answers to `offer`: take it, or leave it: of a conflict what is on the page is saved over it, else it is deleted. */
  takeOffer(): void;
  leaveOffer(): Promise<boolean>;
  /** True only while the last words are not saved yet. */
  confirmBeforeLeaving: boolean;
}

/**
 * What is typed on a page before it is submitted, kept on the server for its person: over reloads, crashes, lost
 * connections, signing out and other devices. `key` (see `draftKey`) is one for as long as the caller is mounted.
 */
export function useServerDraft<T>(
  key: string,
  { initial, read }: Options<T>,
): ServerDraft<T> & { saveAndCheckRemote(): Promise<boolean>; clear(): Promise<boolean> } {
  const { id: person } = useProfile();
  const [keeper] = useState(() => findOrCreateDraft<T>(person, key, { initial, read }));
  const kept = useDraftSync(person, key, keeper, keeper);
  const [actions] = useState(() => ({
    ...createActions(keeper, keeper),
    leaveOffer: () => keeper.keepLocal(),
    /** See `DraftKeeper.saveAndCheckRemote`. */
    saveAndCheckRemote: () => keeper.saveAndCheckRemote(),
    /** See `DraftKeeper.clear`. */
    clear: () => keeper.clear(),
  }));
  return { ...kept, ...actions, confirmBeforeLeaving: kept.dirty };
}

/** The same for a page that opens with `initial`: what was typed before is offered, and what is typed is saved beside it. */
export function useOfferedDraft<T>(key: string, { initial, read }: Options<T>): ServerDraft<T> {
  const { id: person } = useProfile();
  const [{ keeper, offered }] = useState(() => {
    const keeper = findOrCreateDraft<DraftStack<T>>(person, key, createStackOptions({ initial, read }));
    return { keeper, offered: new OfferedDraft(keeper, initial) };
  });
  const kept = useDraftSync(person, key, keeper, offered);
  const [actions] = useState(() => ({ ...createActions(keeper, offered), leaveOffer: () => offered.dropOffer() }));
  return { ...kept, ...actions, confirmBeforeLeaving: kept.dirty };
}

/** What is on the page, and how it is kept: the draft itself or what is shown of it. */
type PageDraft<T> = Pick<DraftSync<T>, 'state' | 'subscribe' | 'type' | 'discard' | 'takeOffer'>;

function useDraftSync<T>(person: string, key: string, keeper: DraftSync<unknown>, onPage: PageDraft<T>): DraftState<T> {
  const kept = useSyncExternalStore(onPage.subscribe, onPage.state);
  useSessionCheckAfterFailure(kept.failure);
  useEffect(() => {
    registerDraft(person, key, keeper);
    void keeper.open();
    const leaveField = () => keeper.leaveField();
    const hidden = () => void (document.hidden ? keeper.flush(true) : keeper.checkRemote());
    const leaving = () => void keeper.flush(true);
    const back = () => void keeper.checkRemote();
    addEventListener('focus', back);
    addEventListener('focusout', leaveField);
    addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('focus', back);
      removeEventListener('focusout', leaveField);
      removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', hidden);
      releaseDraft(person, key, keeper);
    };
  }, [person, key, keeper]);
  return kept;
}

/** A save that finds the session over lets the page ask for signing in again; then it is repeated. */
function useSessionCheckAfterFailure(failure: SaveFailure | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (failure?.kind === 'signed-out') dispatch(api.util.invalidateTags(['session']));
  }, [failure, dispatch]);
}

const createActions = <T>(keeper: { flush(): Promise<boolean> }, onPage: PageDraft<T>) => ({
  set: (next: T | ((before: T) => T)) =>
    onPage.type(typeof next === 'function' ? (next as (before: T) => T)(onPage.state().value) : next),
  flush: () => keeper.flush(),
  discard: () => onPage.discard(),
  takeOffer: () => onPage.takeOffer(),
});
