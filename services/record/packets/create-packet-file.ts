import type { PacketContent } from '#contracts/packets.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/fallback-names.ts';
import { loadRuleHistory } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { checkPacket } from '#services/record/packet-check/check-packet.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';
import { readEvents } from '#services/record/packet-check/read-marks.ts';
import { growTree } from '#services/record/tree/grow-tree.ts';
import { freezePacket, type PacketParts } from './freeze-packet.ts';
import { toPolicyTexts } from './policy-texts.ts';
import { proveHistory } from './prove-history.ts';
import { readRawHistory } from './read-raw-history.ts';
import { signPacket } from './sign-packet.ts';

export type PacketFileContext = Context<
  'sql' | 'readModels' | 'store' | 'keys' | 'loadAggregate' | 'loadSealKey' | 'config' | 'centre' | 'clock'
>;

export interface PacketOrder {
  /** The statement of the period, and the version of the student that it shows. */
  readonly statement: PacketParts['statement'];
  readonly version: number;
  readonly period: PacketContent['period'];
  readonly contents: PacketContent['contents'];
  readonly maker: { readonly id: string; readonly name: string };
}

/**
 * Creates the file of a packet, and checks it as a stranger would, so that no packet is handed out that does not prove what it
 * says. Throws RecordFault, and Error if the record does not prove the packet.
 */
export const createPacketFile = async (
  context: PacketFileContext,
  { statement, version, period, contents, maker }: PacketOrder,
): Promise<{ file: PacketFile; text: string }> => {
  const { sql, readModels, store, keys, loadAggregate, loadSealKey, config, centre, clock } = context;
  const { student } = statement;
  const stored = await readRawHistory(store, student.id, version);
  const { state: seal } = await loadAggregate(ledgerSealsAggregate, undefined);
  if (seal) await growTree({ sql, store });
  const events = await proveHistory(sql, stored, seal);
  const actors = [...new Set(readEvents(events.map((event) => ({ ...event, keys: {} }))).map(({ actor }) => actor))];
  const known = await fetchNamesById(readModels.sql, actors);
  const unsigned = freezePacket({
    head: {
      centre: { name: config.centreName, time_zone: centre.timeZone },
      ...{ period, contents },
      made: { at: clock().toISOString(), by: maker.id, by_name: maker.name },
      last: { version, hash: stored.at(-1)?.hash ?? '' },
      policy: contents.policy ? toPolicyTexts(await loadRuleHistory({ loadAggregate }), period) : null,
      seal,
    },
    ...{ statement, events },
    names: new Map(actors.map((id) => [id, known.get(id) ?? PROGRAM_ACTOR_NAME])),
    key: await requirePersonalKey(keys, student.id),
  });
  const file = await signPacket(unsigned, await loadSealKey());
  const text = JSON.stringify(file);
  const { faults } = await checkPacket(text);
  if (faults.length > 0) {
    throw new Error(
      `the record does not prove the packet: ${faults.map(({ path, what }) => `${path}: ${what}`).join(' ')}`,
    );
  }
  return { file, text };
};
