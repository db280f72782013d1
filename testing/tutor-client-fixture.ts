import { expect, vi } from 'vitest';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import { Client } from './client.ts';

/** Creates a tutor in the record of a centre that runs in another process, and signs them in there. */
export async function createTutorAndClient(record: ProgramCore, url: string): Promise<Client> {
  const credentials = { email: 'sam@rollbook.example', password: 'chalk and slate' };
  const id = crypto.randomUUID();
  await record.accounts.register({
    ...{ ...credentials, id, name: 'Sam Okafor', role: 'tutor', confirmed: true },
    pending: { type: 'JoinTutor', owner: false, commandId: crypto.randomUUID(), actor: { id, role: 'system' } },
  });
  const client = new Client(url);
  const signedIn = await client.post('/api/auth/sign-in', credentials);
  expect(signedIn, signedIn.text).toMatchObject({ status: 204 });
  // The other process projects the events of this process with a short delay.
  await vi.waitFor(async () => {
    expect((await client.get('/api/session')).body.profile).toMatchObject({ id });
  }, 20_000);
  return client;
}
