/**
 * Every operation, sent with texts that occur nowhere else, leaves none of them in the output of the program, its metrics, its
 * traces, the log of the database server, or the problems that it answers with.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { readOutbox } from '#services/platform/mail/mail-delivery.ts';
import { useCases } from '#services/server/http/use-cases.ts';
import { createRequestArbitrary, type FuzzTargets } from '#testing/arbitrary-request.ts';
import { Client, type ClientResponse } from '#testing/client.ts';
import { type DurableCentre, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { openTraceCollector } from '#testing/trace-collector.ts';
import { findPlanted, PASSWORD, plantPerson } from './test/planted-person.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  /** Undefined for a route that is no use case, such as an upload or a page. */
  readonly useCase: UseCase | undefined;
}

/** Every route of the server: a test of `app.ts` holds the file equal to them. */
const routes: readonly Route[] = (await readFile(join(import.meta.dirname, '../http/routes.snapshot.txt'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = ''] = (line.split(': ')[0] ?? '').split(' ');
    return { method, path, useCase: useCases.find((each) => each.method === method && each.path === path) };
  });

type Leaf = readonly (string | number)[];
const listTexts = (value: unknown, at: Leaf = []): Leaf[] => {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, [...at, Array.isArray(value) ? +key : key]));
};
const replaceText = (value: unknown, [key, ...rest]: Leaf, text: string): unknown => {
  if (key === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaceText(copy[key], rest, text);
  return copy;
};
/** With a space, which no address of a page has. */
const toPlanted = (operation: string, at: Leaf) => `Zz planted ${operation} ${at.join('.')}`;

/** Replaces each text by a planted one, or by a planted email address, if the schema still accepts it. */
const plantAccepted = (fields: unknown, operation: string, accepts: (fields: unknown) => boolean): unknown =>
  listTexts(fields).reduce((planted, at) => {
    const choices = [toPlanted(operation, at), `planted.${operation}.${at.join('.')}@rollbook.example`.toLowerCase()];
    return choices.map((text) => replaceText(planted, at, text)).find(accepts) ?? planted;
  }, fields);
const plantEverywhere = (fields: unknown, operation: string): unknown =>
  listTexts(fields).reduce((planted, at) => replaceText(planted, at, toPlanted(operation, at)), fields);

interface PlantedRequest {
  readonly address: string;
  readonly body: unknown;
}

/** The longest of some arbitrary bodies that the schema accepts, and the first address. */
function sample(useCase: UseCase, targets: FuzzTargets): PlantedRequest {
  const requests = fc.sample(createRequestArbitrary(useCase, targets), { numRuns: 60, seed: 1 });
  const bodies = requests.map(({ body }) => parse(body)).filter((body) => useCase.body?.safeParse(body).success);
  const [longest = {}] = bodies.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  const address = requests[0]?.address.split('?')[0] ?? useCase.path;
  return { address: address.replaceAll(/:\w+/g, targets.students[0] ?? ''), body: longest };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const nobody = '00000000-0000-4000-8000-00000000beef';
const search = `?${new URLSearchParams({ token: 'Zz planted token', search: 'Zz planted search', plan: 'Zz planted' })}`;

/** The requests of a route: accepted by its schemas, refused by them, and about something that does not exist. */
function listRequests({ method, path, useCase }: Route, targets: FuzzTargets): PlantedRequest[] {
  const operation = useCase?.operation ?? path.replaceAll(/\W/g, '');
  const toUnknown = (text: string) => path.replaceAll(/:\w+|\*/g, encodeURIComponent(text));
  const unknown = [{ address: `${toUnknown(toPlanted(operation, ['path']))}${search}`, body: {} }];
  if (useCase === undefined) return [...unknown, { address: toUnknown(nobody), body: 'Zz planted bytes' }];
  const { address, body } = sample(useCase, targets);
  if (method === 'GET') return [{ address, body: undefined }, ...unknown];
  const accepts = (fields: unknown) => useCase.body?.safeParse(fields).success === true;
  return [
    { address, body: plantAccepted(body, operation, accepts) },
    { address, body: plantEverywhere(body, operation) },
    { address, body: '{"Zz planted no JSON' },
    ...unknown,
  ];
}

/** Opens the centre with everything logged and traced, a person of each role, and what their requests name. */
async function openPlantedCentre(centre: DurableCentre) {
  const { record, url } = centre;
  const owner = { email: 'owner@rollbook.example', password: PASSWORD };
  const id = crypto.randomUUID();
  await record.accounts.register({
    ...{ ...owner, id, name: 'Olga Owens', role: 'tutor', confirmed: true },
    pending: { type: 'JoinTutor', owner: true, commandId: crypto.randomUUID(), actor: { id, role: 'system' } },
  });
  const person = await plantPerson(centre);
  const student = { email: person.texts.email, password: PASSWORD };
  const clients = new Map<string, Client>();
  const signIn = async (who: typeof owner) => {
    const client = clients.get(who.email) ?? new Client(url);
    clients.set(who.email, client);
    // Sent once, because the read models stop when the database refuses rows.
    if ((await client.send('GET', '/api/session')).body?.profile) return client;
    await record.sql`delete from desk.limits`;
    await client.post('/api/auth/sign-in', who);
    return client;
  };
  const targets: FuzzTargets = {
    students: [person.id],
    record: nobody,
    homework: [person.homework.split('/').at(-1) ?? ''],
    ...{ question: nobody, practice: [nobody], things: {}, versions: new Map() },
  };
  const toClient = ({ useCase, path }: Route) => {
    if (/sign|password|invitation|confirm|unsubscribe|contact/.test(path) && useCase?.access === 'public')
      return new Client(url);
    return signIn(useCase?.access === 'student' ? student : owner);
  };
  return { person, targets, toClient, clients };
}

const isProblem = ({ headers }: ClientResponse) => headers.get('content-type')?.startsWith('application/problem+json');

test('no log line, metric, trace or problem holds what somebody sent, also when requests fail', {
  timeout: 900_000,
}, async () => {
  using collector = await openTraceCollector();
  await using centre = await openDurableCentre({
    programEnv: {
      ...{ LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
    },
  });
  const { server, record } = centre;
  const { person, targets, toClient, clients } = await openPlantedCentre(centre);
  const statuses = new Set<number>();
  const problems: string[] = [];
  const links: string[] = [];
  let sent = 0;

  const send = async (route: Route, { address, body }: PlantedRequest) => {
    const client = await toClient(route);
    sent += 1;
    // One network may not send so many requests.
    const network = `2001:db8:${sent.toString(16)}::1`;
    const type = route.path.includes('picture') ? 'image/png' : 'application/json';
    const answer = await client.send(route.method, address, route.method === 'GET' ? undefined : body, {
      ...{
        'x-forwarded-for': network,
        'user-agent': 'Zz planted agent',
        referer: `${centre.url}/?q=Zz+planted+referer`,
      },
      ...(route.method !== 'GET' && { 'content-type': route.useCase ? 'application/json' : type }),
    });
    statuses.add(answer.status);
    if (isProblem(answer)) problems.push(answer.text);
    links.push(...[...answer.text.matchAll(/[?&][\w-]+=([\w.-]{20,})/g)].map(([, token = '']) => token));
  };
  const sendAll = async (chosen: (route: Route) => boolean, requestsOf = listRequests) => {
    for (const route of routes.filter(chosen)) {
      await record.sql`delete from desk.limits`;
      for (const request of requestsOf(route, targets)) await send(route, request);
    }
  };

  await sendAll(() => true);
  expect((await (await toClient({ method: 'GET', path: '/', useCase: undefined })).get('/api/students')).text).toMatch(
    /planted/i,
  );
  const letters = await readOutbox(record.config.dataDir, 1_000);

  // The database refuses every row from now on, and names its values in the error. People can still sign in.
  const tables = await record.sql<{ schema: string; table: string }[]>`
    select schemaname as schema, tablename as "table" from pg_tables
    where (schemaname in ('accounts', 'desk', 'log') or schemaname like 'read\\_%')
      and tablename not in ('session', 'limits')`;
  for (const { schema, table } of tables)
    await record.sql`alter table ${record.sql(schema)}.${record.sql(table)} add constraint refused check (false) not valid`;
  await sendAll(
    ({ method }) => method !== 'GET',
    (route, about) => listRequests(route, about).slice(0, 1),
  );
  for (const schema of new Set(tables.map(({ schema }) => schema).filter((name) => name.startsWith('read_'))))
    await record.sql`alter schema ${record.sql(schema)} rename to ${record.sql(`gone_${schema}`)}`;
  await sendAll(
    ({ method }) => method === 'GET',
    (route, about) => listRequests(route, about).slice(0, 2),
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 415, 500]));

  const [, metricsUrl = ''] = await server.waitForOutput(/^Metrics and health: (\S+)/m);
  const pages = [metricsUrl, metricsUrl.replace('/metrics', '/health')];
  const metrics = await Promise.all(pages.map(async (page) => (await fetch(page)).text()));
  const databaseLog = await readFile(join(record.config.dataDir, '..', 'postgres', 'server.log'), 'utf8');
  const places = { output: server.output, metrics: metrics.join(), traces: collector.texts.join(), databaseLog };
  expect(places.output).toContain('request failed with an unexpected error');
  expect(places.output).toContain('violates check constraint');
  expect(places.databaseLog).toContain('violates check constraint');
  expect(places.metrics).toContain('rollbook_');
  expect(places.traces).toContain('POST /api/students');

  const cookies = [...clients.values()].flatMap(({ cookie }) =>
    [...cookie.matchAll(/=([^.;]+)/g)].map(([, value = '']) => value),
  );
  const tokens = letters.flatMap(({ text }) =>
    [...text.matchAll(/[?&][\w-]+=([\w.-]{20,})/g)].map(([, token = '']) => token),
  );
  expect(Math.min(cookies.length, tokens.length, links.length)).toBeGreaterThan(0);
  const secrets = [PASSWORD, 'Olga Owens', 'owner@rollbook.example', ...cookies, ...tokens, ...links].filter(
    (secret) => secret.length >= 8,
  );
  for (const [place, text] of Object.entries({ ...places, problems: problems.join('\n') })) {
    const found = [...text.matchAll(/.{0,80}planted.{0,80}/gi)].map(([around]) => around);
    expect(found, place).toEqual([]);
    expect(findPlanted([person], [text]), place).toEqual([]);
    expect(
      secrets.filter((secret) => text.includes(secret)),
      place,
    ).toEqual([]);
  }
});
