import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api.ts';
import { useProfile } from '../session/session.ts';
import { createDraftSync } from './create-draft-sync.ts';
import type { DraftFormat } from './draft-versions.ts';
import { findOpenDraft, registerDraftSync, releaseDraftSync } from './open-drafts.ts';

/**
 * Keeps what a person types on a page on the server until it is submitted, across reloads, crashes, lost connections,
 * sign-outs and devices. `key` (see `draft-keys.ts` of the contracts) must not change while the caller is mounted.
 */
export function useServerDraft<T>(key: string, form: DraftFormat<T>) {
  const { id: person } = useProfile();
  const [draftSync] = useState(() => {
    const open = findOpenDraft<T>(person, key);
    open?.reopen();
    return open ?? createDraftSync(person, key, form);
  });
  const state = useSyncExternalStore(draftSync.subscribe, draftSync.state);
  const dispatch = useDispatch();
  const isSignedOut = state.failure?.kind === 'signed-out';
  useEffect(() => {
    // The page then asks the person to sign in again.
    if (isSignedOut) dispatch(api.util.invalidateTags(['session']));
  }, [isSignedOut, dispatch]);
  useEffect(() => {
    registerDraftSync(person, key, draftSync);
    const listeners = new AbortController();
    const { signal } = listeners;
    const flush = () => void draftSync.flush();
    const checkRemote = () => void draftSync.checkRemote();
    checkRemote();
    addEventListener('focus', checkRemote, { signal });
    addEventListener('focusout', () => draftSync.leaveField(), { signal });
    addEventListener('pagehide', flush, { signal });
    addEventListener('online', () => void draftSync.reconnected(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? flush() : checkRemote()), { signal });
    return () => {
      listeners.abort();
      releaseDraftSync(person, key, draftSync);
    };
  }, [person, key, draftSync]);
  const [actions] = useState(() => ({
    /** Replaces the page's content. It is saved when typing pauses, at most once every few seconds. */
    set: (next: T | ((before: T) => T)) =>
      draftSync.type(typeof next === 'function' ? (next as (before: T) => T)(draftSync.state().value) : next),
    takeOffer: () => draftSync.takeOffer(),
    dropOffer: () => draftSync.dropOffer(),
    latest: () => draftSync.state(),
    saveAndCheckRemote: () => draftSync.saveAndCheckRemote(),
    discard: () => draftSync.discard(),
    discardAll: () => draftSync.discardAll(),
    clear: () => draftSync.clear(),
  }));
  return { ...state, ...actions };
}
