import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { centreFacts } from '#events/values/centre-facts.ts';
import type { DemoAccount } from '#services/core/centre/demo-account.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { type Config, type EnvironmentSettings, readSettings } from '#services/platform/config/config.ts';
import {
  type EmbeddedDatabase,
  lockDataFolder,
  startEmbeddedDatabase,
} from '#services/platform/embedded-database/embedded-database.ts';
import { createLog } from '#services/platform/log.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { reservePort, toCannotListenError } from '#services/platform/reserve-port.ts';
import { startTracing } from '#services/platform/tracing/start-tracing.ts';
import { type BackupState, loadBackupState } from '#services/record/backup/backup-store.ts';
import type { Program } from './program/program.ts';

/** Accounts and data of a demo centre. */
export interface DemoCentre {
  readonly accounts: readonly DemoAccount[];
  /** Fills an empty log; returns immediately when the log has been filled before. */
  seed(program: Program): Promise<void>;
}

/** What a running server does first after SIGTERM. */
interface Drain {
  /** Undefined until the server listens. */
  begin?: () => void;
  seconds: number;
}

/**
 * Runs Rollbook until SIGINT or SIGTERM, then stops everything within 5 s. After SIGTERM it first answers requests for
 * DRAIN_SECONDS more, while it says that it is not ready. Exits with 1 when the start fails.
 */
export async function serve({ demo }: { readonly demo?: DemoCentre } = {}): Promise<void> {
  const running = new AsyncDisposableStack();
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= running.disposeAsync();
    return stopping;
  };
  const grace = closeWithGrace({ delay: 5_000, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err !== undefined) console.error(describeFault(err));
    await stop();
  });
  // Ctrl-C sends the signal twice, from the terminal and from npm; the library would exit at the second without cleaning up.
  process.on('SIGINT', () => stopping ?? grace.close());
  const drain: Drain = { seconds: 0 };
  let draining: NodeJS.Timeout | undefined;
  // A supervisor may send the signal twice as well, so that only another signal cuts the draining short.
  process.on('SIGTERM', () => {
    if (stopping !== undefined || draining !== undefined) return;
    drain.begin?.();
    draining = setTimeout(() => grace.close(), drain.begin ? drain.seconds * 1_000 : 0);
  });

  try {
    await start(running, demo, drain);
  } catch (error) {
    if (stopping !== undefined) return; // The start failed because a signal is stopping it.
    console.error(describeFault(error as Error));
    await stop();
    process.exit(1);
  }
}

/** Node would print every field of an error, such as the values of a row that the database refused. */
const describeFault = (error: Error): string =>
  error instanceof CannotStartError ? error.message : (toLoggableFault(error).stack ?? error.name);

async function start(running: AsyncDisposableStack, demo: DemoCentre | undefined, drain: Drain): Promise<void> {
  const given = readSettings(process.env);
  const stopTracing = await startTracing(process.env, createLog(given.logLevel));
  running.defer(() => atMost(1_000, stopTracing()));
  const hold = given.databaseUrl === undefined ? await lockDataFolder(given) : undefined;
  running.defer(async () => hold?.release());
  const held = await reservePort(given.host, given.port);
  running.defer(() => held.release());
  const { port } = held;
  const settings = given.port === 0 ? readSettings({ ...process.env, PORT: String(port) }) : given;

  // The database starts while the modules are loaded. An import() blocks this process until everything that the module needs
  // has been found, so the database is spawned first, and the modules at the head of this file are few.
  const spawned = Promise.withResolvers<void>();
  const openingDatabase = openDatabase(running, settings, spawned.resolve);
  await Promise.race([spawned.promise, openingDatabase]);
  // auth.ts is loaded here because better-auth loads slowly and would delay the first request otherwise.
  const [
    config,
    { openProgram },
    { buildApp },
    { listenWithSeveralSockets },
    { startGradeMail },
    { startSealMail },
    { startFamilyMail, sendDueFamilyMails },
    { startJointPayments },
    { startIssuingPapers },
    { startBackgroundJobs },
    { startMetricsServer },
  ] = await Promise.all([
    openingDatabase,
    import('./program/program.ts'),
    import('./http/app.ts'),
    import('./http/listen.ts'),
    import('#services/learning/homework/grade-mail.ts'),
    import('#services/record/seals/seal-mail.ts'),
    import('#services/people/family-mail/start-family-mail.ts'),
    import('#services/classes/money/complete-joint-payments.ts'),
    import('#services/classes/papers/issue-papers.ts'),
    import('./program/background-jobs.ts'),
    import('./metrics/metrics-server.ts'),
    import('#services/core/accounts/auth.ts'),
  ]);
  if (running.disposed) return; // A signal arrived during the imports.
  const opening = openProgram(config, demo && { demoAccounts: demo.accounts });
  running.defer(() =>
    atMost(
      1_200,
      settled(opening).then((program) => program?.close()),
    ),
  );
  const program = await opening;
  await demo?.seed(program);
  if (demo) await program.accounts.completeEnrolments();
  // The server must not answer before new read models have caught up with the log. At a gap in the log it serves the events
  // before the gap.
  await Promise.race([program.runner.caughtUp(), program.logGap.found]);

  // Starts before the first request, so that no grade is missed, and after the demo seed, whose grades must send no mail.
  const stopGradeMail = await startGradeMail(program);
  if (running.disposed) return stopGradeMail();
  running.defer(() => atMost(500, stopGradeMail()));
  const stopSealMail = await startSealMail(program);
  if (running.disposed) return stopSealMail();
  running.defer(() => atMost(500, stopSealMail()));
  const stopFamilyMail = await startFamilyMail(program);
  if (running.disposed) return stopFamilyMail();
  running.defer(() => atMost(500, stopFamilyMail()));
  const stopJointPayments = await startJointPayments(program);
  if (running.disposed) return stopJointPayments();
  running.defer(() => atMost(500, stopJointPayments()));
  const metrics = await startMetricsServer(program);
  running.defer(metrics.close);
  const app = await buildApp(program);
  if (running.disposed) return;
  running.defer(async () => {
    const forceClose = setTimeout(() => app.server.closeAllConnections(), 800);
    await atMost(1_000, app.close());
    clearTimeout(forceClose);
  });
  await held.release();
  // Another process may have taken the port since it was released.
  await listenWithSeveralSockets(app, config.host, port).catch((error) => {
    throw toCannotListenError(config.host, port, error);
  });
  drain.seconds = config.drainSeconds;
  drain.begin = () => app.beginDraining();
  await hold?.announce(config.publicUrl);
  const publicKey = await findSealPublicKey(program);
  console.log(greeting(program, { publicKey, backups: await loadBackupState(program.sql), metricsUrl: metrics.url }));
  if (!demo) {
    warnAboutUnprovenAddresses(program);
    warnAboutExampleFacts(program);
  }
  // Mail, jobs and what may read the whole log are not needed for the first request, so they start after the server listens.
  program.logCounter.start();
  const stopIssuingPapers = startIssuingPapers(program);
  running.defer(() => atMost(500, stopIssuingPapers()));
  await Promise.all([program.mail.start(), program.accounts.startAccountLinks(), sendDueFamilyMails(program)]);
  await startBackgroundJobs(program);
}

