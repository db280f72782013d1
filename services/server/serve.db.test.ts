/** The program as a person starts it. `serve.faults.test.ts` and `scripts/rollbook` have the other cases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { findDatabaseProcess, ServerProcess } from '#testing/server-process.ts';

test('serve: starts in an empty folder, an owner whom the operator creates can sign in, and SIGTERM stops it cleanly', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-serve-'));
  await using server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: '0' });
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);

  const options = ['--name', 'Ada Marsh', '--email', 'ada@rollbook.example', '--owner'];
  const created = await new ServerProcess(
    'scripts/rollbook.js',
    { DATA_DIR: dataDir },
    'create-tutor',
    ...options,
  ).end();
  expect(created).toMatchObject({ code: 0, output: expect.stringContaining('Ada Marsh is an owner and can sign in') });
  const password = created.output.match(/^Password: (\S{16})$/m)?.[1];
  const signedIn = await new Client(url).post('/api/auth/sign-in', { email: 'ada@rollbook.example', password });
  expect(signedIn.status, signedIn.text).toBe(204);

  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  expect(await findDatabaseProcess(dataDir)).toBeUndefined();
  await rm(dataDir, { recursive: true });
});
