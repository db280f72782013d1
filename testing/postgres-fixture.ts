import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startCluster } from '#services/platform/embedded-database/cluster.ts';

export interface FreshPostgres extends AsyncDisposable {
  /** A folder that is deleted when the server has stopped. */
  readonly home: string;
  /** Creates an empty database and returns its address. */
  database(): Promise<string>;
}

/** Starts a second PostgreSQL besides that of the test run. Its transaction ids start from the beginning. */
export async function openFreshPostgres(): Promise<FreshPostgres> {
  await using opening = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-fresh-'));
  opening.defer(() => rm(home, { recursive: true, force: true }));
  const { url, stop } = await startCluster(home, { fsync: 'off' });
  opening.defer(stop);
  const opened = opening.move();
  return {
    home,
    async database() {
      const name = `fresh_${crypto.randomUUID().slice(0, 8)}`;
      const admin = postgres(url, { max: 1 });
      await admin.unsafe(`create database ${name}`);
      await admin.end();
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
