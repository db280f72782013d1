/** The sockets of the live feed, and which messages each of them gets. */
import type { WebSocket } from '@fastify/websocket';
import type { ServerMessage } from '#contracts/feed.ts';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { visibleTags } from './change-tags.ts';

/** Bytes that may wait in a socket before its change notifications are dropped. */
const BUFFERED_BYTES_MAX = 64 * 1024;
const MESSAGE_CHARS_MAX = 4 * 1024;

/** Sockets of one person at this copy of the program: the tabs of all their devices, and boards on walls. */
export const SOCKETS_MAX = 20;
/** Milliseconds that a socket has for the closing handshake when it is closed in favour of a newer one. */
const CLOSING_MS = 1_000;

type Tags = readonly string[] | 'too-many';

export interface Listener {
  readonly socket: WebSocket;
  readonly sessionId: string;
  readonly person: { readonly id: string; readonly role: string };
  /** True from when a change notification was dropped, because too much waited in the socket, until the resync. */
  isResyncDue: boolean;
  /** False from a ping until its pong. */
  isAlive: boolean;
}

export class Hub {
  readonly #listeners = new Set<Listener>();

  /** Closes the oldest socket of a person who has too many: they are looking at the newest. */
  add(socket: WebSocket, sessionId: string, person: Listener['person']): Listener {
    const own = [...this.#listeners].filter((other) => other.person.id === person.id);
    if (own[0] && own.length >= SOCKETS_MAX) this.#closeOldest(own[0]);
    const listener = { socket, sessionId, person, isResyncDue: false, isAlive: true };
    this.#listeners.add(listener);
    socket.on('close', () => this.#listeners.delete(listener));
    socket.on('pong', () => {
      listener.isAlive = true;
    });
    return listener;
  }

  #closeOldest(listener: Listener): void {
    const { socket } = listener;
    this.#listeners.delete(listener);
    socket.close(feedCloseCodes.tooMany, `There are ${SOCKETS_MAX} newer connections`);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }

  get sessionIds(): readonly string[] {
    return [...new Set([...this.#listeners].map(({ sessionId }) => sessionId))];
  }

  /** Sends everybody the tags that they may see of a change; each distinct message is written once. */
  notify(position: string, tags: Tags): void {
    const written = new Map<string, string>();
    for (const listener of this.#listeners) {
      const visible = filterTags(listener, tags);
      if (visible.length === 0) continue;
      const about = visible.toString();
      const text = written.get(about) ?? toChangeMessage(position, visible);
      written.set(about, text);
      send(listener, text);
    }
  }

  /** Sends one socket the tags of what it has missed. */
  notifyOne(listener: Listener, position: string, tags: Tags): void {
    const visible = filterTags(listener, tags);
    if (visible.length > 0) send(listener, toChangeMessage(position, visible));
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Sends the same text to everybody. */
  sendToAll(text: string): void {
    for (const listener of this.#listeners) send(listener, text);
  }

  /** Closes the sockets that the predicate selects, because their session has ended. */
  closeSockets(hasEnded: (listener: Listener) => boolean): void {
    for (const listener of this.#listeners) {
      if (hasEnded(listener)) listener.socket.close(feedCloseCodes.sessionEnded, 'The session has ended');
    }
  }

  /** Terminates dead connections, and sends a resync to sockets that accept messages again. */
  sweep(position: string): void {
    for (const listener of this.#listeners) {
      if (!listener.isAlive) {
        listener.socket.terminate();
        continue;
      }
      listener.isAlive = false;
      listener.socket.ping();
      if (listener.isResyncDue && listener.socket.bufferedAmount === 0) {
        listener.isResyncDue = false;
        this.notifyOne(listener, position, 'too-many');
      }
    }
  }

  close(): void {
    for (const { socket } of this.#listeners) socket.close(1012, 'The server restarts');
  }

  terminate(): void {
    for (const { socket } of this.#listeners) socket.terminate();
  }
}

const filterTags = ({ person }: Listener, tags: Tags): Tags => (tags === 'too-many' ? tags : visibleTags(tags, person));

function toChangeMessage(position: string, tags: Tags): string {
  const resync = JSON.stringify({ type: 'resync', position } satisfies ServerMessage);
  if (tags === 'too-many') return resync;
  const text = JSON.stringify({ type: 'changed', position, tags: [...tags] } satisfies ServerMessage);
  // A message holds about 80 tags; where more has changed, loading everything anew is quicker anyway.
  return text.length > MESSAGE_CHARS_MAX ? resync : text;
}

function send(listener: Listener, text: string): void {
  if (listener.isResyncDue || listener.socket.bufferedAmount > BUFFERED_BYTES_MAX) {
    listener.isResyncDue = true;
    return;
  }
  listener.socket.send(text);
}
