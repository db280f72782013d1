import { LogGapError } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { allProjections } from '#projections/all.ts';
import { isCheckpointInLog, readCheckpoint } from '#projections/engine/checkpoint.ts';
import { type ProjectionRunner, startProjectionRunner } from '#projections/engine/projection-runner.ts';
import { ensureReadSchema, toReadSchemaName } from '#projections/engine/read-schema.ts';
import { registerSchemaUse } from '#projections/engine/schema-use.ts';
import { CannotStartError } from '#services/config/cannot-start-error.ts';
import type { ProgramCore } from '#services/program/program-core.ts';
import { boundHeapGrowth } from '#services/verify/bound-heap-growth.ts';
import { checkLogInThread } from '#services/verify/check-log-in-thread.ts';
import { VerifyRunningError } from '#services/verify/compare-read-models.ts';
import { verifyRecord } from '#services/verify/verify-record.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

const NOT_PROVEN = `Not proven: the order of events of different streams, and that nobody who can write to the database added an event,
or changed one and made its hash and all later ones of its stream anew. A chain that was made anew to its end is whole. Nor is it proven
that nobody removed the newest events of a stream, or a whole stream, and closed up the positions after them.`;

/** Verifies the record. Prints what was checked and what remains unproven, or prints the faults and exits with 1. */
export const runVerify = (): Promise<void> =>
  runWithCore(async (core) => {
    boundHeapGrowth();
    const { config, sql, store, keys } = core;
    await using _ = await registerSchemaUse(sql, toReadSchemaName(allProjections));
    const schema = await ensureReadSchema(sql, allProjections, core.centre.logId);
    if (await canFoldToEnd(core, schema)) await foldUpToNow(core);
    const head = await store.head();
    const progressBar = createProgressBar();
    const { streams, students, events, faults } = await verifyRecord({
      ...{ sql, store, keys, schema },
      checkedLog: checkLogInThread(config, (position) =>
        progressBar.show({ share: shareOf(position, head), text: `position ${position}` }),
      ),
    }).catch((error: unknown) => {
      throw error instanceof VerifyRunningError
        ? new CannotStartError(`Nothing was checked: ${error.message}.`)
        : error;
    });
    progressBar.end();
    if (faults) {
      for (const { stream, version, what } of faults) console.error(`Fault in ${stream}, version ${version}: ${what}`);
      process.exitCode = 1;
      return;
    }
    console.log(`${events} events in ${streams} streams: every chain is whole, and every row follows.`);
    console.log(`${students} students: balance = fold = last balance after = sum of applied; each class has its mark.`);
    console.log(NOT_PROVEN);
  });

/**
 * False when the log has a gap after the checkpoint, or has lost events that the read models contain. Projecting would
 * then stop at the gap or rebuild the read models, while verify must report both faults.
 */
const canFoldToEnd = async ({ sql, store }: ProgramCore, schema: string): Promise<boolean> => {
  const checkpoint = await readCheckpoint(sql, schema);
  if (checkpoint && !(await isCheckpointInLog(store, checkpoint))) return false;
  try {
    for await (const _ of readLogToEnd(store, checkpoint?.position ?? 0n));
    return true;
  } catch (error) {
    if (error instanceof LogGapError) return false;
    throw error;
  }
};

/** Projects the events that are not in the read models yet. */
const foldUpToNow = async ({ sql, store, keys, centre: { logId }, log }: ProgramCore): Promise<void> => {
  const runner: ProjectionRunner = startProjectionRunner({
    ...{ sql, store, keys, projections: allProjections, logId, log },
    onCommitted: () => {},
  });
  await runner.caughtUp();
  await runner.stop();
};

const shareOf = (position: bigint, head: bigint): number | undefined =>
  head === 0n ? undefined : Number((position * 1_000n) / head) / 1_000;
