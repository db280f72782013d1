import { expect, test, vi } from 'vitest';
import { takeEventStoreDbUse } from '#events/store/test/event-store-db-use.ts';
import { startEventStoreDb } from './event-store-db-fixture.ts';

/** Answers each request with the names of its environment variables. */
const SERVER = `require('node:http').createServer((_, answer) => answer.end(Object.keys(process.env).join())).listen({port})`;

test('startEventStoreDb: passes no variable of the tests on that the server would take as an option of its own', async () => {
  vi.stubEnv('EVENTSTORE_URL', 'esdb://127.0.0.1:1?tls=false');
  vi.stubEnv('EVENTSTORE_PREFIX', 'test-');
  vi.stubEnv('EVENTSTORE_COMMAND', 'eventstored');
  await using server = await startEventStoreDb(`exec "${process.execPath}" -e "${SERVER}"`);
  const names = await fetch(server.url.replace('esdb:', 'http:')).then((answer) => answer.text());
  expect(names).toContain('PATH');
  expect(names).not.toContain('EVENTSTORE_');
  // This test is about the fixture, and no server of EventStoreDB ran.
  expect(takeEventStoreDbUse()).toBe(true);
});
