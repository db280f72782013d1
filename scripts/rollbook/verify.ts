import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import { allProjections } from '#projections/all.ts';
import { readCheckpoint } from '#projections/engine/checkpoint.ts';
import { type ProjectionRunner, startProjectionRunner } from '#projections/engine/projection-runner.ts';
import { ensureReadSchema, toReadSchemaName } from '#projections/engine/read-schema.ts';
import { registerSchemaUse } from '#projections/engine/schema-use.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { ThreadStalledError } from '#services/platform/costly-work/run-in-thread.ts';
import { boundHeapGrowth } from '#services/record/verify/bound-heap-growth.ts';
import type { MailedSeal, SealCheckResult } from '#services/record/verify/check-seals.ts';
import { VerifyRunningError } from '#services/record/verify/compare-read-models.ts';
import { verifyInThread } from '#services/record/verify/verify-in-thread.ts';
import type { VerifyPart } from '#services/record/verify/verify-part.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

interface VerifyCommandOptions {
  /** Seals that were kept outside the log. */
  readonly seal?: readonly MailedSeal[];
  /** Checks only this part of what can be checked in parts. */
  readonly part?: VerifyPart;
}

/** Verifies the record. Prints what was checked and what remains unproven, or prints the faults and exits with 1. */
export const runVerify = ({ seal: mailedSeals = [], part }: VerifyCommandOptions): Promise<void> =>
  runWithCore(async (core) => {
    boundHeapGrowth();
    const { config, sql } = core;
    const { publicKey } = await core.loadSealKey();
    await using _ = await registerSchemaUse(sql, toReadSchemaName(allProjections));
    const schema = await ensureReadSchema(sql, allProjections, core.centre.logId);
    const progressBar = createProgressBar();
    const verify = () =>
      verifyInThread({ ...config, schema, publicKey, mailedSeals, part }, ({ position, share }) =>
        progressBar.show({ share, text: `position ${position}` }),
      ).catch((error: unknown) => {
        throw toRefusedStart(error);
      });
    let result = await verify();
    // Only then, because projecting would mend read models whose checkpoint was set back.
    if (!result.faults && (await isBehind(core, schema))) {
      await foldUpToNow(core);
      result = await verify();
    }
    const { streams, students, events, seals, faults } = result;
    progressBar.end();
    if (faults) {
      for (const { stream, version, what } of faults) console.error(`Fault in ${stream}, version ${version}: ${what}`);
      process.exitCode = 1;
      return;
    }
    const rows = part ? `the rows of part ${part.number} of ${part.of} follow` : 'every row follows';
    console.log(`${events} events in ${streams} streams: every chain is whole, and ${rows}.`);
    console.log(
      `${students} students: balance = ${part ? '' : 'fold = '}last balance after = sum of applied; each class has its mark.`,
    );
    if (part) console.log(toPartText(part));
    for (const seal of mailedSeals) console.log(`The log matches the seal ${formatSeal(seal)}.`);
    console.log(toSealsText(seals));
    console.log(`Public key of this centre: ${publicKey}`);
  });

/** What a check of a part leaves out. */
const toPartText = ({ number, of }: VerifyPart): string =>
  `Only part ${number} of ${of} of the events was unsealed and validated, and only part ${number} of the read models was compared.
Check the other parts as well, or run “verify” without --part, which checks everything.`;

/** What the seals prove, and what nobody can know without them. */
const toSealsText = (found: SealCheckResult | undefined): string => {
  if (found?.last === undefined) {
    return 'There is no seal yet. “seal” makes one; until then, an event that was removed, added, moved or changed with all later hashes\nof its stream is not found.';
  }
  const { seals, last, newerEvents } = found;
  const matching = seals === 1 ? '1 seal matches' : `All ${seals} seals match`;
  return `${matching}; the last is ${formatSeal(last)}, made at ${last.sealedAt}. ${newerEvents} events are newer and not sealed yet.
Somebody who can write to the database could remove the last seals together with what they cover: compare the mailed seals, with --seal.`;
};

const isBehind = async ({ sql, store }: ProgramCore, schema: string): Promise<boolean> =>
  ((await readCheckpoint(sql, schema))?.position ?? 0n) < (await store.head());

/** Projects the events that are not in the read models yet. */
const foldUpToNow = async ({ sql, store, keys, centre: { logId }, log }: ProgramCore): Promise<void> => {
  const runner: ProjectionRunner = startProjectionRunner({
    ...{ sql, store, keys, projections: allProjections, logId, log },
    onCommitted: () => {},
  });
  await runner.caughtUp();
  await runner.stop();
};

/** Says why nothing was checked, if there is nothing else to say about the error. */
const toRefusedStart = (error: unknown): unknown => {
  if (error instanceof ThreadStalledError) return new CannotStartError(error.message);
  if (!(error instanceof VerifyRunningError)) return error;
  const since = error.since && ` since ${error.since.toISOString()}`;
  return new CannotStartError(
    `Nothing was checked: another check of this centre is running${since ?? ''}. Wait until it has finished.`,
  );
};
