/** The sockets of the live feed, and which messages each of them gets. */
import type { WebSocket } from '@fastify/websocket';
import type { ServerMessage } from '#contracts/feed.ts';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { filterVisibleTags } from './change-tags.ts';

/** Limit of unsent bytes in a socket; above it, change notifications are dropped and a resync follows. */
const BUFFERED_BYTES_MAX = 64 * 1024;
const MESSAGE_CHARS_MAX = 4 * 1024;

/** Limit of sockets per person and copy of the program, for all tabs, devices and wall displays. */
export const SOCKETS_PER_PERSON_MAX = 20;
/** Time for the closing handshake of a socket that is closed in favour of a newer one. */
const CLOSING_MS = 1_000;

type Tags = readonly string[] | 'too-many';

interface FeedPerson {
  readonly id: string;
  readonly role: string;
  /** False for a student who may not see the names of others; the leaderboard then comes only with a request. */
  readonly canSeeNames?: boolean;
  /** The ids of the students whose changes a family account is notified of now; undefined for everybody else. */
  readonly children?: Set<string>;
}

/** A connected socket with its session and person. */
export interface FeedSocket {
  readonly socket: WebSocket;
  readonly sessionId: string;
  readonly person: FeedPerson;
  /** True after a change notification was dropped because of unsent bytes, until the resync is sent. */
  isResyncDue: boolean;
  /** False from a ping until its pong. */
  isAlive: boolean;
}

/** The connected sockets of this copy of the program. */
export class FeedHub {
  readonly #listeners = new Set<FeedSocket>();

  /** Adds a socket, and closes the person's oldest one if the limit is reached. */
  add(socket: WebSocket, sessionId: string, person: FeedSocket['person']): FeedSocket {
    const own = [...this.#listeners].filter((other) => other.person.id === person.id);
    if (own[0] && own.length >= SOCKETS_PER_PERSON_MAX) this.#closeOldest(own[0]);
    const listener = { socket, sessionId, person, isResyncDue: false, isAlive: true };
    this.#listeners.add(listener);
    socket.on('close', () => this.#listeners.delete(listener));
    socket.on('pong', () => {
      listener.isAlive = true;
    });
    return listener;
  }

  #closeOldest(listener: FeedSocket): void {
    const { socket } = listener;
    this.#listeners.delete(listener);
    socket.close(feedCloseCodes.tooMany, `There are ${SOCKETS_PER_PERSON_MAX} newer connections`);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }

  get sessionIds(): readonly string[] {
    return [...new Set([...this.#listeners].map(({ sessionId }) => sessionId))];
  }

  /** Sends each socket the tags that its person may see. Equal messages are serialised once. */
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

  /** Sends all sockets of one person a tag that is about this person alone. */
  notifyPerson(personId: string, position: string, tag: string): void {
    for (const listener of this.#listeners) {
      if (listener.person.id === personId) send(listener, toChangeMessage(position, [tag]));
    }
  }

  /** Sends one socket the tags of the changes that it has missed. */
  notifyOne(listener: FeedSocket, position: string, tags: Tags): void {
    const visible = filterTags(listener, tags);
    if (visible.length > 0) send(listener, toChangeMessage(position, visible));
  }

  get socketCount(): number {
    return this.#listeners.size;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /**
   * Sends the leaderboards to everybody but families, who do not see other students. People who may not see names are notified of
   * the change instead, and request boards without names.
   */
  sendBoards(text: string, position: string): void {
    const change = toChangeMessage(position, ['leaderboard']);
    for (const listener of this.#listeners) {
      const { children, canSeeNames } = listener.person;
      if (!children) send(listener, canSeeNames === false ? change : text);
    }
  }

  /** Sends a text to the sockets of the people for whom the predicate returns true. */
  sendTo(isFor: (person: FeedPerson) => boolean, text: string): void {
    for (const listener of this.#listeners) if (isFor(listener.person)) send(listener, text);
  }

  get familyIds(): readonly string[] {
    return [...new Set([...this.#listeners].flatMap(({ person }) => (person.children ? person.id : [])))];
  }

  /**
   * Replaces the children of connected family accounts, and makes the pages load again whose children have changed.
   * `toChildren` gets an account and its present children.
   */
  changeChildren(position: string, toChildren: (account: string, present: ReadonlySet<string>) => Set<string>): void {
    for (const listener of this.#listeners) {
      const { id, children } = listener.person;
      if (!children) continue;
      const next = toChildren(id, children);
      if (next.size === children.size && [...next].every((child) => children.has(child))) continue;
      children.clear();
      for (const child of next) children.add(child);
      this.notifyOne(listener, position, 'too-many');
    }
  }

  /** Closes the sockets that the predicate selects, because their session has ended. */
  closeSockets(hasEnded: (listener: FeedSocket) => boolean): void {
    for (const listener of this.#listeners) {
      if (hasEnded(listener)) listener.socket.close(feedCloseCodes.sessionEnded, 'The session has ended');
    }
  }

  /** Terminates sockets that did not answer the last ping, and sends a due resync to sockets that have been drained. */
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

function filterTags({ person }: FeedSocket, tags: Tags): Tags {
  if (tags === 'too-many') return tags;
  const visible = filterVisibleTags(tags, person);
  // The change may let the student see names.
  return person.canSeeNames === false && visible.length > 0 ? [...new Set([...visible, 'leaderboard'])] : visible;
}

function toChangeMessage(position: string, tags: Tags): string {
  const resync = JSON.stringify({ type: 'resync', position } satisfies ServerMessage);
  if (tags === 'too-many') return resync;
  const text = JSON.stringify({ type: 'changed', position, tags: [...tags] } satisfies ServerMessage);
  // A message can contain about 80 tags. For more changes than that, a resync is cheaper for the page.
  return text.length > MESSAGE_CHARS_MAX ? resync : text;
}

function send(listener: FeedSocket, text: string): void {
  if (listener.isResyncDue || listener.socket.bufferedAmount > BUFFERED_BYTES_MAX) {
    listener.isResyncDue = true;
    return;
  }
  listener.socket.send(text);
}
