import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '#events/catalogue/event-catalogue.ts';
import { parseLogLine } from '#events/record/log-copy/log-line.ts';
import { createChainChecker, createLogProver } from '#events/record/log-copy/log-proof.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import { findEventDefinition } from '#events/record/upcast.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { LogCopyFault } from './log-copy-fault.ts';
import { EVENTS_FILE, type Manifest, readManifest } from './manifest.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Checks every line of a copy: that this release knows its type and version, its chain, its place in the order, and that none
 * is missing. Throws LogCopyFault.
 */
export const checkLogCopy = async (
  folder: string,
  onProgress: (events: number) => void = () => {},
): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  const chains = createChainChecker();
  const prover = createLogProver();
  for await (const events of readLogCopy(folder)) {
    for (const event of events) {
      try {
        findEventDefinition(eventCatalogue, event);
        chains.check(event);
      } catch (error) {
        if (!(error instanceof RecordFault)) throw error;
        throw new LogCopyFault(
          error.code === 'unknown-version'
            ? `the copy was written by a development version before the first release, or by a newer release: line ${event.position} of ${EVENTS_FILE} holds ${event.type} in version ${event.schemaVersion}`
            : `Line ${event.position} of ${EVENTS_FILE} does not fit: ${error.message}`,
        );
      }
      prover.add(event);
    }
    onProgress(prover.proof().events);
  }
  const { events, root } = prover.proof();
  if (events !== manifest.events)
    throw new LogCopyFault(`${EVENTS_FILE} holds ${events} events, and its manifest names ${manifest.events}`);
  if (root !== manifest.root)
    throw new LogCopyFault(`${EVENTS_FILE} holds other events than those of its manifest, or in another order`);
  return manifest;
};

/** The events of a copy in their order, unchecked. Throws LogCopyFault for a line that is no event. */
export async function* readLogCopy(folder: string): AsyncGenerator<readonly StoredEvent[]> {
  let position = 0n;
  for await (const lines of readLines(join(folder, EVENTS_FILE))) {
    yield lines.map((line) => {
      position += 1n;
      const event = parseLogLine(line, position);
      if (event === undefined) throw new LogCopyFault(`Line ${position} of ${EVENTS_FILE} is no event`);
      return event;
    });
  }
}

/** The lines of a file, some at a time. Throws LogCopyFault if the last one has no end. */
async function* readLines(path: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new LogCopyFault(`There is no ${EVENTS_FILE} in the copy`);
    throw error;
  }
  if (rest !== '') throw new LogCopyFault(`${EVENTS_FILE} is cut off in its last line`);
}
