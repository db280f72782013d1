/** Connections on which no whole request arrives are closed by the server. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());

test.concurrent.each([
  ['nothing', ''],
  ['a part of a line', 'GET /hea'],
  ['a head without its end', 'GET /health HTTP/1.1\r\nHost: localhost\r\n'],
])('a connection that sends %s is closed', async (_, sent) => {
  const socket = connect(Number(new URL(centre.url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
  socket.resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
