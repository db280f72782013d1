import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { expect, test, vi } from 'vitest';
import { FeedHub, type FeedSocket, SOCKETS_PER_PERSON_MAX } from './hub.ts';

/** A fake socket with a settable number of unsent bytes, because a real one cannot be slowed down reliably. */
class Connection extends EventEmitter {
  bufferedAmount = 0;
  readonly sent: { type: string; tags?: string[] }[] = [];
  readonly ping = vi.fn();
  readonly terminate = vi.fn();
  readonly close = vi.fn();
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
}

const join = (hub: FeedHub, role = 'tutor', id = 'sam', more: Partial<FeedSocket['person']> = {}) => {
  const connection = new Connection();
  hub.add(connection as unknown as WebSocket, 'session', { id, role, ...more });
  return connection;
};

test('notify: serialises equal messages once', () => {
  const hub = new FeedHub();
  for (let index = 0; index < 40; index += 1) join(hub, 'tutor', `tutor ${index}`);
  join(hub, 'student', 'mia');
  join(hub, 'student', 'noah');

  const stringify = vi.spyOn(JSON, 'stringify');
  hub.notify('log.7', ['students', 'student:mia']);
  const written = stringify.mock.calls.length;
  stringify.mockRestore();
  // One message for the tutors and one for Mia; each may also be serialised as a resync.
  expect(written).toBeLessThanOrEqual(4);
});

test('notify: drops notifications to a blocked socket and sends a resync once it is drained', () => {
  const hub = new FeedHub();
  const slow = join(hub);
  slow.bufferedAmount = 100_000;
  hub.notify('log.7', ['students']);
  hub.sweep('log.7');
  slow.emit('pong');
  slow.bufferedAmount = 0;
  hub.notify('log.8', ['students']);
  expect(slow.sent).toEqual([]);

  hub.sweep('log.8');
  expect(slow.sent).toEqual([{ type: 'resync', position: 'log.8' }]);
  hub.notify('log.9', ['tutors']);
  expect(slow.sent.at(-1)).toMatchObject({ type: 'changed', position: 'log.9' });
});

test('sweep: terminates a socket that answers no ping', () => {
  const hub = new FeedHub();
  const dead = join(hub);
  const alive = join(hub);
  hub.sweep('log.1');
  alive.emit('pong');
  hub.sweep('log.1');
  expect(dead.terminate).toHaveBeenCalled();
  expect(alive.terminate).not.toHaveBeenCalled();
});

test('notify: sends a resync instead of more tags than a message can contain', () => {
  const hub = new FeedHub();
  const tutor = join(hub);
  hub.notify(
    'log.7',
    Array.from({ length: 200 }, () => `student:${crypto.randomUUID()}`),
  );
  expect(tutor.sent).toEqual([{ type: 'resync', position: 'log.7' }]);
});

test('notify: sends nothing to a socket that has closed', () => {
  const hub = new FeedHub();
  const gone = join(hub);
  gone.emit('close');
  hub.notify('log.7', ['students']);
  expect(gone.sent).toEqual([]);
  expect(hub.sessionIds).toEqual([]);
});

test('add: closes only the oldest socket of a person over the limit', () => {
  const hub = new FeedHub();
  const others = Array.from({ length: 1_000 }, (_, index) => join(hub, 'student', `student ${index}`));
  const own = Array.from({ length: SOCKETS_PER_PERSON_MAX + 2 }, () => join(hub));
  hub.sendBoards('{}', 'log.7');
  const closed = [...others, ...own].filter(({ close }) => close.mock.calls.length > 0);
  expect(closed).toEqual(own.slice(0, 2));
  expect(closed[0]?.close).toHaveBeenCalledExactlyOnceWith(4429, expect.any(String));
  const told = [...others, ...own].filter(({ sent }) => sent.length === 1);
  expect(told).toHaveLength(1_000 + SOCKETS_PER_PERSON_MAX);
});

test('sendBoards: sends no names to a family, nor to a student who may not see them', () => {
  const hub = new FeedHub();
  const [tutor, unknown, family] = [
    join(hub),
    join(hub, 'student', 'mia', { canSeeNames: false }),
    join(hub, 'family', 'ann', { children: new Set(['mia']) }),
  ];
  hub.sendBoards('{"type":"leaderboard"}', 'log.7');
  expect(tutor.sent).toEqual([{ type: 'leaderboard' }]);
  const changed = { type: 'changed', position: 'log.7', tags: ['leaderboard'] };
  expect(unknown.sent).toEqual([changed]);
  expect(family.sent).toEqual([]);
  // A change about the student may let them see names.
  hub.notify('log.7', ['students', 'student:mia']);
  hub.notify('log.7', ['students', 'student:noah']);
  expect(unknown.sent).toEqual([changed, { ...changed, tags: ['student:mia', 'leaderboard'] }]);
});

test('add: does not count closed sockets', () => {
  const hub = new FeedHub();
  const own = Array.from({ length: SOCKETS_PER_PERSON_MAX }, () => join(hub));
  own[7]?.emit('close');
  join(hub);
  for (const { close } of own) expect(close).not.toHaveBeenCalled();
});
