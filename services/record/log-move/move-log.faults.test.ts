/** The log is moved to another PostgreSQL and back while people write, and the move is killed at each of its steps. */
import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEventStoreDb } from '#events/store/eventstoredb/event-store-db.ts';
import { openSeparatePostgresStore } from '#events/store/postgres/open-separate-postgres-store.ts';
import { countEvents, openTestStore } from '#events/store/test/test-log.ts';
import { type DurableCentre, expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import {
  eventStoreDbSkipReason,
  startEventStoreDb,
  toTitleWithEventStoreDbSkip,
} from '#testing/event-store-db-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';

const WRITERS = 8;

let centre: DurableCentre;
let opened: AsyncDisposableStack;
beforeEach(async () => {
  opened = new AsyncDisposableStack();
  centre = opened.use(await openDurableCentre());
});
afterEach(() => opened.disposeAsync());

/** An empty database on the server of the centre, for the log alone. */
const createLogDatabase = async (name: string): Promise<string> => {
  await using admin = openPool(centre.cluster.url);
  await admin.sql.unsafe(`create database ${name}`);
  return new URL(`/${name}`, centre.cluster.url).href;
};
const openPool = (url: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return { sql, [Symbol.asyncDispose]: () => sql.end() };
};

const move = (to: string, env: Readonly<Record<string, string>> = {}) =>
  new ServerProcess('scripts/rollbook.js', { ...centre.env, ...env }, 'move', '--to', to).end();

const countMoves = async (): Promise<number> => {
  const [row] = await centre.record.sql<[{ moves: number }]>`select count(*)::int as moves from desk.log_moves`;
  return row.moves;
};

/** Runs `act` while people write, and goes on writing for a while after it. */
const whileWriting = async <T>(act: () => Promise<T>): Promise<T> => {
  const { load } = centre;
  let over = false;
  const running = load.run(WRITERS, () => over);
  const writeMore = async () => {
    const before = load.answered.size;
    await expect.poll(() => load.answered.size).toBeGreaterThan(before + 2 * WRITERS);
  };
  try {
    await writeMore();
    const result = await act();
    await writeMore();
    return result;
  } finally {
    over = true;
    await running;
  }
};

const countIn = async (url: string): Promise<number> => {
  const store = await openSeparatePostgresStore(url);
  return countEvents(store).finally(() => store.close());
};

/** Where the commands of a section of docs/operate.md move the log, in their order. */
const readDocumentedPlaces = async (): Promise<string[]> => {
  const page = await readFile(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
  const section = page.split('\n## Move the log\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^ {4}npm run rollbook -- move --to (\S+)$/gm)].map(([, place = '']) => place);
};

test('docs/operate.md: the commands of “Move the log” name the places between which these tests move it', async () => {
  expect(await readDocumentedPlaces()).toEqual([
    expect.stringMatching(/^esdb:/),
    expect.stringMatching(/^postgres:/),
    'database',
  ]);
});

/** Moves the log to a place and back under 8 writers, with two copies of the program. */
const expectMovesThereAndBack = async (to: string, countEventsThere: () => Promise<number>) => {
  const home = centre.env.EVENTSTORE_URL ?? 'database';
  const startCopy = async () => {
    const env = { ...centre.env, PORT: '0', LOG_LEVEL: 'info' };
    const copy = opened.use(new ServerProcess('services/server/main.ts', env));
    await copy.waitForOutput(/Rollbook is running/);
    return copy;
  };
  const second = await startCopy();
  const there = await whileWriting(() => move(to));
  expect(there).toMatchObject({ code: 0, output: expect.stringMatching(/Writes were stopped for [0-4]\.\d s/) });
  await second.waitForOutput(/the log was moved, and is used at its new place/);
  const moved = Number(/^(\d+) events were moved/m.exec(there.output)?.[1]);
  // What was written later is in the new place alone.
  expect(await countEventsThere()).toBeGreaterThan(moved);
  if (home === 'database') {
    await using pool = openPool(centre.cluster.url);
    expect(await countEvents(openTestStore({ sql: pool.sql, url: centre.cluster.url }))).toBe(moved);
  }
  await expectSurvived(centre);
  expect(await move(to)).toMatchObject({ code: 1, output: expect.stringContaining('The log is already in') });

  // The settings of a copy that starts now name the place that the log has left.
  await second.end('SIGTERM');
  await startCopy();
  expect(await whileWriting(() => move(home))).toMatchObject({ code: 0 });
  await expectSurvived(centre);
  expect(await countMoves()).toBe(2);
};

test('under 8 writers, the log is moved to another PostgreSQL and back, and nothing is lost', async () => {
  const url = await createLogDatabase('moved_log');
  await expectMovesThereAndBack(url, () => countIn(url));
});

test.skipIf(eventStoreDbSkipReason)(
  toTitleWithEventStoreDbSkip('under 8 writers, the log is moved to EventStoreDB and back, and nothing is lost'),
  async () => {
    await using eventStore = await startEventStoreDb();
    await expectMovesThereAndBack(eventStore.url, async () => {
      const prefix = centre.env.EVENTSTORE_PREFIX ?? 'rollbook-';
      const store = openEventStoreDb({ url: eventStore.url, prefix });
      return countEvents(store).finally(() => store.close());
    });
  },
);

test('killed at any step under 8 writers, the move leaves one place in charge, and a repeated move ends it', async () => {
  const url = await createLogDatabase('moved_log');
  for (const [crashpoint, moves] of [
    ['after-copy-of-log', 0],
    ['after-stop-of-writes', 0],
    ['before-switch-of-log', 0],
    ['after-switch-of-log', 1],
  ] as const) {
    const killed = await whileWriting(() => move(url, { CRASHPOINT: `${crashpoint}:kill` }));
    expect(killed.code, killed.output).toBe(1);
    expect(await countMoves()).toBe(moves);
    const inNewPlace = await countIn(url);
    await whileWriting(async () => {});
    expect((await countIn(url)) > inNewPlace).toBe(moves === 1);
  }
  expect((await move(url)).output).toContain('The log is already in');
  await expectSurvived(centre);
});

test('a move that hangs until another command has moved the log does not switch when it goes on', async () => {
  const [hungTo, url] = [await createLogDatabase('hung_log'), await createLogDatabase('moved_log')];
  expect((await move(hungTo, { CRASHPOINT: 'after-copy-of-log:kill' })).code).toBe(1);
  await whileWriting(async () => {});
  await using target = openPool(hungTo);
  await using observer = openPool(hungTo);
  const isHungAtAppend = async () => {
    const waiting = await observer.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return waiting.count > 0;
  };
  // Not rollbook.js, which runs the command in another process: the signal would stop the wrong one.
  const hung = opened.use(new ServerProcess('scripts/rollbook/program.ts', centre.env, 'move', '--to', hungTo));
  await target.sql.begin(async (tx) => {
    await tx`lock table log.events in share mode`;
    await expect.poll(isHungAtAppend).toBe(true);
    hung.child.kill('SIGSTOP');
    // The lease of the command that hangs ends after a few seconds.
    await expect.poll(async () => (await move(url)).output).toContain('events were moved');
  });
  hung.child.kill('SIGCONT');
  expect(await hung.end()).toMatchObject({ code: 1, output: expect.stringMatching(/another one|another command/) });
  expect(await countMoves()).toBe(1);
  const [inHung, inNewPlace] = [await countIn(hungTo), await countIn(url)];
  await whileWriting(async () => {});
  expect(await countIn(hungTo)).toBe(inHung);
  expect(await countIn(url)).toBeGreaterThan(inNewPlace);
  await expectSurvived(centre);
});

test('under 8 writers, a target in which a byte of a copied event was changed is refused, and writes go on', async () => {
  const url = await createLogDatabase('moved_log');
  expect((await move(url, { CRASHPOINT: 'after-copy-of-log:kill' })).code).toBe(1);
  await using target = openPool(url);
  await target.sql.unsafe(`
    alter table log.events disable trigger all;
    update log.events set data = (data::text || ' ')::json where position = 3;
    alter table log.events enable trigger all`);
  const refused = await whileWriting(() => move(url));
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('the new place holds other events') });
  expect(refused.output).toContain('It is in charge where it was');
  expect(await countMoves()).toBe(0);
  const inNewPlace = await countIn(url);
  await whileWriting(async () => {});
  expect(await countIn(url)).toBe(inNewPlace);
  await expectSurvived(centre);
});
