import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());

const practice = { path: '/api/practice', body: { subject: 'math', grade: 3, topic: 'Addition' } };

/** Sends the headers of a command, runs `beforeBody`, and then sends the body. Returns the answer as text. */
async function holdBody(
  { cookie }: Client,
  { path, body, contentType = 'application/json' }: { path: string; body: object; contentType?: string },
  beforeBody: () => Promise<unknown>,
): Promise<string> {
  const { port, host } = new URL(centre.url);
  const sent = JSON.stringify(body);
  const lookups = vi.spyOn(centre.program.accounts, 'session');
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const headers = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${centre.url}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${sent.length}`,
    'Expect: 100-continue',
    'Connection: close',
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  // The server has read the headers and loaded the session before the body is sent.
  await once(socket, 'data');
  await expect.poll(() => lookups.mock.settledResults[0]?.type).toBe('fulfilled');
  await beforeBody();
  socket.write(sent);
  return text(socket);
}

test('enforceRouteAccess: refuses a late body after the sessions of its sender have ended', async () => {
  const person = await centre.createTutor();
  const tutor = await centre.signIn(person.email, person.password);
  const elsewhere = await centre.signIn(person.email, person.password);
  const student = await centre.createStudent({ classes: 5 });
  const removal = { path: `/api/students/${student.id}/classes/remove`, body: { classes: 3, reason: 'Refund' } };
  const answer = await holdBody(tutor, removal, () => elsewhere.post('/api/auth/sign-out-everywhere', undefined));
  expect(answer).toMatch(/^HTTP\/1\.1 401/);
  expect(answer).toContain('"code":"signed-out"');
  expect(await centre.program.store.read(`student-${student.id}`)).toHaveLength(1);
});

test('enforceRouteAccess: refuses a late body of a student who was archived', async () => {
  const tutor = await centre.createSignedInTutor();
  const student = await centre.createStudent();
  const client = await centre.signIn(student.email, student.password);
  expect(await holdBody(client, practice, () => tutor.delete(`/api/students/${student.id}`))).toMatch(
    /^HTTP\/1\.1 401/,
  );
});

test('enforceRouteAccess: refuses a late picture after its sender has signed out', async () => {
  const tutor = await centre.createSignedInTutor();
  const picture = { path: '/api/pictures', body: {}, contentType: 'image/png' };
  expect(await holdBody(tutor, picture, () => tutor.post('/api/auth/sign-out', undefined))).toMatch(/^HTTP\/1\.1 401/);
});

test('enforceRouteAccess: accepts a late body while the session is valid', async () => {
  const student = await centre.createStudent();
  const client = await centre.signIn(student.email, student.password);
  expect(await holdBody(client, practice, async () => undefined)).toMatch(/^HTTP\/1\.1 200/);
});
