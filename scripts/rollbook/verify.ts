import { allProjections } from '#projections/all.ts';
import { ensureReadSchema, readSchemaName } from '#projections/engine/read-schema.ts';
import { type Runner, startRunner } from '#projections/engine/runner.ts';
import { registerUse } from '#projections/engine/use.ts';
import { verify as verifyRecord } from '#services/audit/verify.ts';
import type { Core } from '#services/core.ts';
import { withCore } from './open.ts';
import { bar } from './progress-bar.ts';

/** Proves the record and prints what was proven; exits with 1 naming the first fault. */
export const verify = (): Promise<void> =>
  withCore(async (core) => {
    const { sql, store, keys, centre } = core;
    await using _ = await registerUse(sql, readSchemaName(allProjections));
    const schema = await ensureReadSchema(sql, allProjections, centre.logId);
    await foldedUpToNow(core);
    const shown = bar();
    const { streams, students, events, fault } = await verifyRecord({
      ...{ sql, store, keys, schema },
      onProgress: (checked, of) => shown.show({ share: checked / of, text: `${checked} of ${of} streams` }),
    });
    shown.end();
    if (fault) {
      console.error(`Fault in ${fault.stream}, version ${fault.version}: ${fault.what}`);
      process.exitCode = 1;
      return;
    }
    console.log(`${events} events in ${streams} streams: every chain is whole, and every row follows.`);
    console.log(
      `${students} students: balance = fold = last balance after = sum of applied; each charge has its mark.`,
    );
  });

/** Lets this process fold what no running server has folded yet. */
const foldedUpToNow = async ({ sql, store, keys, centre: { logId }, log }: Core): Promise<void> => {
  const runner: Runner = startRunner({
    ...{ sql, store, keys, projections: allProjections, logId, log },
    onCommitted: () => {},
  });
  await runner.caughtUp();
  await runner.stop();
};
