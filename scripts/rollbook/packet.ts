import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { checkPacket, NoPacketError } from '#services/record/packet-check/check-packet.ts';
import { listFaultTexts, listProofTexts, toVerdictText } from '#services/record/packet-check/check-words.ts';
import { findPublishedKey, parsePublishedKeys, toSignatureClaim } from '#services/record/packet-check/published-key.ts';
import { findPacket, listPackets, loadPacket } from '#services/record/packets/packet-store.ts';
import { runWithCore } from './open.ts';

/**
 * Checks a packet by its file alone, without a centre. Prints what is proven, or each changed field and exits with 1. With a
 * file of published keys, it also exits with 1 if none of them signed the packet.
 */
export const verifyPacket = async (path: string, { keys }: { readonly keys?: string }): Promise<void> => {
  const text = await readText(path);
  const published = keys === undefined ? undefined : parsePublishedKeys(await readText(keys));
  if (keys !== undefined && !published)
    throw new CannotStartError('The file of keys is not what the page /record-key offers for programs.');
  const check = await checkPacket(text).catch((error: unknown) => {
    throw error instanceof NoPacketError ? new CannotStartError(error.message) : error;
  });
  const key = findPublishedKey(toSignatureClaim(check.packet), published);
  if (check.faults.length > 0) {
    console.error(toVerdictText(check, key));
    for (const { name, what } of listFaultTexts(check)) console.error(`${name}: ${what}`);
    process.exitCode = 1;
    return;
  }
  console.log([toVerdictText(check, key), ...listProofTexts(check)].join('\n'));
  console.log(`Verification code: ${check.code}\nKey of the center: ${check.fingerprint}`);
  if (!published) return;
  console.log(key.text);
  if (!key.isPublished) process.exitCode = 1;
};

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: Error) => {
    throw new CannotStartError(`The file cannot be read: ${error.message}`);
  });

const PACKETS_MAX = 1_000;

/** Prints a line for each of the newest packets: id, time, period, student and code. */
export const printPackets = (): Promise<void> =>
  runWithCore(async ({ sql }) => {
    const packets = await listPackets(sql, { limit: PACKETS_MAX });
    if (packets.length === 0) console.log('There are no packets.');
    for (const { id, madeAt, from, to, studentId, code } of packets) {
      console.log(`${id}  ${madeAt.toISOString()}  [${from}, ${to})  student ${studentId}  ${code}`);
    }
  });

/** Writes the file of a packet, byte for byte as it was made. */
export const exportPacket = (id: string, path: string): Promise<void> =>
  runWithCore(async (core) => {
    const found = z.uuid().safeParse(id).success ? await findPacket(core.sql, id) : undefined;
    const packet = found && (await loadPacket(core, { studentId: found.studentId, id }));
    if (packet === undefined) throw new CannotStartError('There is no such packet. “packet list” prints the ids.');
    await writeFile(path, packet.text, { flag: 'wx' }).catch((error: Error) => {
      throw new CannotStartError(`Nothing was written: ${error.message}`);
    });
    console.log(`Written: ${path}`);
  });
