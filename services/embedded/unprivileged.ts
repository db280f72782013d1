import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.ts';

const run = promisify(execFile);

/** How to start a program that refuses to run as root. */
export interface Unprivileged {
  /** Put in front of the command and its arguments. */
  readonly prefix: readonly string[];
  /** The user that the program becomes and that must own its files; undefined when files may stay ours. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

const asWeAre: Unprivileged = { prefix: [], owner: undefined };
const nobody = '65534';

/**
 * PostgreSQL refuses to run as root. A user namespace in which root is called “nobody” satisfies it, and the files
 * stay root's: no user is made, nothing changes hands, and a project below a folder that only root may enter works.
 * Where namespaces are forbidden (many containers) the server becomes a system user, who must be able to reach the
 * files. Throws, saying what to do, when neither is possible.
 */
export async function unprivileged(reachable: readonly string[]): Promise<Unprivileged> {
  if (process.getuid?.() !== 0) return asWeAre;
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
  if (users.includes(`:${nobody}:`) && (await succeeds([...prefix, 'true']))) return { prefix, owner: undefined };

  const owner = systemUser(users);
  if (owner !== undefined && (await canReach(owner, reachable))) return { prefix: [], owner };
  throw new CannotStart(
    'The embedded PostgreSQL cannot run as root here: user namespaces are not allowed, and no system user ' +
      `(postgres, nobody) may enter ${reachable.join(' and ')}. Start Rollbook as an ordinary user, move the project ` +
      'to a folder that others may enter, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function systemUser(passwd: string): { uid: number; gid: number } | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = passwd.match(new RegExp(`^${name}:([^:]*):(\\d+):(\\d+):`, 'm')) ?? [];
    if (uid !== undefined && gid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

const canReach = async (owner: { uid: number; gid: number }, paths: readonly string[]): Promise<boolean> =>
  (await Promise.all(paths.map((path) => succeeds(['test', '-x', path], owner)))).every(Boolean);

async function succeeds([command = '', ...args]: readonly string[], as: { uid?: number; gid?: number } = {}) {
  return run(command, args, { ...as, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
