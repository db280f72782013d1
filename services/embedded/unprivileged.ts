import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CannotStart } from '#services/config/cannot-start.ts';

const run = promisify(execFile);

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** How to start a program that refuses to run as root. */
export interface Unprivileged {
  /** Put in front of the command and its arguments. */
  readonly prefix: readonly string[];
  /** Who must own its files; undefined when they may stay ours. */
  readonly owner: User | undefined;
}

const asWeAre: Unprivileged = { prefix: [], owner: undefined };
const nobody = '65534';

/**
 * PostgreSQL refuses to run as root. A user namespace in which root is called “nobody” satisfies it, and the files
 * stay root's: no user is made, nothing changes hands, and a project below a folder that only root may enter works.
 * Where namespaces are forbidden (many containers) the server becomes a system user; where that one may not enter the
 * folders, it keeps root's right to do so and nothing else of root. Throws, saying what to do, when nothing works.
 */
export async function unprivileged(reachable: readonly string[]): Promise<Unprivileged> {
  if (process.getuid?.() !== 0) return asWeAre;
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const owner = systemUser(users);
  const candidates: Unprivileged[] = [];
  if (users.includes(`:${nobody}:`)) {
    const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
    candidates.push({ prefix, owner: undefined });
  }
  if (owner !== undefined) candidates.push(asUser(owner), asUser(owner, mayEnterAnyFolder));
  for (const candidate of candidates) {
    if (await mayEnter(candidate, reachable)) return candidate;
  }
  throw new CannotStart(
    'The embedded PostgreSQL cannot run as root here: neither user namespaces nor a system user (postgres, nobody) who ' +
      `may enter ${reachable.join(' and ')} are allowed. Start Rollbook as an ordinary user, or set DATABASE_URL to a ` +
      'PostgreSQL server.',
  );
}

/** PostgreSQL asks access(2), which looks at these rights only when the change of user leaves them alone. */
const mayEnterAnyFolder = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];

const asUser = (owner: User, rights: readonly string[] = []): Unprivileged => ({
  prefix: ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...rights, '--'],
  owner,
});

async function mayEnter({ prefix }: Unprivileged, folders: readonly string[]): Promise<boolean> {
  const tests = folders.map((folder) => succeeds([...prefix, 'test', '-x', folder]));
  return (await Promise.all(tests)).every(Boolean);
}

function systemUser(passwd: string): User | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = passwd.match(new RegExp(`^${name}:([^:]*):(\\d+):(\\d+):`, 'm')) ?? [];
    if (uid !== undefined && gid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

async function succeeds([command = '', ...args]: readonly string[]): Promise<boolean> {
  return run(command, args, { cwd: '/' }).then(
    () => true,
    () => false,
  );
}
