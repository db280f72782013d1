import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '#contracts/feed.ts';

/** A socket at the feed, with everything that came in order. */
export interface FeedSocket extends Disposable {
  readonly messages: ServerMessage[];
  send(message: unknown): void;
  /** The first message that passes, also one that came before. */
  next(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  /** The close code, once it is closed. */
  readonly closed: Promise<number>;
}

/** Opens the feed as a browser does; resolves after `hello`. */
export async function openFeedSocket(url: string, cookie: string): Promise<FeedSocket> {
  const messages: ServerMessage[] = [];
  const seekers = new Set<() => void>();
  // Node's WebSocket takes headers, which browsers set for themselves and the types of the DOM do not know.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { headers: { cookie, origin: url } } as never);
  socket.onmessage = ({ data }) => {
    messages.push(JSON.parse(String(data)));
    for (const seek of seekers) seek();
  };
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });

  const listening: FeedSocket = {
    messages,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (wanted) =>
      new Promise((resolve) => {
        const seek = () => {
          const found = messages.find(wanted);
          if (found === undefined) return;
          seekers.delete(seek);
          resolve(found);
        };
        seekers.add(seek);
        seek();
      }),
    [Symbol.dispose]: () => socket.close(),
  };
  await Promise.race([listening.next(({ type }) => type === 'hello'), closed.then((code) => Promise.reject(code))]);
  return listening;
}

/** Asks for the upgrade and answers with the status: 101, or why not. */
export async function requestUpgradeStatus(
  url: string,
  headers: Record<string, string>,
  path = '/api/feed',
): Promise<number> {
  const upgraded = await requestUpgrade(url, headers, path);
  if (typeof upgraded === 'number') return upgraded;
  upgraded.destroy();
  return 101;
}

/** The connection beneath a socket of the feed, for frames that no client sends; the status where it is refused. */
export function requestUpgrade(
  url: string,
  headers: Record<string, string>,
  path = '/api/feed',
): Promise<Duplex | number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
        ...headers,
      },
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('upgrade', (_response, socket) => resolve(socket));
    asked.on('error', reject);
    asked.end();
  });
}
