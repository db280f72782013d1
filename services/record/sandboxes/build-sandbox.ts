import type { Sql, TransactionSql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { foldIntoNewTables } from '#projections/engine/fold-into-new-tables.ts';
import { foldUpTo } from '#projections/engine/fold-up-to.ts';
import { acquireLease } from '#projections/engine/lease.ts';
import { countParkedKeys } from '#projections/engine/parked.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { getLastInstant } from '#services/platform/clock.ts';
import {
  changeOwnSandbox,
  dropIncompleteSandbox,
  recordSandboxContents,
  reserveSandbox,
  type SandboxContents,
  type SandboxId,
  SandboxRefusedError,
  toSandboxLeaseName,
  toSandboxSchemaName,
} from './sandbox-store.ts';

interface BuildOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  readonly logId: string;
  readonly timeZone: string;
  readonly name: string;
  readonly buildId?: string | undefined;
  /** The last day in the centre's time zone whose events are folded, by the time at which they were recorded. */
  readonly until?: string | undefined;
  /** The last position that is folded. */
  readonly position?: bigint | undefined;
  readonly onProgress?: (progress: { readonly events: number; readonly position: bigint }) => void;
  /** Ends the build, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** What was built, and how many rows were parked because an event could not be folded. */
export type BuiltSandbox = SandboxContents & { readonly parked: number };

/**
 * Folds the log up to a day or a position into a new sandbox. After an error there is no sandbox of this name,
 * unless another process has made one. Throws
 * SandboxRefusedError, LogGapError, StoreUnavailableError.
 */
export const buildSandbox = async (options: BuildOptions): Promise<BuiltSandbox> => {
  const { sql, name } = options;
  let isReserved = false;
  try {
    await using lease = await acquireLease(sql, toSandboxLeaseName(toSandboxSchemaName(name)));
    if (!lease)
      throw new SandboxRefusedError('replay-running', `Another process is already building the sandbox ${name}.`);
    const id = await reserveSandbox(sql, name);
    isReserved = true;
    return await fillSandbox(options, id, options.signal ? AbortSignal.any([lease.lost, options.signal]) : lease.lost);
  } catch (error) {
    // The lease has ended: another process may have dropped what this build wrote, and built its own since.
    if (isReserved) await dropIncompleteSandbox(sql, name).catch(() => undefined);
    throw error;
  }
};

const fillSandbox = async (options: BuildOptions, reserved: SandboxId, signal: AbortSignal): Promise<BuiltSandbox> => {
  const { sql, projections, name, logId } = options;
  const schema = toSandboxSchemaName(name);
  let id = reserved;
  const replace = async (transaction: TransactionSql, create: () => Promise<void>) => {
    id = await changeOwnSandbox(transaction, name, id, create);
  };
  const built = await foldIntoNewTables(options, { schema, logId, logged: true, replace }, async (tables) => {
    const { start, bulk, makeIndexes } = tables;
    let events = 0;
    const limit = {
      position: options.position,
      recordedUntil: options.until && getLastInstant(options.until, options.timeZone),
    };
    const context = { ...options, bulk, signal };
    const progress = await foldUpTo(
      {
        ...context,
        onWritten(written, position) {
          events += written;
          options.onProgress?.({ events, position });
        },
      },
      start,
      limit,
    );
    await bulk?.finish(progress);
    await makeIndexes();
    return { events, position: progress.position, parked: countParkedKeys(progress.parked) };
  });
  signal.throwIfAborted();
  const contents: SandboxContents = {
    until: options.until ?? null,
    position: String(built.position),
    events: built.events,
    release: toReadSchemaName(projections),
    builtAt: new Date().toISOString(),
    buildId: options.buildId,
  };
  await sql.begin((transaction) =>
    changeOwnSandbox(transaction, name, id, () => recordSandboxContents(transaction, name, contents)),
  );
  return { ...contents, parked: built.parked };
};
