import { demoAccounts } from '#scripts/demo/centre/demo-accounts.ts';
import { Client } from '#scripts/test/client.ts';
import { check } from './bench-row.ts';

/** One of the demo's people, by the label of their account. */
export async function signInDemoAccount(url: string, label: string): Promise<Client> {
  const client = new Client(url);
  const account = demoAccounts.find((candidate) => candidate.label === label);
  const { status } = await client.post('/api/auth/sign-in', { email: account?.email, password: account?.password });
  check(status === 204, `${label} could not sign in (${status})`);
  return client;
}
