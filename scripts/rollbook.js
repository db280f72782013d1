#!/usr/bin/env node
// The operator's command. It is plain JavaScript so that any Node can start it; the program itself runs on the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const newEnough = Number(process.versions.node.split('.')[0]) >= 24;
const program = join(root, 'scripts', 'rollbook', 'program.ts');

if (!newEnough && !existsSync(pinned)) {
  console.error(`Rollbook needs Node 24; this is ${process.version}. Run “npm ci” in ${root} to install it.`);
  process.exit(1);
}
const command = newEnough ? process.execPath : pinned;
// A rebuild creates very many rows that are short-lived: a larger young generation collects fewer of them too early.
const heapOptions = JSON.parse(readFileSync(join(root, 'scripts', 'rollbook', 'heap-options.json'), 'utf8'));
// With compiled code in the cache, the program and its threads start in a third of the time.
const compiled = join(root, 'node_modules', '.cache', 'rollbook', 'compiled');
const child = spawn(command, [...heapOptions, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  shell: command.endsWith('.cmd'),
});
// The terminal sends Ctrl-C to both processes; the program decides when to end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
