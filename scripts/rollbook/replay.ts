import { LogGapError } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { buildSandbox } from '#services/record/sandboxes/build-sandbox.ts';
import { compareSandbox, type SandboxComparison } from '#services/record/sandboxes/compare-sandbox.ts';
import {
  dropSandbox,
  listSandboxes,
  type SandboxContents,
  SandboxRefusedError,
} from '#services/record/sandboxes/sandbox-store.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

interface ReplayCommandOptions {
  readonly until?: string | undefined;
  readonly position?: bigint | undefined;
  readonly name?: string;
  readonly list?: true;
  readonly compare?: string;
  readonly drop?: string;
}

const formatCount = (count: number) => count.toLocaleString('en-US');

/** Rebuilds the centre as it was into a sandbox, or lists, compares or drops sandboxes. */
export const runReplay = (options: ReplayCommandOptions): Promise<void> => {
  if (options.list) return runWithCore(async ({ sql }) => printSandboxes(await listSandboxes(sql)));
  const { compare, drop } = options;
  if (compare !== undefined) return runRefusable(({ sql, config }) => printComparison(sql, compare, config.publicUrl));
  if (drop !== undefined)
    return runRefusable(async ({ sql }) => {
      await dropSandbox(sql, drop);
      console.log(`The sandbox ${drop} is dropped.`);
    });
  return build(options);
};

type Core = Parameters<Parameters<typeof runWithCore>[0]>[0];

/** Runs an operation on sandboxes, and prints the sentence of a refusal instead of its stack. */
const runRefusable = (work: (core: Core) => Promise<void>): Promise<void> =>
  runWithCore((core) =>
    work(core).catch((error: unknown) => {
      throw error instanceof SandboxRefusedError || error instanceof LogGapError
        ? new CannotStartError(error.message)
        : error;
    }),
  );

const build = ({ until, position, name = toDefaultName({ until, position }) }: ReplayCommandOptions): Promise<void> => {
  if (until === undefined && position === undefined)
    throw new CannotStartError('Say where the replay ends, with --until or --position.');
  return runRefusable(async (core) => {
    const { sql, store, keys, centre, config } = core;
    const head = await store.head();
    const progressBar = createProgressBar();
    const began = performance.now();
    const built = await buildSandbox({
      ...{ sql, store, keys, projections: allProjections, name, until, position },
      ...{ logId: centre.logId, timeZone: centre.timeZone },
      onProgress: (progress) =>
        progressBar.show({
          share: head === 0n ? undefined : Number((progress.position * 1_000n) / head) / 1_000,
          text: `${formatCount(progress.events)} events`,
        }),
    });
    progressBar.end();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`The sandbox ${name} holds ${toContentsText(built)}; it took ${seconds} seconds.`);
    await printComparison(sql, name, config.publicUrl);
    if (built.parked === 0) return;
    console.error(`${built.parked} rows of it are parked, because an event could not be applied.`);
    process.exitCode = 1;
  });
};

const toDefaultName = ({ until, position }: ReplayCommandOptions): string =>
  until === undefined ? `position-${position}` : `until-${until}`;

const toContentsText = ({ events, position, until }: SandboxContents): string =>
  `${formatCount(events)} events up to position ${position}${until === null ? '' : `, recorded until ${until}`}`;

const printSandboxes = (sandboxes: Awaited<ReturnType<typeof listSandboxes>>): void => {
  if (sandboxes.length === 0) console.log('There are no sandboxes.');
  for (const { name, contents } of sandboxes)
    console.log(
      contents
        ? `${name}: ${toContentsText(contents)}; built at ${contents.builtAt}`
        : `${name}: not complete. It is being built, or its build was interrupted; “--drop ${name}” removes it then.`,
    );
};

const printComparison = async (sql: Core['sql'], name: string, publicUrl: string): Promise<void> => {
  const { position, tables, balances }: SandboxComparison = await compareSandbox(sql, name);
  console.log(`Compared with today, up to position ${position}:`);
  for (const { table, onlySandbox, onlyToday, different, equal } of tables)
    console.log(
      `  ${table.padEnd(26)} only in the sandbox ${onlySandbox}, only today ${onlyToday}, different ${different}, equal ${equal}`,
    );
  console.log(`${balances.length} students have another number of classes remaining today.`);
  for (const { studentId, sandbox, today } of balances)
    console.log(`  ${sandbox ?? 'none'} then, ${today ?? 'none'} today  ${publicUrl}/class-history/${studentId}`);
};
