import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiArgs, type ApiMeta, baseQuery } from './base-query.ts';
import { personIsOut } from './problem.ts';
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
] as const;

/** The base query, and what concerns the whole cache: a session that ended or is another's, a log that is another one. */
const query: BaseQueryFn<ApiArgs, unknown, ApiError, object, ApiMeta> = async (args, context, extra) => {
  const result = await baseQuery(args, context, extra);
  if (result.error?.kind === 'problem' && personIsOut(result.error.problem.code)) {
    context.dispatch(api.util.invalidateTags(['session']));
  }
  if (result.meta?.otherLog) context.dispatch(api.util.invalidateTags([...tagTypes]));
  return result;
};

/** The cache of the server's answers. Each feature injects its own endpoints. */
export const api = createApi({
  baseQuery: query,
  tagTypes,
  endpoints: () => ({}),
});

export type ApiTag = Parameters<typeof api.util.invalidateTags>[0][number];

/** Everything that the server's data is made of. */
export const everyTag: readonly ApiTag[] = tagTypes;
