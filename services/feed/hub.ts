/** The sockets of the live feed, and what is sent to whom. Knows nothing of logs and sessions. */
import type { WebSocket } from '@fastify/websocket';
import { closedFor } from '#contracts/closed-for.ts';
import type { ServerMessage } from '#contracts/feed.ts';
import { visibleTags } from './tags-of.ts';

/** Bytes that may wait in a socket before its hints are dropped. */
const BUFFER_MAX = 64 * 1024;
const MESSAGE_MAX = 4 * 1024;

/** Sockets of one person at this copy of the program: the tabs of all their devices, and boards on walls. */
export const SOCKETS_MAX = 20;
/** Milliseconds that a socket has for the closing handshake when it makes room for another. */
const LEAVING_MS = 1_000;

type Tags = readonly string[] | 'too-many';

export interface Listener {
  readonly socket: WebSocket;
  readonly sessionId: string;
  readonly person: { readonly id: string; readonly role: string };
  /** True while hints were dropped because the socket did not take them. */
  behind: boolean;
  /** False from a ping until its pong. */
  alive: boolean;
}

export class Hub {
  readonly #listeners = new Set<Listener>();

  /** Of more sockets than one person may have the oldest is closed: somebody looks at the newest. */
  add(socket: WebSocket, sessionId: string, person: Listener['person']): Listener {
    const own = [...this.#listeners].filter((other) => other.person.id === person.id);
    if (own[0] && own.length >= SOCKETS_MAX) this.#closeOldest(own[0]);
    const listener = { socket, sessionId, person, behind: false, alive: true };
    this.#listeners.add(listener);
    socket.on('close', () => this.#listeners.delete(listener));
    socket.on('pong', () => {
      listener.alive = true;
    });
    return listener;
  }

  #closeOldest(listener: Listener): void {
    const { socket } = listener;
    this.#listeners.delete(listener);
    socket.close(closedFor.tooMany, `There are ${SOCKETS_MAX} newer connections`);
    setTimeout(() => socket.terminate(), LEAVING_MS).unref();
  }

  get sessionIds(): readonly string[] {
    return [...new Set([...this.#listeners].map(({ sessionId }) => sessionId))];
  }

  /** Sends everybody the tags that they may see of a change; each distinct message is written once. */
  notify(position: string, tags: Tags): void {
    const written = new Map<string, string>();
    for (const listener of this.#listeners) {
      const visible = visibleTo(listener, tags);
      if (visible.length === 0) continue;
      const about = visible.toString();
      const text = written.get(about) ?? hint(position, visible);
      written.set(about, text);
      send(listener, text);
    }
  }

  /** Sends one socket the tags of what it has missed. */
  notifyOne(listener: Listener, position: string, tags: Tags): void {
    const visible = visibleTo(listener, tags);
    if (visible.length > 0) send(listener, hint(position, visible));
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
      if (hasEnded(listener)) listener.socket.close(closedFor.sessionEnded, 'The session has ended');
    }
  }

  /** Terminates dead connections, and sends a resync to sockets that accept messages again. */
  sweep(position: string): void {
    for (const listener of this.#listeners) {
      if (!listener.alive) {
        listener.socket.terminate();
        continue;
      }
      listener.alive = false;
      listener.socket.ping();
      if (listener.behind && listener.socket.bufferedAmount === 0) {
        listener.behind = false;
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

const visibleTo = ({ person }: Listener, tags: Tags): Tags => (tags === 'too-many' ? tags : visibleTags(tags, person));

function hint(position: string, tags: Tags): string {
  const resync = JSON.stringify({ type: 'resync', position } satisfies ServerMessage);
  if (tags === 'too-many') return resync;
  const text = JSON.stringify({ type: 'changed', position, tags: [...tags] } satisfies ServerMessage);
  // A message holds about 80 tags; where more has changed, loading everything anew is quicker anyway.
  return text.length > MESSAGE_MAX ? resync : text;
}

function send(listener: Listener, text: string): void {
  if (listener.behind || listener.socket.bufferedAmount > BUFFER_MAX) {
    listener.behind = true;
    return;
  }
  listener.socket.send(text);
}
