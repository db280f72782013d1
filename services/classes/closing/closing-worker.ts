/** The worker thread of a closing report. */
import { parentPort, workerData } from 'node:worker_threads';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { ThreadMessage } from '#services/platform/costly-work/run-in-thread.ts';
import type { LogConnectionSettings } from '#services/record/centre-jobs/log-connection-settings.ts';
import { openLogInThread } from '#services/record/centre-jobs/open-log-in-thread.ts';
import { type ClosingRequest, type FoldedClosing, foldClosing } from './fold-closing.ts';

export type ClosingWorkerData = LogConnectionSettings & ClosingRequest;
/** The closing, or the fault of the record because of which there is none. */
export type ClosingOutcome = FoldedClosing | { readonly fault: string };

/** Streams that are read at once, each on a connection of its own. */
const CONNECTIONS_MAX = 4;

const settings = workerData as ClosingWorkerData;
const send = (message: ThreadMessage<never, ClosingOutcome>) => parentPort?.postMessage(message);

const { store, close } = await openLogInThread(settings, CONNECTIONS_MAX);
try {
  send({ result: await foldClosing(store, settings, () => send({})) });
} catch (fault) {
  if (!(fault instanceof RecordFault)) throw fault;
  send({ result: { fault: fault.message } });
}
await close();
