#!/usr/bin/env node
// The operator's command. Plain JavaScript: whatever Node starts it, the program itself runs on the pinned one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const newEnough = Number(process.versions.node.split('.')[0]) >= 24;
const program = join(root, 'scripts', 'rollbook', 'program.ts');

if (!newEnough && !existsSync(pinned)) {
  console.error(`Rollbook needs Node 24; this is ${process.version}. In ${root}, “npm ci” brings it.`);
  process.exit(1);
}
const command = newEnough ? process.execPath : pinned;
// A rebuild makes rows by the hundred thousand that live for a moment: with room for them little is collected in vain.
const room = ['--min-semi-space-size=64', '--max-semi-space-size=96'];
// Compiled once, the program and its threads start in a third of the time.
const compiled = join(root, 'node_modules', '.cache', 'rollbook', 'compiled');
const child = spawn(command, [...room, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  shell: command.endsWith('.cmd'),
});
// Both get the terminal's Ctrl-C; the program decides when it has tidied up.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
