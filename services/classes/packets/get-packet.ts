import { findVoidedVersions } from '#contracts/packet-words.ts';
import { type PacketContent, packetContent, packetParams, packetResponse } from '#contracts/packets.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import {
  countEntriesSince,
  fetchClassHistoryPage,
  sealedClassHistoryFields,
} from '#projections/classes/class-transactions/class-history.ts';
import { fetchMoneyEntriesOfStudent, sealedMoneyFields } from '#projections/classes/money/money-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';
import { compareSeals } from './compare-seals.ts';
import { loadCheckedPacket } from './load-checked-packet.ts';

/** Rows of classes and entries of money that were recorded since the packet was made, of which more are only counted. */
const ROWS_SINCE_MAX = 100;

type Needed = Context<'sql' | 'keys' | 'readModels' | 'loadAggregate'>;

export const getPacket = defineUseCase({
  operation: 'getPacket',
  summary: 'A packet as it was made, what was recorded since, and whether the record only grew',
  method: 'GET',
  path: '/api/students/:id/packets/:packet',
  access: 'signed-in',
  cost: 'high',
  families: true,
  own: getStudentIdInPath,
  params: packetParams,
  answer: packetResponse,
  run: async ({ params: { id: studentId, packet: id } }, context: Needed) => {
    const loaded = await loadCheckedPacket(context, { studentId, id });
    if ('refused' in loaded) return loaded;
    const { file, lastVersion } = loaded;
    const { readModels, keys } = context;
    const [count, page, payments, fingerprint, consistency] = await Promise.all([
      countEntriesSince(readModels.sql, studentId, lastVersion),
      fetchClassHistoryPage(readModels.sql, studentId, { order: 'recorded', limit: ROWS_SINCE_MAX }),
      fetchMoneyEntriesOfStudent(readModels.sql, studentId, { limit: ROWS_SINCE_MAX }),
      toKeyFingerprint(file.signature.publicKey),
      compareWithNewest(context, file.seal),
    ]);
    const isLater = (row: { readonly version: number }) => row.version > lastVersion;
    const rows = await unsealFields(page.rows.filter(isLater), sealedClassHistoryFields, keys);
    const money = await unsealFields(payments.rows.filter(isLater), sealedMoneyFields, keys);
    return {
      body: {
        ...{ id, code: file.code, fingerprint, content: toPacketContent(file) },
        ...{ voided: [...findVoidedVersions(file.events)], since: { count, rows, money }, consistency },
      },
    };
  },
});

async function compareWithNewest({ sql, loadAggregate }: Needed, seal: Parameters<typeof compareSeals>[1] | null) {
  const { state: newest } = await loadAggregate(ledgerSealsAggregate, undefined);
  if (seal === null || newest === null) return null;
  return compareSeals(sql, seal, newest);
}

const contentFields = Object.keys(packetContent.shape);

/** What people read of a packet, without its proofs. */
const toPacketContent = (file: PacketFile): PacketContent =>
  Object.fromEntries(
    Object.entries(file).filter(([field]) => contentFields.includes(field)),
  ) as unknown as PacketContent;
