import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api.ts';
import { useProfile } from '../app/session.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Trouble } from './draft-server.ts';
import type { Kept } from './kept.ts';
import { draftOf, holdDraft, letGo } from './open-drafts.ts';

interface Options<T> {
  /** What the page opens with where nothing was typed before; a draft like this counts as none. */
  initial: T;
  /** What a stored draft means, for example by a schema; null when it is none of this form's. */
  read(body: unknown): T | null;
  /** `offered`: the page opens with `initial`, and the draft is restored or discarded by choice. */
  mode?: 'applied' | 'offered';
}

export interface ServerDraft<T> extends Kept<T> {
  /** Takes what stands on the page now; saved a second after the last keystroke. */
  set(value: T | ((before: T) => T)): void;
  /** Saves at once, as when a field is left; true when everything is saved. */
  flush(): Promise<boolean>;
  /** After submitting: deletes the draft. What is on the page stays there. */
  discard(): Promise<boolean>;
  /** The answers to `offer`: take it; keep what is on the page over it; delete it. */
  takeOffer(): void;
  keepMine(): Promise<boolean>;
  dropOffer(): Promise<boolean>;
  /** True only while the last words are not saved yet. */
  leavingNeedsAsking: boolean;
}

/**
 * What is typed on a page before it is submitted, kept on the server for its person: over reloads, crashes, lost
 * connections, signing out and other devices. `key` (see `draftKey`) is one for as long as the caller is mounted.
 */
export function useServerDraft<T>(key: string, { initial, read, mode = 'applied' }: Options<T>): ServerDraft<T> {
  const { id: person } = useProfile();
  const [keeper] = useState(() => draftOf<T>(person, key, { initial, read, applies: mode === 'applied' }));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  useKeeping(person, key, keeper);
  useEndedSession(kept.trouble);
  const [actions] = useState(() => actionsOf(keeper));
  return { ...kept, ...actions, leavingNeedsAsking: kept.dirty };
}

function useKeeping<T>(person: string, key: string, keeper: DraftKeeper<T>): void {
  useEffect(() => {
    holdDraft(person, key, keeper);
    void keeper.open();
    const save = () => void keeper.flush();
    const hidden = () => void (document.hidden ? keeper.flush(true) : keeper.look());
    const leaving = () => void keeper.flush(true);
    addEventListener('focusout', save);
    addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('focusout', save);
      removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', hidden);
      letGo(person, key, keeper);
    };
  }, [person, key, keeper]);
}

/** A save that finds the session over lets the page ask for signing in again; then it is repeated. */
function useEndedSession(trouble: Trouble | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (trouble?.kind === 'signed-out') dispatch(api.util.invalidateTags(['session']));
  }, [trouble, dispatch]);
}

const actionsOf = <T>(keeper: DraftKeeper<T>) => ({
  set: (next: T | ((before: T) => T)) =>
    keeper.type(typeof next === 'function' ? (next as (before: T) => T)(keeper.state().value) : next),
  flush: () => keeper.flush(),
  discard: () => keeper.discard(),
  takeOffer: () => keeper.takeOffer(),
  keepMine: () => keeper.keepMine(),
  dropOffer: () => keeper.dropOffer(),
});
