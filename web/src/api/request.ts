import type { Problem } from '#contracts/problem.ts';
import { sendUntilBegun } from './send-until-begun.ts';
import { sendWithRetries } from './slow-requests.ts';

/** A request failed: the server refused it with a problem, or no usable answer arrived and the outcome is unknown. */
export type ApiError = { kind: 'problem'; problem: Problem } | { kind: 'no-answer' };

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a Blob is sent unchanged. */
  body?: unknown;
  params?: Record<string, string | number | boolean | undefined>;
  /** UUID of the command. The server carries out a request with the same key and body only once. */
  idempotencyKey?: string;
  /** The version of the stream that the form's values come from. */
  ifMatch?: number;
  /** Id of the page's person. The server answers `another-account` when another person is signed in. */
  person?: string | null;
  /** The answer must include every event up to this `logId.position`. */
  minPosition?: string | null;
  signal?: AbortSignal;
  /** Sends the request even if the page closes before the answer. Browsers limit the size of such a body. */
  keepalive?: boolean;
  /** Replaces the default timeout. */
  timeoutMs?: number;
  /**
   * True when a second request would be refused because of the first one, or when its work takes long by design and would
   * begin anew. It is then sent once only and never counts as slow.
   */
  onceOnly?: boolean;
}

export type RequestOutcome<Data> =
  | {
      data: Data;
      position: string | null;
      /** Ids of the students whose rows in the answer are incomplete, because an event could not be read. */
      parked: string[];
    }
  | { error: ApiError };

/** RTK Query delays every refetch while one request is pending, so no endpoint may be slow. */
const TIMEOUT_MS = 15_000;
const noAnswerError: RequestOutcome<never> = { error: { kind: 'no-answer' } };

/** Requests that may change something on the server and are not answered yet. */
let changesInFlight = 0;
export const isChangeInFlight = (): boolean => changesInFlight > 0;

/** Requests `/api` + path. Never throws: an answer that is neither JSON nor a problem counts as no answer. */
export async function sendRequest<Data>(path: string, options: RequestOptions = {}): Promise<RequestOutcome<Data>> {
  const changes = (options.method ?? 'GET') === 'GET' ? 0 : 1;
  const send = (signal?: AbortSignal) => sendOnce<Data>(path, options, signal);
  changesInFlight += changes;
  try {
    return await (options.onceOnly ? send() : sendWithRetries((signal) => sendUntilBegun(send, isBusy, signal)));
  } finally {
    changesInFlight -= changes;
  }
}

const isBusy = (outcome: RequestOutcome<unknown>): boolean =>
  'error' in outcome && outcome.error.kind === 'problem' && outcome.error.problem.code === 'busy';

async function sendOnce<Data>(
  path: string,
  options: RequestOptions,
  attemptSignal?: AbortSignal,
): Promise<RequestOutcome<Data>> {
  try {
    const response = await fetch(createUrl(path, options.params), {
      method: options.method ?? 'GET',
      headers: createHeaders(options),
      body: options.body instanceof Blob ? options.body : (JSON.stringify(options.body) ?? null),
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.any([
        AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        ...[options.signal, attemptSignal].filter((signal) => signal !== undefined),
      ]),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return { data: answer as Data, ...readLogHeaders(response.headers) };
    return isProblem(answer) ? { error: { kind: 'problem', problem: answer } } : noAnswerError;
  } catch {
    return noAnswerError;
  }
}

const readLogHeaders = (headers: Headers) => ({
  position: headers.get('position'),
  parked: headers.get('parked')?.split(' ') ?? [],
});

/** The address is absolute because fetch resolves relative addresses only in a browser. */
function createUrl(path: string, params: RequestOptions['params'] = {}): URL {
  const address = new URL(`/api${path}`, globalThis.location?.origin ?? 'http://localhost');
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
  }
  return address;
}

function createHeaders({ body, idempotencyKey, ifMatch, person, minPosition }: RequestOptions): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(person && { 'page-of': person }),
    ...(minPosition && { 'min-position': minPosition }),
  };
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string';
