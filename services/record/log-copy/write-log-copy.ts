import { createWriteStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatLogLine } from '#events/record/log-copy/log-line.ts';
import { createLogProver } from '#events/record/log-copy/log-proof.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { makeFolder } from '#services/platform/files/make-folder.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { LogCopyFault } from './log-copy-fault.ts';
import { EVENTS_FILE, MANIFEST_FILE, type Manifest } from './manifest.ts';

interface LogCopyOptions {
  readonly store: EventStore;
  readonly logId: string;
  readonly onProgress?: (position: bigint) => void;
}

/**
 * Makes the folder for a copy, readable only by its owner: what a log holds about people is sealed, but not who did what
 * and when. Throws LogCopyFault if the folder holds something.
 */
export const makeCopyFolder = async (folder: string): Promise<void> => {
  await makeFolder(folder, 0o700);
  if ((await readdir(folder)).length > 0)
    throw new LogCopyFault(`The folder ${folder} is not empty. Name a folder that does not exist yet`);
};

/** Writes the whole log into a folder, and then its manifest. Throws what reading the log throws. */
export const writeLogCopy = async (
  folder: string,
  { store, logId, onProgress = () => {} }: LogCopyOptions,
): Promise<Manifest> => {
  const prover = createLogProver();
  let lastPosition = 0n;
  const lines = async function* () {
    for await (const { events } of readLogToEnd(store, 0n, 'stored')) {
      let text = '';
      for (const event of events) {
        prover.add(event);
        text += formatLogLine(event);
        lastPosition = event.position;
      }
      yield text;
      onProgress(lastPosition);
    }
  };
  const file = createWriteStream(join(folder, EVENTS_FILE), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(lines(), { objectMode: false }), file);
  const manifest: Manifest = {
    format: 'rollbook-log-1',
    ...prover.proof(),
    ...{ lastPosition: String(lastPosition), logId, rollbook: packageJson.version },
    exportedAt: new Date().toISOString(),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST_FILE), text, { mode: 0o600, flag: 'wx', flush: true });
  return manifest;
};
