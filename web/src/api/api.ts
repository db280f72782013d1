import {
  buildCreateApi,
  coreModule,
  type Module,
  reactHooksModule,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import { changeTagTypes } from '#contracts/tags.ts';
import { type ApiBaseQuery, apiBaseQuery } from './api-base-query.ts';
import { isSignedOutCode, toFailure } from './problem.ts';

/** The tags of change notifications, and those that only requests of this tab change. */
const tagTypes = [...changeTagTypes, 'packets', 'session', 'unanswered'] as const;

/**
 * Sends the request, then reloads the session if it has ended or belongs to another person, and the whole cache if the
 * answer comes from another log.
 */
const queryAndInvalidate: ApiBaseQuery = async (args, context, extra) => {
  const result = await apiBaseQuery(args, context, extra);
  if (result.error?.kind === 'problem' && isSignedOutCode(result.error.problem.code)) {
    context.dispatch(api.util.invalidateTags(['session']));
  }
  if (result.meta?.otherLog) context.dispatch(api.util.invalidateTags([...tagTypes]));
  return result;
};

type TagFunction = (answer: unknown, error: unknown, ...rest: readonly unknown[]) => readonly unknown[];
interface Endpoint {
  readonly type: string;
  providesTags?: unknown;
}

/**
 * RTK Query derives the tags of a query from its answer, so a failed query has none. It gets the tag `unanswered`, so
 * that failed queries alone can be refetched.
 */
const tagUnanswered: Module<typeof reactHooksModuleName> = {
  name: reactHooksModuleName,
  init: () => ({
    injectEndpoint(_: string, endpoint: Endpoint) {
      if (endpoint.type === 'mutation') return;
      const own = (endpoint.providesTags ?? []) as TagFunction | readonly unknown[];
      endpoint.providesTags = ((answer, error, ...rest) => [
        ...(typeof own === 'function' ? own(answer, error, ...rest) : own),
        ...(error && toFailure(error).outcomeUnknown ? ['unanswered'] : []),
      ]) satisfies TagFunction;
    },
  }),
};
const createApi = buildCreateApi(coreModule(), reactHooksModule(), tagUnanswered);

/** The cache of the server's answers. Each feature adds its own endpoints with `injectEndpoints`. */
export const api = createApi({
  baseQuery: queryAndInvalidate,
  tagTypes,
  endpoints: () => ({}),
});

export type ApiTagType = (typeof tagTypes)[number];
export type ApiTag = Parameters<typeof api.util.invalidateTags>[0][number];

/** What changes with the boards but is not sent by the feed, such as the boards of groups and of bands of grades. */
export const filteredBoardsTag = { type: 'leaderboard', id: 'filtered' } as const;

/** Every tag except `unanswered`. */
export const allDataTags: readonly ApiTag[] = tagTypes;

/** A tag of a notification in the form of the store: `student:7` is the student with the id 7. No query has an unknown tag. */
export const toApiTag = (tag: string): ApiTag => {
  const [type, id] = tag.split(':');
  return (id === undefined ? type : { type, id }) as ApiTag;
};
