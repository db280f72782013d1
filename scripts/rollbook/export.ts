import { LogGapError } from '#events/store/port/event-store.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { LogCopyFault } from '#services/record/log-copy/log-copy-fault.ts';
import { writePersonalKeys } from '#services/record/log-copy/personal-key-copy.ts';
import { writeSealKey } from '#services/record/log-copy/seal-key-copy.ts';
import { makeCopyFolder, writeLogCopy } from '#services/record/log-copy/write-log-copy.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

/** Writes the whole log into a new folder, with the wrapped personal keys and the key of the seals if they are asked for. */
export const runExport = (folder: string, { withKeys }: { withKeys: boolean }): Promise<void> =>
  runWithCore(async ({ store, sql, centre: { logId } }) => {
    try {
      await makeCopyFolder(folder);
      const head = await store.head();
      const progressBar = createProgressBar();
      const onProgress = (position: bigint) =>
        progressBar.show({
          share: head === 0n ? undefined : Math.min(1, Number((position * 1_000n) / head) / 1_000),
          text: `position ${position}`,
        });
      // The keys come after the events, so that nobody's key is missing whose events are there.
      const { events, root } = await writeLogCopy(folder, { store, logId, onProgress });
      progressBar.end();
      console.log(`${events} events are in ${folder}. Their root is ${root}.`);
      if (!withKeys)
        return console.log('Personal keys were not exported: without them nobody can read names and notes.');
      const keys = await writePersonalKeys(folder, sql);
      await writeSealKey(folder, sql);
      console.log(`${keys} personal keys are there too. Only PERSONAL_DATA_KEY opens them: keep it elsewhere.`);
    } catch (error) {
      throw error instanceof LogCopyFault || error instanceof LogGapError
        ? new CannotStartError(`The log was not exported: ${error.message.replace(/\.$/, '')}.`)
        : error;
    }
  });
