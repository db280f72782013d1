// Makes a clone ready to run: packages when the lock file changed, the web when its sources changed. Plain JavaScript
// for the machine's own Node (20 or newer), because neither TypeScript nor the pinned Node may be installed yet.
// --without-web installs only the packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const stamps = at('node_modules', '.cache', 'rollbook');
const pinnedNode = at('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

if (major(process.version) < 20) fail(`Rollbook needs Node 20 or newer to set itself up; this is ${process.version}.`);

takeTurns(() => {
  const lock = hashOf(['package-lock.json', 'patches']);
  if (!packagesAreThere(lock)) installPackages(lock);
  if (!existsSync(pinnedNode) && major(process.version) < 24) {
    fail(`There is no Node 24 on npm for this machine: install Node 24 or newer (this is ${process.version}).`);
  }
  if (!process.argv.includes('--without-web')) {
    const sources = hashOf([
      'web',
      'services/contracts',
      'services/record/packet-check',
      'events',
      'package-lock.json',
    ]);
    if (readStamp('web') !== sources || !existsSync(at('web', 'dist', 'index.html'))) buildWeb(sources);
  }
});

/** Two starts in one clone take turns, because they would install into one folder; the second finds what the first installed. */
function takeTurns(work) {
  const turn = join(tmpdir(), `rollbook-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  for (let isFirst = true; !tryToTake(turn); isFirst = false) {
    if (isFirst) say('Another start installs what this one needs, too; waiting for it …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  process.on('exit', () => rmSync(turn, { force: true }));
  work();
}

/** Whether this process has the turn now. That of a process that was killed is over, and that of ten minutes ago. */
function tryToTake(turn) {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isOver(turn)) rmSync(turn, { force: true });
  return false;
}

function isOver(turn) {
  try {
    if (Date.now() - statSync(turn).mtimeMs > 600_000) return true;
    process.kill(Number(readFileSync(turn, 'utf8')) || process.pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function packagesAreThere(lock) {
  if (!existsSync(at('node_modules', 'vite'))) return false;
  if (readStamp('packages') === lock) return true;
  // After npm was run by hand, its own record is the newest file.
  const record = at('node_modules', '.package-lock.json');
  const byHand =
    readStamp('packages') === undefined &&
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
  if (byHand) writeStamp('packages', lock);
  return byHand;
}

function installPackages(lock) {
  say('Installing packages (npm ci), a minute or so the first time …');
  const quietly = ['--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  // The npm that started this script, on its own Node, because the Node in node_modules is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const command = npm?.endsWith('.js') ? [node, npm] : ['npm'];
  run([...command, 'ci', ...quietly], 'npm ci failed.');
  writeStamp('packages', lock);
}

function buildWeb(sources) {
  say('Building the web …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  const build = [node, vite, 'build', '--config', at('web', 'vite.config.ts'), '--logLevel', 'warn'];
  // A test run has NODE_ENV=test, with which the web would hold the development version of React.
  run(build, 'The web was not built.', { NODE_ENV: 'production' });
  writeStamp('web', sources);
}

/** SHA-256 over the names and contents of files and folders, without builds and tests. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(at(path)).isFile()) {
      hash.update(`${path}\0`).update(readFileSync(at(path)));
      return;
    }
    for (const name of readdirSync(at(path)).sort()) {
      if (!['dist', 'e2e'].includes(name) && !/\.test\.tsx?$/.test(name)) add(join(path, name));
    }
  };
  paths.forEach(add);
  return hash.digest('hex');
}

function readStamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Runs a command and shows its output only when it fails. */
function run([program, ...args], complaint, env = {}) {
  const shell = process.platform === 'win32' && !program.endsWith('.exe');
  const options = { cwd: root, encoding: 'utf8', shell, env: { ...process.env, ...env } };
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (status !== 0) fail([stdout, stderr, error?.message, complaint].filter(Boolean).join('\n'));
}

function major(version) {
  return Number(version.slice(1).split('.')[0]);
}

function say(line) {
  console.log(line);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
