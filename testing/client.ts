import { findLaterPosition, isEarlierPosition } from '#contracts/wire-position.ts';

/** Milliseconds after which read models that do not reach a position are taken as stopped. */
const READ_MODELS_WAIT_MS = 20_000;

/** The latest position of the log that a server has answered with, by the server's address. */
const latestPositions = new Map<string, string>();

/**
 * A client of the API that behaves like a browser: it keeps its cookies, sends its origin, and asks for rows that are at
 * least as new as the answers before. Unlike a browser, it asks again until it gets them. All clients of a server share
 * the position of those answers, because a test often reads with one client what another one has changed.
 */
export class Client {
  readonly url: string;
  #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same person with the same session, at another address. */
  at(url: string): Client {
    const client = new Client(url);
    client.#cookies = new Map(this.#cookies);
    return client;
  }

  /**
   * A position in the headers is asked for once, as it is; an empty one stands for none.
   * @throws {Error} when the read models do not reach the position of the answers before.
   */
  async get(path: string, headers?: Record<string, string>): Promise<ClientResponse> {
    const wanted = latestPositions.get(this.url);
    if (!wanted || headers?.['min-position'] !== undefined) return this.send('GET', path, undefined, headers);
    const started = performance.now();
    for (;;) {
      const answer = await this.send('GET', path, undefined, { ...headers, 'min-position': wanted });
      const reached = answer.headers.get('position');
      if (reached === null || !isEarlierPosition(reached, wanted)) return answer;
      if (performance.now() - started > READ_MODELS_WAIT_MS)
        throw new Error(`GET ${path}: the read models are at ${reached} and do not reach ${wanted}.`);
    }
  }

  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ClientResponse> {
    return this.send('POST', path, body, headers);
  }

  delete(path: string, headers?: Record<string, string>): Promise<ClientResponse> {
    return this.send('DELETE', path, undefined, headers);
  }

  /** Sends texts and bytes unchanged and other bodies as JSON. Headers with an empty value are left out. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ClientResponse> {
    const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const sent = {
      origin: this.url,
      ...(this.cookie && { cookie: this.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: Object.entries(sent).filter(([, value]) => value !== '') as [string, string][],
      body: raw ? ((body as string | Uint8Array<ArrayBuffer> | undefined) ?? null) : JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    this.#keepPosition(answer.headers.get('position'));
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  }

  /** Answers to requests sent at the same time may arrive in any order. A position of a new log replaces one of the old. */
  #keepPosition(reached: string | null): void {
    const known = latestPositions.get(this.url) ?? null;
    if (reached) latestPositions.set(this.url, findLaterPosition(known, reached));
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

export interface ClientResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; undefined when the answer is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of any answer
  readonly body: any;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
