/** `docs/measurements.md`. Each suite that writes there has its own part, which begins with a heading of the first level. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const docs = join(import.meta.dirname, '..', '..', '..', 'docs');
const file = join(docs, 'measurements.md');

/** Replaces the part with the same heading, or adds the part at the end. */
export const replacePart = (text: string, part: string): string => {
  const heading = part.slice(0, part.indexOf('\n'));
  const parts = text.split(/^(?=# )/m);
  const kept = parts.map((other) => (other.startsWith(`${heading}\n`) ? part : other));
  return (kept.includes(part) ? kept : [...kept, part]).map((one) => `${one.trim()}\n`).join('\n');
};

export const writeMeasurements = async (part: string): Promise<void> =>
  writeFile(file, replacePart(await readFile(file, 'utf8'), part));
