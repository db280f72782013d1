import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRunningClusterUrl, type PostgresCluster, startCluster } from './cluster.ts';
import { identifyProcess, stopProcess } from './processes.ts';

let home: string;
beforeEach(async () => {
  home = join(await mkdtemp(join(tmpdir(), 'rollbook-cluster-')), 'postgres');
});
afterEach(() => rm(join(home, '..'), { recursive: true }));

const ask = async (url: string, query: string) => {
  const sql = postgres(url, { max: 1 });
  try {
    return await sql.unsafe(query);
  } finally {
    await sql.end();
  }
};
const using = async (work: (cluster: PostgresCluster) => Promise<void>) => {
  const cluster = await startCluster(home);
  await work(cluster).finally(cluster.stop);
};
/** Spawns a program that starts the server in `home` and prints its process id. */
const startProgram = () => {
  const code = `import { startCluster } from '${import.meta.dirname}/cluster.ts';
    console.log((await startCluster('${home}')).pid); setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
};
/** Spawns a program that starts the server in `home`, and kills it before it can stop the server. */
const killedStart = async (): Promise<number> => {
  const program = startProgram();
  const [pid] = await once(program.stdout, 'data');
  program.kill('SIGKILL');
  await once(program, 'exit');
  return Number(pid);
};

test('startCluster: keeps data over a restart, and stop ends the server', async () => {
  await using(async ({ url }) => {
    await ask(url, 'create table kept as select 1 as id');
    expect(await findRunningClusterUrl(home)).toBe(url);
  });
  expect(await findRunningClusterUrl(home)).toBeUndefined();
  await using(async ({ url }) => expect(await ask(url, 'select id from kept')).toEqual([{ id: 1 }]));
});

test('startCluster: works after a start that was killed during initdb, and removes the incomplete folder', async () => {
  const program = startProgram();
  const findUnfinished = async () =>
    (await readdir(home).catch(() => [])).find((name) => name.startsWith('data.unfinished'));
  await expect.poll(findUnfinished, { interval: 5 }).toBeDefined();
  const folder = join(home, (await findUnfinished()) as string);
  program.kill('SIGKILL');
  await once(program, 'exit');
  // The initdb of the killed start continues to write.
  const writing = setInterval(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
  }, 5);
  try {
    await using(async ({ url }) => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
  } finally {
    clearInterval(writing);
  }
  await expect
    .poll(async () => {
      await using(async () => {});
      return findUnfinished();
    })
    .toBeUndefined();
});

test('startCluster: works in a folder that only its owner may enter', async () => {
  await chmod(join(home, '..'), 0o700);
  await using(async ({ url }) => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
});

test.runIf(process.getuid?.() === 0)(
  'startCluster: runs as root without user namespaces, even in a folder that only root may enter',
  async () => {
    const { PATH } = process.env;
    const forbidding = join(home, '..', 'bin');
    await mkdir(forbidding);
    await writeFile(join(forbidding, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    process.env.PATH = `${forbidding}:${PATH}`;
    try {
      await chmod(join(home, '..'), 0o700);
      await using(async ({ url }) => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
      expect((await stat(join(home, 'data'))).uid).not.toBe(0);
    } finally {
      process.env.PATH = PATH;
    }
  },
);

test('startCluster: refuses a wrong password, and only the owner can read the password file', async () => {
  await using(async ({ url }) => {
    const without = new URL(url);
    without.password = 'guess';
    await expect(ask(without.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
  });
});

test('startCluster: stops a server that a killed program left running, and starts a new one', async () => {
  const orphan = await identifyProcess(await killedStart());
  await using(async ({ url, pid }) => {
    expect(pid).not.toBe(orphan?.pid);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
  expect(orphan && (await identifyProcess(orphan.pid))).toBeUndefined();
});

test('startCluster: stops a suspended server that was left behind', async () => {
  const orphan = await identifyProcess(await killedStart());
  if (orphan === undefined) throw new Error('the server is missing');
  process.kill(orphan.pid, 'SIGSTOP');
  try {
    await using(async ({ url }) => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
    expect(await identifyProcess(orphan.pid)).toBeUndefined();
  } finally {
    await stopProcess(orphan, 'SIGKILL', 5_000);
  }
});

test('startCluster: finds a running server after the clock was set', async () => {
  const orphan = await identifyProcess(await killedStart());
  const lock = join(home, 'data', 'postmaster.pid');
  const lines = (await readFile(lock, 'utf8')).split('\n');
  lines[2] = String(Number(lines[2]) - 3_600);
  await writeFile(lock, lines.join('\n'));
  await using(async ({ url }) => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
  expect(orphan && (await identifyProcess(orphan.pid))).toBeUndefined();
});

test('startCluster: ignores the lock file of a killed server', async () => {
  const server = await identifyProcess(await killedStart());
  if (server === undefined) throw new Error('the server is missing');
  await stopProcess(server, 'SIGKILL', 5_000);
  await using(async ({ url }) => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
});

test('findRunningClusterUrl: ignores a lock file whose process id belongs to another program', async () => {
  await using(async () => {});
  const other = spawn('sleep', ['60']);
  try {
    const lines = [other.pid, join(home, 'data'), Math.floor(Date.now() / 1000), 5432, '', '127.0.0.1', '', 'ready'];
    await writeFile(join(home, 'data', 'postmaster.pid'), `${lines.join('\n')}\n`);
    expect(await findRunningClusterUrl(home)).toBeUndefined();
    await using(async ({ pid }) => {
      expect(await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).toMatch(`${pid}\n`);
    });
    expect(other.exitCode).toBeNull();
  } finally {
    other.kill('SIGKILL');
  }
});
