import { closedFor } from '#contracts/closed-for.ts';
import type { ClientMessage, ServerMessage } from '#contracts/feed.ts';
import { reconnectDelay } from './backoff.ts';

/** The wait has grown to its longest by then. */
const PATIENT_FROM = 6;

export interface FeedOptions {
  /** Absolute address of /api/feed, `ws:` or `wss:`. */
  url: string;
  /** Whose page it is, and from where on changes must be told, `logId.position`, or null at the first load. */
  since(): Omit<ClientMessage, 'type'>;
  onMessage(message: ServerMessage): void;
  onOpen(): void;
  /** A connection that stood is gone; the client is already seeking the next one. */
  onLost(): void;
  random?: () => number;
}

export interface FeedClient {
  /** Drops whatever connection there is and seeks a new one at once. */
  reconnect(): void;
  close(): void;
}

/** Keeps one connection to the feed for as long as it is open, and tells of every message in order. */
export function openFeedClient(options: FeedOptions): FeedClient {
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
      const message = read(data);
      // Only an answer proves the connection good: a server that accepts and hangs up at once is not stormed.
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
   * A page whose place newer ones of its person took waits until somebody looks at it again. Before it closes a socket
   * for a code the server has greeted it, which sets the attempts back: without patience here it would be asked several
   * times a second.
   */
  function wait(code: number) {
    const isTooMany = code === closedFor.tooMany;
    if (isTooMany || code === closedFor.anotherAccount) attempt = Math.max(attempt, PATIENT_FROM);
    if (isTooMany && document.hidden) document.addEventListener('visibilitychange', connect);
    else retry = setTimeout(connect, reconnectDelay(attempt, options.random));
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

const kinds: readonly unknown[] = ['hello', 'changed', 'leaderboard', 'resync'] satisfies ServerMessage['type'][];

/**
 * A message of a kind that this build does not know is passed over. All else is the server's word, as its answers are:
 * with the schema every page of the portal would load 1.5 kB more before it opens.
 */
function read(data: unknown): ServerMessage | undefined {
  try {
    const message: ServerMessage | null = JSON.parse(String(data));
    return kinds.includes(message?.type) ? (message ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
