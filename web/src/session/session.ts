import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import type { CentreAnswer } from '#contracts/centre.ts';
import type { Profile, SessionAnswer } from '#contracts/session.ts';
import { api } from '../api/api.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Says nothing of whose page it is: whoever is signed in by now is the answer. */
    getSession: build.query<SessionAnswer, void>({
      query: () => ({ url: '/session', person: null }),
      providesTags: ['session'],
    }),
    getCentre: build.query<CentreAnswer, void>({ query: () => '/centre', providesTags: ['centre'] }),
    signOut: build.mutation<null, void>({ query: () => ({ url: '/auth/sign-out', method: 'POST', body: {} }) }),
    signOutEverywhere: build.mutation<null, void>({
      query: () => ({ url: '/auth/sign-out-everywhere', method: 'POST', body: {} }),
    }),
  }),
});
export const { useGetSessionQuery, useSignOutMutation, useSignOutEverywhereMutation } = sessionApi;

/** The id of the person whose page this is: the first whom the server named, whoever signs in in another tab later. */
export const pagePersonId = (held: string | null = null, action: UnknownAction): string | null =>
  held ?? (sessionApi.endpoints.getSession.matchFulfilled(action) ? (action.payload.user?.id ?? null) : null);

/** True while somebody is asked to sign in again: until then the server tells this page nothing. */
export const useIsSessionOver = (): boolean => useGetSessionQuery().data?.user === null;

/** How often the centre's day is asked for again, so that “today” is right after midnight. */
const CENTRE_EVERY_MS = 5 * 60_000;

/** The centre's name, zone, today and demo accounts; undefined while it loads. */
export function useCentre(): CentreAnswer | undefined {
  return sessionApi.useGetCentreQuery(undefined, { pollingInterval: CENTRE_EVERY_MS }).data;
}

/** Whose page it is, from the guard; the same while their session has ended and they sign in again. */
export const PersonContext = createContext<Profile | null>(null);

/** The person whose page this is, where the guard let them through. */
export function useProfile(): Profile {
  const profile = useContext(PersonContext);
  if (!profile) throw new Error('useProfile belongs on guarded pages');
  return profile;
}
