import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { arePositionsOfSameLog } from '#contracts/wire-position.ts';
import { type ApiError, type RequestOptions, sendRequest } from './request.ts';
import { answerReceived, parkedPeopleReported, type SyncState } from './sync.ts';

type ApiRequestArgs = string | (Omit<RequestOptions, 'minPosition' | 'signal'> & { url: string });
interface ApiResponseMeta {
  /** True when the answer comes from another log, which makes the whole cache invalid. */
  otherLog: boolean;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequestArgs, unknown, ApiError, object, ApiResponseMeta>;

/**
 * Sends the id of the page's person and the latest known position with each request, and records the position of the
 * answer.
 */
export const apiBaseQuery: ApiBaseQuery = async (args, context) => {
  const { url, ...options } = typeof args === 'string' ? { url: args } : args;
  const { pagePersonId: person, sync } = context.getState() as { pagePersonId: string | null; sync: SyncState };
  const { latestPosition: largest } = sync;
  const outcome = await sendRequest<unknown>(url, { person, ...options, minPosition: largest, signal: context.signal });
  if ('error' in outcome) return { error: outcome.error, meta: { otherLog: false } };
  const { data, position, parked } = outcome;
  if (position !== null) context.dispatch(answerReceived(position));
  if (context.type === 'query') context.dispatch(parkedPeopleReported(parked));
  return {
    data,
    meta: { otherLog: position !== null && largest !== null && !arePositionsOfSameLog(position, largest) },
  };
};
