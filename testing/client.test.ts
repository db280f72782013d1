import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealText } from '#events/record/seal-text.ts';
import { Client } from './client.ts';

const sealed = sealText(
  'Ines',
  { keyId: randomUUID(), personId: randomUUID(), secret: randomBytes(32) },
  randomUUID(),
  'note',
);
const answers: Readonly<Record<string, string>> = {
  '/json': JSON.stringify({ entries: [{ note: sealed }] }),
  '/csv': `note,reason\r\nx,${sealed}\r\n`,
  '/packet': JSON.stringify({ events: [{ data: JSON.stringify({ note: sealed }) }] }),
  '/typed': JSON.stringify({ note: 'sealed.1.x' }),
};
const server = createServer((request, response) => response.end(answers[request.url ?? '']));
let client: Client;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.close());

test.each(['/json', '/csv'])('Client: throws for a text in %s that is still sealed', async (path) => {
  await expect(client.get(path)).rejects.toThrow(`GET ${path} answered with a text that is still sealed.`);
});

test.each(['/packet', '/typed'])('Client: accepts %s, which is meant to be read as it is', async (path) => {
  expect((await client.get(path)).status).toBe(200);
});
