/** Whatever erases people is killed at each step of an erasure. The next start completes what was begun. */
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { CrashpointName } from '#events/kernel/crashpoint.ts';
import { Client } from '#testing/client.ts';
import { openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { NOTHING_FOUND, PASSWORD, plantPerson, scanCentre } from './test/planted-person.ts';

/** The steps at which an operator's command is killed, in their order. The key is deleted by the fifth. */
const KILLS_OF_COMMAND = [
  'after-erasure-request',
  // Of the archiving, which comes before the erasure.
  'after-append',
  'after-erasure-event',
  'after-erasure-of-rows',
  'after-erasure-of-key',
  'after-erasure-of-data',
] as const satisfies readonly CrashpointName[];

test('an erasure that is killed at any step is completed by the next start, and nothing of the people is left', async () => {
  await using centre = await openDurableCentre();
  const { record, env } = centre;
  const { sql, config } = record;
  const owner = { id: crypto.randomUUID(), name: 'Ada Quinn', email: 'ada@rollbook.example', password: PASSWORD };
  const pending = { type: 'JoinTutor', owner: true, commandId: crypto.randomUUID() } as const;
  const actor = { id: owner.id, role: 'system' } as const;
  await record.accounts.register({ ...owner, role: 'tutor', confirmed: true, pending: { ...pending, actor } });
  const [byOwner, ...byCommand] = await Promise.all([
    plantPerson(centre, 'o'),
    ...KILLS_OF_COMMAND.map(async (crashpoint, index) => ({
      crashpoint,
      ...(await plantPerson(centre, 'abcdef'.charAt(index))),
    })),
  ]);
  const people = [byOwner, ...byCommand];
  const scan = () => scanCentre(record, join(config.dataDir, '..', 'postgres'), people);
  const countFinished = async () => (await sql`select from desk.erasures where rewritten_at is not null`).count;
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const server = new ServerProcess('services/server/main.ts', { ...env, PORT: '0', ...more });
    const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
    return { server, url };
  };
  await centre.server.end('SIGTERM');

  const { server: serverOfOwner, url } = await start({ CRASHPOINT: 'after-erasure-event:kill' });
  const client = new Client(url);
  const { email, password } = owner;
  expect((await client.post('/api/auth/sign-in', { email, password })).status).toBe(204);
  await client.post(`/api/people/${byOwner.id}/erasure`, { name: byOwner.texts.name }).catch(() => {});
  await serverOfOwner.end();
  expect(serverOfOwner.child.signalCode).toBe('SIGKILL');
  for (const { crashpoint, id } of byCommand) {
    const command = { ...env, CRASHPOINT: `${crashpoint}:kill` };
    const { code, output } = await new ServerProcess('scripts/rollbook.js', command, 'erase', id, '--yes').end();
    expect([crashpoint, code, output]).toEqual([crashpoint, 1, expect.not.stringContaining('Erased.')]);
  }
  expect(await countFinished()).toBe(0);
  const { rows, keys } = await scan();
  expect(rows).toEqual(expect.arrayContaining(['nameo', 'namea', 'emaila']));
  expect(keys).toEqual(expect.arrayContaining(['keyo', 'keya', 'keyb', 'keyc', 'keyd']));

  const { server: killed } = await start({ CRASHPOINT: 'after-rewrite-of-files:kill' });
  await killed.end();
  expect(killed.child.signalCode).toBe('SIGKILL');
  expect(await countFinished()).toBe(0);

  const { server } = await start();
  await using _ = server;
  await vi.waitFor(async () => expect(await countFinished()).toBe(people.length), 60_000);
  expect(await scan()).toEqual(NOTHING_FOUND);
  const verified = await new ServerProcess('scripts/rollbook.js', env, 'verify').end();
  expect(verified, verified.output).toMatchObject({ code: 0 });
});