async function openDatabase(
  running: AsyncDisposableStack,
  settings: EnvironmentSettings,
  onSpawned: () => void,
): Promise<Config> {
  if (settings.databaseUrl !== undefined) return settings as Config;
  const starting = startEmbeddedDatabase(settings, onSpawned);
  let wanted = true;
  running.defer(async () => {
    wanted = false;
    await (await settled(starting))?.stop();
  });
  const embedded: EmbeddedDatabase = await starting;
  // Deliberately not awaited: the unhandled rejection makes closeWithGrace print the fault and stop the program.
  embedded.failure.then((why) => {
    if (wanted) throw why;
  });
  return embedded.config;
}

/** Waits for work at most `ms` milliseconds, because all stops together must finish within the 5 s after a signal. */
const atMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]).then(() => {});

/** Resolves to the result, or undefined when the promise rejects. The rejection is reported by another caller. */
const settled = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

function warnAboutUnprovenAddresses({ accounts, config, log }: Program): void {
  if (config.emailConfirmation === 'required' || accounts.signUps === 'closed') return;
  log.warn(
    'People sign up without proving that the e-mail address and the password are theirs (EMAIL_CONFIRMATION is off, as it ' +
      'is without SMTP_URL). Set SMTP_URL, and EMAIL_CONFIRMATION=required if it is set to off.',
  );
}

function warnAboutExampleFacts({ log }: Program): void {
  if (!centreFacts.mail.endsWith('@example.com')) return;
  log.warn(
    'The public pages show an example: its address, team and reviews are made up. Edit events/values/centre-facts.json, ' +
      'run “npm run build” and restart.',
  );
}

/** The public key of the seals. A damaged key stops seals and checks, not the server. */
async function findSealPublicKey({ loadSealKey, log }: Program): Promise<string | undefined> {
  try {
    return (await loadSealKey()).publicKey;
  } catch (error) {
    log.error({ error: toLoggableFault(error as Error) }, 'the key that signs the seals cannot be read');
    return undefined;
  }
}

interface GreetingFacts {
  readonly publicKey: string | undefined;
  readonly backups: BackupState;
  readonly metricsUrl: string | undefined;
}

function greeting({ config, demoAccounts }: Program, { publicKey, backups, metricsUrl }: GreetingFacts): string {
  const lines = [`Rollbook is running: ${config.publicUrl}`];
  if (demoAccounts.length > 0) {
    lines.push('This is the demo centre (“npm run serve” starts a real one). Sign in as');
    lines.push(...demoAccounts.map(({ label, email, password }) => `  ${label}: ${email}, password ${password}`));
  }
  if (publicKey !== undefined) lines.push(`Public key of the seals: ${publicKey}`);
  if (demoAccounts.length === 0) lines.push(toBackupLine(config, backups));
  if (metricsUrl !== undefined) lines.push(`Metrics and health: ${metricsUrl}/metrics and /health`);
  return [...lines, 'Ctrl-C stops it.'].join('\n');
}

function toBackupLine({ backup }: Config, { last }: BackupState): string {
  if (last) return `Last backup: ${last.finishedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC in ${last.folder}`;
  return backup ? `Last backup: none yet in ${backup.folder}` : 'No backup is made by itself: set BACKUP_DIR.';
}
