import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { loadRunningServerConfig } from '#services/platform/embedded-database/embedded-database.ts';
import { openProgramCore, type ProgramCore } from '#services/server/program/program-core.ts';
import { findDatabaseProcess, ServerProcess } from './server-process.ts';

export interface KillableCentre extends AsyncDisposable {
  /** Starts the program and its database. Returns the address. */
  start(port?: string): Promise<string>;
  /** Kills the program and its database. */
  kill(): Promise<void>;
  /** Opens the record of the running program, as the operator's command does. */
  openRecord(): Promise<ProgramCore & AsyncDisposable>;
}

/** Prepares a centre in separate processes with its own data folder. */
export async function openKillableCentre(): Promise<KillableCentre> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-killed-'));
  let server: ServerProcess | undefined;
  return {
    async start(port = '0') {
      server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error' });
      return (await server.waitForOutput(/Rollbook is running: (\S+)/))[1] as string;
    },
    async kill() {
      const database = (await findDatabaseProcess(dataDir)) as number;
      process.kill(database, 'SIGKILL');
      await server?.end('SIGKILL');
    },
    async openRecord() {
      const running = await loadRunningServerConfig(
        readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...toTestLogEnvironment(dataDir) }),
      );
      const core = await openProgramCore(running as Config);
      return { ...core, [Symbol.asyncDispose]: core.close };
    },
    async [Symbol.asyncDispose]() {
      await server?.end('SIGTERM');
      await rm(dataDir, { recursive: true });
    },
  };
}
