import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requestIds = new AsyncLocalStorage<string>();

/** 32 hexadecimal digits, which are also a valid trace id of W3C Trace Context. */
export const createRequestId = (): string => randomUUID().replaceAll('-', '');

/** Runs work, and everything that it waits for, on behalf of the request with this id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => requestIds.run(id, work);

/** The id of the request on whose behalf the caller runs; undefined in background work. */
export const getRequestId = (): string | undefined => requestIds.getStore();
