import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import { DEFAULT_CLASSES_MAX } from '#events/values/limits.ts';
import { coreApi } from '../api/core-api.ts';
import type { PagePerson } from './find-person.ts';

/**
 * Reducer for the id of the page's person: the first person that the server named, even if another person signs in
 * later in another tab.
 */
export const reducePagePersonId = (held: string | null = null, action: UnknownAction): string | null =>
  held ?? (coreApi.endpoints.getSession.matchFulfilled(action) ? (action.payload.user?.id ?? null) : null);

/** True while the person is asked to sign in again. Until then the server refuses the requests of this page. */
export const useIsSessionOver = (): boolean => coreApi.useGetSessionQuery().data?.user === null;

const SESSION_CHECK_MS = 5_000;

/** Loads the session again and again while `active`, on pages that have no feed to learn from that it ended. */
export function useSessionCheck(active: boolean): void {
  coreApi.useGetSessionQuery(undefined, {
    pollingInterval: active ? SESSION_CHECK_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

/** The centre is reloaded at this interval, so that its current date is right after midnight. */
const CENTRE_INTERVAL_MS = 5 * 60_000;

/** The centre's name, time zone, date, rules and demo accounts; undefined while they load. */
export function useCentre(): CentreResponse | undefined {
  return coreApi.useGetCentreQuery(undefined, { pollingInterval: CENTRE_INTERVAL_MS }).data;
}

/** The cap of remaining and of total classes today. Until the centre has loaded, the one with which a centre begins. */
export const useClassesMax = (): number => useCentre()?.classes_max ?? DEFAULT_CLASSES_MAX;

/**
 * The page's person, provided by the guard. It is kept when the session ends, until the same person has signed in
 * again.
 */
export const ProfileContext = createContext<PagePerson | null>(null);

/** The page's person. Only for pages that the guard protects. */
export function useProfile(): PagePerson {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('useProfile belongs on guarded pages');
  return profile;
}
