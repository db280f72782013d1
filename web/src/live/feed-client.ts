import type { ClientMessage, ServerMessage } from '#contracts/feed.ts';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { computeReconnectDelayMs } from './backoff.ts';

/** The delay before this attempt and all later ones is the maximum. */
const MAX_DELAY_ATTEMPT = 6;

export interface FeedClientOptions {
  /** Absolute address of /api/feed, `ws:` or `wss:`. */
  url: string;
  /**
   * The id of the page's person and the position from which the server must send changes, as `logId.position`; null on
   * the first load.
   */
  since(): Omit<ClientMessage, 'type'>;
  onMessage(message: ServerMessage): void;
  onOpen(): void;
  /** Called when an open connection is lost. The client is already reconnecting. */
  onLost(): void;
  random?: () => number;
}

export interface FeedClient {
  /** Closes the current connection and opens a new one. */
  reconnect(): void;
  close(): void;
}

/** Keeps one connection to the feed open and passes on every message in order. */
export function openFeedClient(options: FeedClientOptions): FeedClient {
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let closed = false;

  function connect() {
    waitNoLonger();
    const current = new WebSocket(options.url);
    socket = current;
    let stood = false;

    current.onopen = () => {
      stood = true;
      const since: ClientMessage = { type: 'since', ...options.since() };
      current.send(JSON.stringify(since));
      options.onOpen();
    };
    current.onmessage = ({ data }) => {
      const message = parseMessage(data);
      // Only a message proves that the connection works. Otherwise the client would flood a server that accepts
      // connections and closes them at once.
      attempt = 0;
      if (message) options.onMessage(message);
    };
    current.onclose = ({ code }) => {
      if (socket !== current) return;
      socket = null;
      if (closed) return;
      if (stood) options.onLost();
      wait(code);
    };
  }

  /**
   * Newer tabs of the same person displace the oldest, which waits until it is visible again. The server greets a
   * client before it closes the connection with a code, and the greeting resets the attempts. Without this minimum
   * delay the client would reconnect several times a second.
   */
  function wait(code: number) {
    const isTooMany = code === feedCloseCodes.tooMany;
    if (isTooMany || code === feedCloseCodes.anotherAccount) attempt = Math.max(attempt, MAX_DELAY_ATTEMPT);
    if (isTooMany && document.hidden) document.addEventListener('visibilitychange', connect);
    else retry = setTimeout(connect, computeReconnectDelayMs(attempt, options.random));
    attempt += 1;
  }
  function waitNoLonger() {
    clearTimeout(retry);
    document.removeEventListener('visibilitychange', connect);
  }

  function drop() {
    waitNoLonger();
    const dropped = socket;
    socket = null;
    dropped?.close();
  }

  connect();
  return {
    reconnect() {
      if (closed) return;
      const stood = socket?.readyState === WebSocket.OPEN;
      drop();
      if (stood) options.onLost();
      attempt = 0;
      connect();
    },
    close() {
      closed = true;
      drop();
    },
  };
}

const messageTypes: readonly unknown[] = [
  'hello',
  'changed',
  'leaderboard',
  'race',
  'resync',
] satisfies ServerMessage['type'][];

/**
 * Messages of unknown types are ignored. Their content is not validated, because the schema would add 1.5 kB to every
 * page of the portal.
 */
function parseMessage(data: unknown): ServerMessage | undefined {
  try {
    const message: ServerMessage | null = JSON.parse(String(data));
    return messageTypes.includes(message?.type) ? (message ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
