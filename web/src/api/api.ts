import {
  type BaseQueryFn,
  buildCreateApi,
  coreModule,
  type Module,
  reactHooksModule,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import { type ApiArgs, type ApiMeta, baseQuery } from './base-query.ts';
import { isSignedOut, toFailure } from './problem.ts';
import type { ApiError } from './request.ts';

const tagTypes = [
  'student',
  'students',
  'roster',
  'tutors',
  'homework',
  'assignment',
  'leaderboard',
  'practice-reports',
  'sign-ups',
  'session',
  'centre',
  'unanswered',
] as const;

/** Adds what concerns the whole cache: an ended or foreign session, and another log. */
const query: BaseQueryFn<ApiArgs, unknown, ApiError, object, ApiMeta> = async (args, context, extra) => {
  const result = await baseQuery(args, context, extra);
  if (result.error?.kind === 'problem' && isSignedOut(result.error.problem.code)) {
    context.dispatch(api.util.invalidateTags(['session']));
  }
  if (result.meta?.otherLog) context.dispatch(api.util.invalidateTags([...tagTypes]));
  return result;
};

type TagsOf = (answer: unknown, error: unknown, ...rest: readonly unknown[]) => readonly unknown[];
interface Endpoint {
  readonly type: string;
  providesTags?: unknown;
}

/**
 * The tags of a query follow from its answer, so a query without an answer has none. It is tagged `unanswered` instead,
 * so that it can be refetched alone.
 */
const tagUnanswered: Module<typeof reactHooksModuleName> = {
  name: reactHooksModuleName,
  init: () => ({
    injectEndpoint(_: string, endpoint: Endpoint) {
      if (endpoint.type === 'mutation') return;
      const own = (endpoint.providesTags ?? []) as TagsOf | readonly unknown[];
      endpoint.providesTags = ((answer, error, ...rest) => [
        ...(typeof own === 'function' ? own(answer, error, ...rest) : own),
        ...(error && toFailure(error).outcomeUnknown ? ['unanswered'] : []),
      ]) satisfies TagsOf;
    },
  }),
};
const createApi = buildCreateApi(coreModule(), reactHooksModule(), tagUnanswered);

/** The cache of the server's answers. Each feature injects its own endpoints. */
export const api = createApi({
  baseQuery: query,
  tagTypes,
  endpoints: () => ({}),
});

export type ApiTag = Parameters<typeof api.util.invalidateTags>[0][number];

/** Every tag except `unanswered`. */
export const allTags: readonly ApiTag[] = tagTypes;
