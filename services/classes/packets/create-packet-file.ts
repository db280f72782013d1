import type { Sql } from 'postgres';
import { formatPacketDay } from '#contracts/packet-words.ts';
import type { PacketContent } from '#contracts/packets.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { type CentreRules, findRulesOn, type RuleHistory } from '#events/core/centre/centre-rules.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { createEmptyChainHead } from '#events/record/hash-chain.ts';
import { listEntries } from '#events/record/list-entries.ts';
import { proveInclusion } from '#events/record/merkle/merkle-proofs.ts';
import { requirePersonalKey } from '#events/record/require-personal-key.ts';
import { currency } from '#events/values/plans.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import { loadRuleHistory } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { findLeafIndexes } from '#services/record/merkle/find-leaf-indexes.ts';
import { growTree } from '#services/record/merkle/grow-tree.ts';
import { readTree } from '#services/record/merkle/read-tree.ts';
import type { PacketEvent, PacketFile } from '#services/record/packet-check/packet-file.ts';
import { readEvents } from '#services/record/packet-check/read-marks.ts';
import { freezePacket, type PacketParts } from './freeze-packet.ts';
import { checkPacketText, digestPacket } from './packet-computations.ts';
import { readRawHistory } from './read-raw-history.ts';
import { signPacket } from './sign-packet.ts';

/** The events of a packet, each with its proof in the seal if the seal covers it. The kept tree must cover the seal. */
const proveHistory = async (
  sql: Sql,
  entries: ReturnType<typeof listEntries>,
  seal: Pick<LedgerSeal, 'events'> | null,
): Promise<Omit<PacketEvent, 'keys'>[]> => {
  const events = entries.map(({ event }) => event);
  const indexes = seal === null ? new Map<string, number>() : await findLeafIndexes(sql, events);
  return readTree(sql, async ({ readSubtree }) => {
    const proven: Omit<PacketEvent, 'keys'>[] = [];
    for (const { entry, event } of entries) {
      const index = indexes.get(event.hash);
      if (seal === null || index === undefined || index >= seal.events)
        proven.push({ ...entry, index: null, proof: '' });
      else {
        const hashes = await proveInclusion(readSubtree, index, seal.events);
        proven.push({ ...entry, index, proof: Buffer.concat(hashes).toString('hex') });
      }
    }
    return proven;
  });
};

/** The statement with the numbers of the entries in the place of the versions in the student's stream. */
const withEntryNumbers = (
  statement: PacketParts['statement'],
  entries: ReturnType<typeof listEntries>,
): PacketParts['statement'] => {
  const numbers = new Map(entries.map(({ entry, event }) => [event.version, entry.version]));
  const toNumbered = <Row extends { readonly version: number }>(row: Row): Row => {
    const version = numbers.get(row.version);
    if (version === undefined) throw new Error('the event of a row is no entry of a packet');
    return { ...row, version };
  };
  const { money } = statement;
  return {
    ...statement,
    entries: statement.entries.map(toNumbered),
    money: money && { ...money, entries: money.entries.map(toNumbered) },
  };
};

/** The rules about classes that were in force in a period, in words, with each change within it. */
const toPolicyTexts = (
  history: RuleHistory,
  { from, to }: { readonly from: string; readonly to: string },
): string[] => {
  const later = history.changes.filter((change) => change.from > from && change.from < to).map((change) => change.from);
  /** What a rule said on the first day, and from each day on which it said something else. */
  const toTexts = (toText: (rules: CentreRules) => string) => {
    const texts = [from, ...later].map((day) => [day, toText(findRulesOn(history, day))] as const);
    const changes = texts.filter(([, text], at) => at > 0 && text !== texts[at - 1]?.[1]);
    return [
      `On ${formatPacketDay(from)}, ${texts[0]?.[1]}.`,
      ...changes.map(([day, text]) => `From ${formatPacketDay(day)} on, ${text}.`),
    ];
  };
  return [
    ...toTexts(({ classesMax }) => `at most ${classesMax} classes could remain at a time`),
    'Classes that were paid for beyond that number wait: they are not lost, and are added when there is room.',
    'A class that is attended takes one class.',
    ...toTexts(({ lateCancellationHours: hours }) =>
      hours === 0
        ? 'an absence took no class'
        : `an absence that was reported less than ${hours} ${hours === 1 ? 'hour' : 'hours'} before the class, or not at all, could take one class (late cancellation)`,
    ),
    'A class that was to be taken when none was left is uncovered: it is listed, and it is settled only by a tutor.',
    'A mistake is never erased: a correction is a row of its own, and gives back the class that was taken.',
  ];
};

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
  const stream = toStudentStream(student.id);
  const entries = listEntries(stream, await readRawHistory(store, student.id, version));
  const { state: seal } = await loadAggregate(ledgerSealsAggregate, undefined);
  if (seal) await growTree({ sql, store });
  const events = await proveHistory(sql, entries, seal);
  const read = readEvents(events.map((event) => ({ ...event, keys: {} })));
  const people = [...new Set(read.flatMap(({ actor, data }) => [actor, data.receivedBy ?? actor]))];
  const known = await fetchNamesById(readModels.sql, people);
  const unsigned = freezePacket({
    head: {
      centre: { name: config.centreName, time_zone: centre.timeZone, currency },
      ...{ period, contents },
      made: { at: clock().toISOString(), by: maker.id, by_name: maker.name },
      last: { version: entries.length, hash: entries.at(-1)?.event.hash ?? createEmptyChainHead(stream).hash },
      policy: contents.policy ? toPolicyTexts(await loadRuleHistory({ loadAggregate }), period) : null,
      seal,
    },
    ...{ statement: withEntryNumbers(statement, entries), events },
    names: new Map(people.map((id) => [id, known.get(id) ?? PROGRAM_ACTOR_NAME])),
    key: await requirePersonalKey(keys, student.id),
  });
  const file = await signPacket(unsigned, await loadSealKey(), digestPacket);
  const text = JSON.stringify(file);
  const faults = await checkPacketText(text);
  if (faults.length > 0) {
    throw new Error(
      `the record does not prove the packet: ${faults.map(({ path, what }) => `${path}: ${what}`).join(' ')}`,
    );
  }
  return { file, text };
};
