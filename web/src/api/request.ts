import type { Problem } from '#contracts/problem.ts';

/** What can go wrong with a request: the server refused in words, or nothing usable came back and the outcome is unknown. */
export type ApiError = { kind: 'problem'; problem: Problem } | { kind: 'no-answer' };

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a Blob as it is. */
  body?: unknown;
  params?: Record<string, string | number | boolean | undefined>;
  /** UUID of the command; the same key with the same body is carried out once. */
  idempotencyKey?: string;
  /** Version of the stream that the form was filled from. */
  ifMatch?: number;
  /** Whose page it is: refused as `another-account` where somebody else is signed in by now. */
  person?: string | null;
  /** `logId.position` that the answer should not be older than. */
  minPosition?: string | null;
  signal?: AbortSignal;
  /** Sent even when the page is gone before the answer; such a body has to be small. */
  keepalive?: boolean;
  /** Milliseconds until no answer is awaited any more, where it is not the usual time. */
  timeoutMs?: number;
}

export type Outcome<Data> =
  | {
      data: Data;
      position: string | null;
      /** Students whose rows in it stopped at an entry that could not be read. */
      parked: string[];
    }
  | { error: ApiError };

/** No endpoint may be slow: one pending request holds back every refetch of the cache. */
const TIMEOUT_MS = 15_000;
const noAnswer: Outcome<never> = { error: { kind: 'no-answer' } };

/** Calls `/api` + path. Never throws; an answer that is neither JSON nor a problem counts as none. */
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

/** Absolute, since fetch knows no relative address outside a browser. */
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
