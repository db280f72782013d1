import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

const run = promisify(execFile);

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** How to start a program that refuses to run as root, such as PostgreSQL. */
export interface UnprivilegedRunner {
  /** Command words to put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** The user who must own the program's files; undefined if their owner need not change. */
  readonly owner: User | undefined;
}

const currentUser: UnprivilegedRunner = { prefix: [], owner: undefined };
const nobody = '65534';

/**
 * Finds a way to run PostgreSQL, which refuses to run as root. The first choice is a user namespace that maps root to
 * “nobody”: the files remain root's, and folders that only root may enter are accessible. If user namespaces are
 * forbidden, as in many containers, the server runs as a system user, with the capability to enter any folder if that
 * user lacks access. Throws CannotStartError if none of these works.
 */
export async function findUnprivilegedRunner(reachable: readonly string[]): Promise<UnprivilegedRunner> {
  if (process.getuid?.() !== 0) return currentUser;
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const owner = systemUser(users);
  const candidates: UnprivilegedRunner[] = [];
  if (users.includes(`:${nobody}:`)) {
    const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
    candidates.push({ prefix, owner: undefined });
  }
  if (owner !== undefined) candidates.push(asUser(owner), asUser(owner, mayEnterAnyFolder));
  for (const candidate of candidates) {
    if (await mayEnter(candidate, reachable)) return candidate;
  }
  throw new CannotStartError(
    'The embedded PostgreSQL cannot run as root here: neither user namespaces nor a system user (postgres, nobody) with ' +
      `access to ${reachable.join(' and ')} are available. Start Rollbook as an ordinary user, or set DATABASE_URL to a ` +
      'PostgreSQL server.',
  );
}

/** PostgreSQL calls access(2), which honours these capabilities only if changing the user does not clear them. */
const mayEnterAnyFolder = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];

const asUser = (owner: User, rights: readonly string[] = []): UnprivilegedRunner => ({
  prefix: ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...rights, '--'],
  owner,
});

async function mayEnter({ prefix }: UnprivilegedRunner, folders: readonly string[]): Promise<boolean> {
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
