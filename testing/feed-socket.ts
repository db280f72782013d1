import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '#contracts/feed.ts';

/** Shorter than the time limit of a test, so that the test names the message that did not arrive. */
const MESSAGE_TIMEOUT_MS = 30_000;
/** How many messages the error of a message that did not arrive contains. */
const MESSAGES_SHOWN = 10;

/** An open socket of the feed, with all messages in the order of their arrival. */
export interface FeedSocket extends Disposable {
  readonly messages: ServerMessage[];
  send(message: unknown): void;
  /**
   * Resolves with the first message for which `wanted` returns true, including earlier messages. Rejects after 30 s with
   * the messages that did arrive.
   */
  waitForMessage(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

/** Opens the feed as a browser does. Resolves after the `hello` message. */
export async function openFeedSocket(url: string, cookie: string): Promise<FeedSocket> {
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  // Node's WebSocket accepts headers, which browsers set by themselves and the DOM types do not declare.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { headers: { cookie, origin: url } } as never);
  socket.onmessage = ({ data }) => {
    messages.push(JSON.parse(String(data)));
    for (const check of waiting) check();
  };
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });

  const feedSocket: FeedSocket = {
    messages,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    waitForMessage: (wanted) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = messages.find(wanted);
          if (found === undefined) return;
          waiting.delete(check);
          clearTimeout(timer);
          resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(check);
          const last = messages.slice(-MESSAGES_SHOWN).map((message) => JSON.stringify(message));
          reject(new Error(`No message ${wanted} arrived. The last of ${messages.length}:\n${last.join('\n')}`));
        }, MESSAGE_TIMEOUT_MS);
        waiting.add(check);
        check();
      }),
    [Symbol.dispose]: () => socket.close(),
  };
  await Promise.race([
    feedSocket.waitForMessage(({ type }) => type === 'hello'),
    closed.then((code) => Promise.reject(code)),
  ]);
  return feedSocket;
}

/** Requests the upgrade and returns the status: 101, or the status of the refusal. */
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

/**
 * Opens the plain connection of a feed socket, for frames that no client sends. Returns the status when the upgrade is
 * refused.
 */
export function requestUpgrade(
  url: string,
  headers: Record<string, string>,
  path = '/api/feed',
): Promise<Duplex | number> {
  return new Promise((resolve, reject) => {
    const upgradeRequest = request(`${url}${path}`, {
      agent: false,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
        ...headers,
      },
    });
    upgradeRequest.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    upgradeRequest.on('upgrade', (_response, socket) => resolve(socket));
    upgradeRequest.on('error', reject);
    upgradeRequest.end();
  });
}
