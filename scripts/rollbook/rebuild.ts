import { LogGapError } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { ensureReadSchemaMatchesLog } from '#projections/engine/ensure-read-schema-matches-log.ts';
import {
  RebuildConnectionLostError,
  type RebuildProgress,
  RebuildRunningError,
  rebuildReadModels,
} from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { createLogRestoredHandler } from '#services/core/event-log/log-restores.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

const wholeNumberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Rebuilds the read models, replaces the old ones, and shows the progress. Exits with 1 when rows had to be parked. */
export const runRebuild = (): Promise<void> =>
  runWithCore(async ({ sql, store, keys, log, logGuard, centre: { logId } }) => {
    const options = { sql, store, keys, projections: allProjections, logId };
    const own = await ensureReadSchemaMatchesLog({
      ...options,
      onLogRestored: createLogRestoredHandler(log, logId, logGuard),
    });
    // Makes room for the new tables: a rebuild that crashed has left its own.
    await dropUnusedSchemas(sql, own);
    const head = await store.head();
    const progressBar = createProgressBar();
    const toProgressLine = ({ events, rate, position }: RebuildProgress) => {
      const share = head === 0n ? undefined : Number((position * 1_000n) / head) / 1_000;
      return { share, text: `${wholeNumberFormat.format(events)} events, ${wholeNumberFormat.format(rate)} a second` };
    };
    const rebuilt = await rebuildReadModels({
      ...options,
      onProgress: (progress) => progressBar.show(toProgressLine(progress)),
    }).catch((error: unknown) => {
      throw error instanceof RebuildRunningError ||
        error instanceof RebuildConnectionLostError ||
        error instanceof LogGapError
        ? new CannotStartError(`Nothing was changed: ${error.message.replace(/\.$/, '')}.`)
        : error;
    });
    progressBar.end();
    await dropUnusedSchemas(sql, own);
    console.log(`${rebuilt.schema} holds the new tables: ${toProgressLine(rebuilt).text}.`);
    if (rebuilt.parked === 0) return;
    console.error(`${rebuilt.parked} rows are parked because an event could not be applied; “parked” lists them.`);
    process.exitCode = 1;
  });
