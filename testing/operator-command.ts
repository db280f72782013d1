import type { TestCentre } from './centre-fixture.ts';
import { type ExitedProcess, ServerProcess } from './server-process.ts';

/** The settings with which another process works on the centre of a test. */
export const toEnvironment = ({ program: { config } }: Pick<TestCentre, 'program'>) => ({
  ...{ DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir, SESSION_SECRET: config.sessionSecret },
  PERSONAL_DATA_KEY: Buffer.from(config.personalDataKey).toString('base64'),
});

/** Starts an operator's command on the centre of a test. */
export const startRollbook = (centre: Pick<TestCentre, 'program'>, ...args: string[]): ServerProcess =>
  new ServerProcess('scripts/rollbook.js', toEnvironment(centre), ...args);

/** Returns a function that runs an operator's commands on the centre of a test. */
export const rollbookFor =
  (centre: Pick<TestCentre, 'program'>) =>
  (...args: string[]): Promise<ExitedProcess> =>
    startRollbook(centre, ...args).end();
