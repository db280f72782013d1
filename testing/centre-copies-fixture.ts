import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFailed, vi } from 'vitest';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { openProgramCore, type ProgramCore } from '#services/server/program/program-core.ts';
import { openTestDatabase } from './database-fixture.ts';
import { ServerProcess } from './server-process.ts';
import { findFreePort } from './test-port.ts';

/** A copy of the program in a process of its own. */
export interface CopyProcess {
  readonly server: ServerProcess;
  readonly port: number;
  /** The address that it serves: its own, or that of the proxy in front of it. */
  readonly url: string;
}

export interface CentreCopies extends AsyncDisposable {
  /** The record of the centre, as an operator's command opens it. */
  readonly record: ProgramCore;
  /** Starts a copy on the database of all copies, and resolves when it answers. */
  start(env?: Readonly<Record<string, string>>, program?: string): Promise<CopyProcess>;
  /** The first of these copies that has led, as its log says. Waits until there is one. */
  findLeader(copies: readonly CopyProcess[]): Promise<CopyProcess>;
}

const LEADS = /this copy leads/g;
/** How often a copy has become the one that leads. */
export const countLeads = ({ server }: CopyProcess): number => server.output.match(LEADS)?.length ?? 0;

/** Prepares a database for copies of the program, each in a process of its own. */
export async function openCentreCopies(): Promise<CentreCopies> {
  const opened = new AsyncDisposableStack();
  const database = opened.use(await openTestDatabase());
  const home = await mkdtemp(join(tmpdir(), 'rollbook-copies-'));
  opened.defer(() => rm(home, { recursive: true, force: true }));
  const common = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'secret'.repeat(8),
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: home,
    LOG_LEVEL: 'info',
    ...toTestLogEnvironment(home),
  };
  const started: ServerProcess[] = [];
  opened.defer(async () => void (await Promise.all(started.map((server) => server.end('SIGKILL')))));
  onTestFailed(() => {
    for (const [index, { output }] of started.entries())
      console.error(`Last output of copy ${index}:\n${output.slice(-2_000)}`);
    // A test that runs out of time disposes of nothing.
    for (const { child } of started) child.kill('SIGKILL');
  });
  let record: ProgramCore | undefined;
  const closeRecord = async () => record?.close();
  opened.defer(closeRecord);

  return {
    get record() {
      if (!record) throw new Error('Start a copy first.');
      return record;
    },
    async start(env = {}, program = 'services/server/main.ts') {
      const port = Number(env.PORT ?? (await findFreePort()));
      const server = new ServerProcess(program, { ...common, ...env, PORT: String(port) });
      started.push(server);
      const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
      record ??= await openProgramCore(readSettings({ ...common, LOG_LEVEL: 'fatal' }) as Config);
      return { server, port, url };
    },
    findLeader: (copies) =>
      vi.waitFor(() => {
        const leader = copies.find((copy) => countLeads(copy) > 0);
        if (!leader) throw new Error('No copy leads.');
        return leader;
      }, 20_000),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
