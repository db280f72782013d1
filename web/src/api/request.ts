import type { Problem } from '#contracts/problem.ts';

/** A request failed: the server refused it with a problem, or no usable answer arrived and the outcome is unknown. */
export type ApiError = { kind: 'problem'; problem: Problem } | { kind: 'no-answer' };

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a Blob as it is. */
  body?: unknown;
  params?: Record<string, string | number | boolean | undefined>;
  /** UUID of the command. The server carries out the same key with the same body once. */
  idempotencyKey?: string;
  /** Version of the stream that the form was filled from. */
  ifMatch?: number;
  /** The page's person. The server answers `another-account` when somebody else is signed in. */
  person?: string | null;
  /** The answer must include everything up to this `logId.position`. */
  minPosition?: string | null;
  signal?: AbortSignal;
  /** Sent even if the page closes before the answer; browsers limit the size of such a body. */
  keepalive?: boolean;
  /** Overrides the usual timeout. */
  timeoutMs?: number;
}

export type Outcome<Data> =
  | {
      data: Data;
      position: string | null;
      /** Students whose rows in the answer are incomplete because an event could not be read. */
      parked: string[];
    }
  | { error: ApiError };

/** One pending request delays every refetch of the cache, so no endpoint may be slow. */
const TIMEOUT_MS = 15_000;
const noAnswer: Outcome<never> = { error: { kind: 'no-answer' } };

/** Calls `/api` + path. Never throws; an answer that is neither JSON nor a problem counts as no answer. */
export async function request<Data>(path: string, options: RequestOptions = {}): Promise<Outcome<Data>> {
  try {
    const response = await fetch(addressOf(path, options.params), {
      method: options.method ?? 'GET',
      headers: headersOf(options),
      body: options.body instanceof Blob ? options.body : (JSON.stringify(options.body) ?? null),
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.any([
        AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        ...(options.signal ? [options.signal] : []),
      ]),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return { data: answer as Data, ...standingOf(response.headers) };
    return isProblem(answer) ? { error: { kind: 'problem', problem: answer } } : noAnswer;
  } catch {
    return noAnswer;
  }
}

const standingOf = (headers: Headers) => ({
  position: headers.get('position'),
  parked: headers.get('parked')?.split(' ') ?? [],
});

/** Absolute, because fetch outside a browser resolves no relative address. */
function addressOf(path: string, params: RequestOptions['params'] = {}): URL {
  const address = new URL(`/api${path}`, globalThis.location?.origin ?? 'http://localhost');
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
  }
  return address;
}

function headersOf({ body, idempotencyKey, ifMatch, person, minPosition }: RequestOptions): Record<string, string> {
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
