import type { CentreAnswer } from '#contracts/centre.ts';
import type { Profile, SessionAnswer } from '#contracts/session.ts';
import { api } from '../api/api.ts';
import { profileOf } from './profile.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionAnswer, void>({ query: () => '/session', providesTags: ['session'] }),
    getCentre: build.query<CentreAnswer, void>({ query: () => '/centre', providesTags: ['centre'] }),
    signOut: build.mutation<null, void>({ query: () => ({ url: '/auth/sign-out', method: 'POST', body: {} }) }),
  }),
});
export const { useGetSessionQuery, useSignOutMutation } = sessionApi;

/** How often the centre's day is asked for again, so that “today” is right after midnight. */
const CENTRE_EVERY_MS = 5 * 60_000;

/** The centre's name, zone, today and demo accounts; undefined while it loads. */
export function useCentre(): CentreAnswer | undefined {
  return sessionApi.useGetCentreQuery(undefined, { pollingInterval: CENTRE_EVERY_MS }).data;
}

/** The person who is signed in, on a page that the guard let through. */
export function useProfile(): Profile {
  const session = useGetSessionQuery().data;
  const profile = session && profileOf(session);
  if (!profile) throw new Error('useProfile belongs on guarded pages');
  return profile;
}
