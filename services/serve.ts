import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { DemoAccount } from './centre/demo-account.ts';
import { cannotListen, holdPort } from './claim-port.ts';
import { CannotStart } from './config/cannot-start.ts';
import { type Config, readSettings, type Settings } from './config/config.ts';
import { type EmbeddedDatabase, lockDataFolder, startEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { Program } from './program/program.ts';

/** What makes a centre a demo; a real one has none. */
export interface Demo {
  readonly accounts: readonly DemoAccount[];
  /** Fills an empty log; returns at once when that has been done. */
  seed(program: Program): Promise<void>;
}

/** Runs Rollbook until a signal ends it; then everything is stopped within 5 s. A failed start exits with 1. */
export async function serve({ demo }: { readonly demo?: Demo } = {}): Promise<void> {
  const running = new AsyncDisposableStack();
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= running.disposeAsync();
    return stopping;
  };
  const grace = closeWithGrace({ delay: 5_000, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err !== undefined) console.error(err instanceof CannotStart ? err.message : err);
    await stop();
  });
  // Ctrl-C comes twice, from the terminal and from npm; the library would take the second for impatience and run off.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping ?? grace.close());

  try {
    await start(running, demo);
  } catch (error) {
    if (stopping !== undefined) return; // what broke off was stopped on purpose
    console.error(error instanceof CannotStart ? error.message : error);
    await stop();
    process.exit(1);
  }
}

async function start(running: AsyncDisposableStack, demo: Demo | undefined): Promise<void> {
  const given = readSettings(process.env);
  const hold = given.databaseUrl === undefined ? await lockDataFolder(given) : undefined;
  running.defer(async () => hold?.release());
  const held = await holdPort(given.host, given.port);
  running.defer(() => held.release());
  const { port } = held;
  const settings = given.port === 0 ? readSettings({ ...process.env, PORT: String(port) }) : given;

  // The database takes as long to start as the program takes to load, better-auth with it: loaded later it would hold
  // up whoever came first.
  const [config, { openProgram }, { buildApp }, { startGradeMail }, { startBackgroundJobs }] = await Promise.all([
    openDatabase(running, settings),
    import('./program/program.ts'),
    import('./http/app.ts'),
    import('./mail/grade-mail.ts'),
    import('./program/background-jobs.ts'),
    import('./accounts/auth.ts'),
  ]);
  if (running.disposed) return; // a signal came while we waited
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
  // A release whose read models are new answers nothing before they show what the log holds.
  // One that cannot read its log to the end serves what it has.
  await Promise.race([program.runner.caughtUp(), program.logGap.found]);

  // Before anybody can be graded; what a demo was seeded with is no news.
  const stopGradeMail = await startGradeMail(program);
  if (running.disposed) return stopGradeMail();
  running.defer(() => atMost(500, stopGradeMail()));
  const app = await buildApp(program);
  if (running.disposed) return;
  running.defer(async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), 800);
    await atMost(1_000, app.close());
    clearTimeout(impatience);
  });
  await held.release();
  // Somebody may be faster.
  await app.listen({ host: config.host, port }).catch((error) => {
    throw cannotListen(config.host, port, error);
  });
  await hold?.announce(config.publicUrl);
  console.log(greeting(program));
  if (!demo) warnAboutUnprovenAddresses(program);
  // Nobody waits for these, so they begin when people can come in.
  await program.mail.start();
  await startBackgroundJobs(program);
}

async function openDatabase(running: AsyncDisposableStack, settings: Settings): Promise<Config> {
  if (settings.databaseUrl !== undefined) return settings as Config;
  const starting = startEmbeddedDatabase(settings);
  let wanted = true;
  running.defer(async () => {
    wanted = false;
    await (await settled(starting))?.stop();
  });
  const embedded: EmbeddedDatabase = await starting;
  // nobody waits for this: as an unhandled rejection it ends the program in words, like any other fault
  embedded.failure.then((why) => {
    if (wanted) throw why;
  });
  return embedded.config;
}

/** Waits, but not for ever: all stops together must fit into the 5 s of a signal. What is late is cut off. */
const atMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]).then(() => {});

/** The result of something under way, or undefined when it failed: that it failed is told elsewhere. */
const settled = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

function warnAboutUnprovenAddresses({ accounts, config, log }: Program): void {
  if (config.emailConfirmation === 'required' || accounts.signUps === 'closed') return;
  log.warn(
    'People sign up without proving that the e-mail address and the password are theirs (EMAIL_CONFIRMATION is off, as it ' +
      'is without SMTP_URL). Set SMTP_URL, and EMAIL_CONFIRMATION=required if it is set to off.',
  );
}

function greeting({ config, demoAccounts }: Program): string {
  const lines = [`Rollbook is running: ${config.publicUrl}`];
  if (demoAccounts.length > 0) {
    lines.push('This is the demo centre (“npm run serve” starts a real one). Sign in as');
    lines.push(...demoAccounts.map(({ label, email, password }) => `  ${label}: ${email}, password ${password}`));
  }
  return [...lines, 'Ctrl-C stops it.'].join('\n');
}
