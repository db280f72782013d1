import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { BadSettingsError, ENVIRONMENT_VARIABLE_NAMES, listSettings, readSettings } from './config.ts';

const secrets = { SESSION_SECRET: 's'.repeat(32), PERSONAL_DATA_KEY: randomBytes(32).toString('base64') };

describe('readSettings without any variable', () => {
  test('readSettings: serves only this machine, from the embedded database', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      emailConfirmation: 'off',
      centreTimeZone: 'America/New_York',
    });
  });

  test('readSettings: treats an empty variable as missing', () => {
    expect(readSettings(Object.fromEntries(ENVIRONMENT_VARIABLE_NAMES.map((name) => [name, ''])))).toEqual(
      readSettings({}),
    );
  });
});

test.each([
  ['PORT', '80a', 'PORT is “80a”: expected a whole number from 0 to 65535'],
  ['PORT', '65536', 'PORT is “65536”: expected a whole number from 0 to 65535'],
  ['HOST', 'a b', 'HOST is “a b”: expected a host name or an IP address'],
  ['CENTRE_TZ', 'Mars/Olympus', 'CENTRE_TZ is “Mars/Olympus”: expected a time zone such as America/New_York'],
  ['EMAIL_CONFIRMATION', 'yes', 'EMAIL_CONFIRMATION is “yes”: expected “required” or “off”'],
  ['SIGNUPS', 'yes', 'SIGNUPS is “yes”: expected “approval”, “open” or “closed”'],
  ['PUBLIC_URL', 'https://a.example/rollbook', 'PUBLIC_URL is “https://a.example/rollbook”: expected an address'],
  ['TRUST_PROXY', 'everybody', 'TRUST_PROXY is “everybody”: expected “loopback”, “uniquelocal” or addresses'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is “10.0.0.0/33”: expected'],
  ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY is “0.0.0.0/0”: expected'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is “loud”: expected one of'],
  ['CRASHPOINT', 'before-lunch:kill', 'CRASHPOINT is “before-lunch:kill”: expected “:throw” or “:kill” after one of'],
  ['BACKUP_KEEP', '0', 'BACKUP_KEEP is “0”: expected a whole number from 1 to 9999'],
  ['AI_BASE_URL', 'ftp://model.example', 'AI_BASE_URL: expected an address such as https://api.openai.com/v1'],
  ['AI_BASE_URL', 'https://model.example/v1', 'AI_MODEL is missing: it is needed when AI_BASE_URL is set'],
  ['AI_MODEL', 'small', 'AI_BASE_URL is missing: it is needed when AI_MODEL or AI_API_KEY is set'],
  ['AI_API_KEY', 'k', 'AI_BASE_URL is missing: it is needed when AI_MODEL or AI_API_KEY is set'],
  ['EVENTSTORE_URL', 'http://localhost', 'EVENTSTORE_URL: expected an address such as esdb://'],
])('readSettings: refuses %s=%s and names the expected value', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(BadSettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test('readSettings: refuses CRASHPOINT with a public PUBLIC_URL', () => {
  const CRASHPOINT = 'before-append:kill';
  expect(() => readSettings({ CRASHPOINT, PUBLIC_URL: 'https://portal.example' })).toThrow('CRASHPOINT');
  for (const PUBLIC_URL of ['http://localhost:3100', 'http://127.0.0.1:3100', 'http://[::1]:3100', undefined]) {
    expect(() => readSettings({ CRASHPOINT, PUBLIC_URL })).not.toThrow();
  }
});

test('readSettings: names all bad values at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\nLOG_LEVEL/);
});

test.each(['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'PERSONAL_DATA_KEY'])(
  'readSettings: does not print a bad %s',
  (name) => {
    expect(() => readSettings({ ...secrets, [name]: 'hunter2' })).toThrow(new RegExp(`${name}: expected(?!.*hunter2)`));
  },
);

test('readSettings: reads the language model, whose key is optional', () => {
  const AI_BASE_URL = 'http://localhost:11434/v1';
  expect(readSettings({}).model).toBeUndefined();
  expect(readSettings({ AI_BASE_URL, AI_MODEL: 'small', AI_API_KEY: '' }).model).toEqual({
    ...{ baseUrl: AI_BASE_URL, model: 'small', apiKey: undefined },
  });
});

test('readSettings: requires both secrets with DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://rollbook@db/rollbook';
  expect(() => readSettings({ DATABASE_URL })).toThrow('PERSONAL_DATA_KEY is missing');
  expect(readSettings({ DATABASE_URL, ...secrets }).personalDataKey).toHaveLength(32);
});

test('readSettings: accepts networks and addresses in TRUST_PROXY', () => {
  expect(readSettings({}).trustProxy).toBeUndefined();
  expect(readSettings({ TRUST_PROXY: 'loopback, 172.16.0.0/12,::1' }).trustProxy).toBe('loopback,172.16.0.0/12,::1');
});

test('readSettings: requires confirmation by default when SMTP_URL is set', () => {
  expect(readSettings({ SMTP_URL: 'smtp://mail.example' }).emailConfirmation).toBe('required');
  expect(readSettings({ SMTP_URL: 'smtp://mail.example', EMAIL_CONFIRMATION: 'off' }).emailConfirmation).toBe('off');
});

test('readSettings: trusts unconfirmed addresses only when EMAIL_CONFIRMATION is explicitly off', () => {
  expect(readSettings({})).toMatchObject({ emailConfirmation: 'off', trustUnconfirmed: false });
  expect(readSettings({ EMAIL_CONFIRMATION: 'off' }).trustUnconfirmed).toBe(true);
  expect(readSettings({ EMAIL_CONFIRMATION: 'required' }).trustUnconfirmed).toBe(false);
});

test('docs/operate.md: lists every setting with what it accepts and its default, and no other', async () => {
  const page = await readFile(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|/gm)].map(([, ...cells]) => cells);
  const settings = listSettings().map((setting) => [
    setting.name,
    setting.expected,
    setting.default === undefined ? ' ' : `\`${setting.default}\``,
  ]);
  expect(rows.map((cells) => cells.map((cell) => cell.trim()))).toEqual(
    settings.map((cells) => cells.map((cell) => String(cell).trim())),
  );
});

test('EVENTSTORE_URL: accepts the nodes of a cluster, and a PostgreSQL', () => {
  for (const url of [
    'esdb://admin:secret@one:2113,two:2113,three:2113?tls=true&nodePreference=leader',
    'esdb+discover://events.example:2113',
    'postgres://rollbook:secret@events.example/log',
  ])
    expect(readSettings({ EVENTSTORE_URL: url }).eventStoreUrl).toBe(url);
  for (const url of ['esdb://', 'esdb://a b', 'http://a'])
    expect(() => readSettings({ EVENTSTORE_URL: url }), url).toThrow('EVENTSTORE_URL: expected');
});
