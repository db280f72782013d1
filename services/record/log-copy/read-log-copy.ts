import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '#events/catalogue/event-catalogue.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { parseLogLine } from '#events/record/log-copy/log-line.ts';
import { createChainChecker, createLogProver } from '#events/record/log-copy/log-proof.ts';
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
        if (!(error instanceof RecordFault && error.code === 'unknown-version'))
          throw toLineFault(error, EVENTS_FILE, event.position);
        throw new LogCopyFault(
          `the copy was written by a development version before the first release, or by a newer release: line ${event.position} of ${EVENTS_FILE} holds ${event.type} in version ${event.schemaVersion}`,
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

/** A fault of the record as a fault of the line that holds it; what else was thrown stays as it is. */
export const toLineFault = (error: unknown, file: string, line: bigint): unknown =>
  error instanceof RecordFault ? new LogCopyFault(`Line ${line} of ${file} does not fit: ${error.message}`) : error;

/** The events of a copy in their order, unchecked. Throws LogCopyFault for a line that is no event. */
export const readLogCopy = (folder: string): AsyncGenerator<readonly StoredEvent[]> =>
  parseLogLines(readChunks(join(folder, EVENTS_FILE)), EVENTS_FILE);

/**
 * The events of lines that begin after a position, unchecked. Throws LogCopyFault, which names the file, for a line that is
 * no event or has no end.
 */
export async function* parseLogLines(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  after = 0n,
): AsyncGenerator<readonly StoredEvent[]> {
  let position = after;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length === 0) continue;
    yield lines.map((line) => {
      position += 1n;
      const event = parseLogLine(line, position);
      if (event === undefined) throw new LogCopyFault(`Line ${position - after} of ${file} is no event`);
      return event;
    });
  }
  if (rest !== '') throw new LogCopyFault(`${file} is cut off in its last line`);
}

async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new LogCopyFault(`There is no ${EVENTS_FILE} in the copy`);
  }
}
