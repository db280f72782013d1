/** A sealed personal text as a value of JSON or CSV. Packets hold events as texts of their own, whose quotes are escaped. */
const SEALED_TEXT = /(?<!\\")sealed\.1\.[^."]+\.[0-9a-f-]{36}\.[\w.[\]-]+\.[\w-]{16,}/;

/**
 * A client of the API that behaves like a browser: it keeps its cookies and sends its origin. Throws for an answer with
 * a text that is still sealed, so that every test finds a use case that forgets to unseal one.
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

  get(path: string, headers?: Record<string, string>): Promise<ClientResponse> {
    return this.send('GET', path, undefined, headers);
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
    const text = await answer.text();
    if (SEALED_TEXT.test(text)) throw new Error(`${method} ${path} answered with a text that is still sealed.`);
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
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
