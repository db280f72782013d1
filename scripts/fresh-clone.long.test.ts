import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findDatabaseProcess } from '#testing/server-process.ts';
import { findFreePort } from '#testing/test-port.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const nobody = '65534';
const minutes = 60_000;

const users = [
  { who: 'the user who clones', become: [] },
  ...(process.getuid?.() === 0
    ? [
        {
          who: 'an ordinary user',
          become: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'],
        },
      ]
    : []),
];

test.each(users)(
  'npm start alone opens a demo centre on a fresh clone, for $who',
  { timeout: 8 * minutes },
  async ({ become }) => {
    // mktemp creates a folder that only its owner may open.
    const home = await mkdtemp(join(tmpdir(), 'rollbook-clone-'));
    const clone = join(home, 'main');
    await run('git', ['clone', '--quiet', root, clone]);
    if (become.length > 0) await run('chown', ['-R', `${nobody}:${nobody}`, home]);
    const port = await findFreePort();
    // PATH without this project's Node, so that the machine's own Node is used.
    const PATH = (process.env.PATH ?? '')
      .split(':')
      .filter((folder) => !folder.includes('node_modules'))
      .join(':');
    const started: ChildProcess[] = [];
    const npm = (...args: string[]): ChildProcess & { output: string } => {
      const [program = 'npm', ...rest] = [...become, 'npm', ...args];
      const child = spawn(program, rest, {
        cwd: clone,
        env: { PATH, HOME: home, PORT: String(port) },
        // As in a terminal, the program gets its own process group.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const npmProcess = Object.assign(child, { output: '' });
      started.push(child);
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (npmProcess.output += text));
      return npmProcess;
    };
    const ctrlC = (child: ChildProcess) => process.kill(-Number(child.pid), 'SIGINT');

    try {
      const first = npm('start');
      await expect.poll(() => first.output, { timeout: 6 * minutes }).toContain('Ctrl-C stops it');
      expect(first.output).toMatch(/Installing packages.*\n(.*\n)*Building the web.*\n(.*\n)*Seeding the demo centre/);
      const page = await (await fetch(`http://127.0.0.1:${port}/login`)).text();
      expect(page).toContain('<div id="root"');

      const second = npm('start');
      await once(second, 'close');
      expect(second.output).toContain(`already running in this folder: http://localhost:${port}`);
      expect(second.output).not.toMatch(/Installing|Building/);

      ctrlC(first);
      await once(first, 'close');
      expect(await findDatabaseProcess(join(clone, '.rollbook'))).toBeUndefined();
    } finally {
      for (const child of started.filter(({ exitCode }) => exitCode === null)) {
        ctrlC(child);
        await once(child, 'close');
      }
      await rm(home, { recursive: true, force: true });
    }
  },
);
