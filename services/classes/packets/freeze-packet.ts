import type { StatementResponse } from '#contracts/class-audit.ts';
import type { PacketContent, PacketMark, PacketMoneyRow, PacketRow } from '#contracts/packets.ts';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { moneyTexts, rowTexts, type TextName } from '#services/record/packet-check/compare-record.ts';
import type { PacketEvent, UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { type ReadEvent, readEvents } from '#services/record/packet-check/read-marks.ts';
import { listProvenMoneyRows, type ProvenMoneyRow } from '#services/record/packet-check/read-money.ts';
import { listProvenMarks, toProvenRow } from '#services/record/packet-check/read-rows.ts';
import { type OpenTexts, openTexts } from './open-texts.ts';

/** What a packet is made of. Everything is of the same version of the student, and numbered by entries. */
export interface PacketParts {
  readonly head: Pick<PacketContent, 'centre' | 'period' | 'contents' | 'made' | 'last' | 'policy' | 'seal'>;
  readonly statement: Pick<StatementResponse, 'student' | 'totals' | 'entries' | 'money'> & {
    readonly counts: NonNullable<StatementResponse['counts']>;
  };
  readonly events: readonly Omit<PacketEvent, 'keys'>[];
  readonly names: ReadonlyMap<string, string>;
  readonly key: PersonalKey;
}

/** Puts a packet together from a statement and the events that prove it. */
export const freezePacket = ({ head, statement, events: proven, names, key }: PacketParts): UnsignedPacket => {
  const { contents, period, seal } = head;
  const toVersions = (entries: readonly { readonly version: number }[]) => entries.map(({ version }) => version);
  const [rowVersions, moneyVersions] = [toVersions(statement.entries), toVersions(statement.money?.entries ?? [])];
  const [inRows, inMoney] = [new Set(rowVersions), new Set(moneyVersions)];
  const listTexts = (version: number): TextName[] => [
    ...new Set([...(inRows.has(version) ? rowTexts : []), ...(inMoney.has(version) ? moneyTexts : [])]),
  ];
  const opened = proven.map((event) => openTexts(event, contents.texts ? listTexts(event.version) : [], key));
  const events = proven.map((event, at) => ({ ...event, keys: opened[at]?.keys ?? {} }));
  const read = readEvents(events);
  const toName = (id: string) => names.get(id) ?? '';
  const marks = listProvenMarks(read, period).map((mark): PacketMark => {
    const changed = mark.changed_by_version === null ? undefined : read[mark.changed_by_version - 1];
    return {
      ...withoutUndefined(mark),
      recorded_by_name: toName(mark.recorded_by),
      changed_by_name: changed ? toName(changed.actor) : null,
    };
  });
  const provenMoney = new Map(listProvenMoneyRows(read, period).map((row) => [row.version, row]));
  const toParts = (version: number): RowParts => ({
    texts: opened[version - 1]?.texts ?? {},
    toName,
    sealed: proven[version - 1]?.index != null,
  });
  return {
    format: 'rollbook-packet-6',
    student: statement.student,
    ...{ centre: head.centre, period, contents, made: head.made, last: head.last },
    totals: statement.totals,
    ...statement.counts,
    rows: rowVersions.map((version) => toRow(read[version - 1], toParts(version))),
    money: toMoney(statement.money),
    money_rows: moneyVersions.map((version) => toMoneyRow(provenMoney.get(version), toParts(version))),
    attendance: contents.attendance ? marks : null,
    policy: head.policy,
    ...{ seal, events },
  };
};

/** The fields that the text of a packet has. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

interface RowParts {
  readonly texts: OpenTexts['texts'];
  readonly toName: (id: string) => string;
  readonly sealed: boolean;
}

const toRow = (event: ReadEvent | undefined, { texts, toName, sealed }: RowParts): PacketRow => {
  const row = event && toProvenRow(event);
  if (!row) throw new Error('an event of the statement adds no row');
  const { reason = null, note = null, receipt = null } = texts;
  return { ...withoutUndefined(row), recorded_by_name: toName(row.recorded_by), reason, note, receipt, sealed };
};

const toMoneyRow = (row: ProvenMoneyRow | undefined, { texts, toName, sealed }: RowParts): PacketMoneyRow => {
  if (!row) throw new Error('an event of the statement is no entry of money');
  const { reference = null, reason = null, price_reason = null } = texts;
  const { recorded_by, received_by } = row;
  const received_by_name = received_by === null ? null : toName(received_by);
  return { ...row, recorded_by_name: toName(recorded_by), received_by_name, reference, reason, price_reason, sealed };
};

const toMoney = (money: StatementResponse['money']): PacketContent['money'] => {
  if (money === null) return null;
  const { adds_up: _, entries: __, has_more: ___, ...sums } = money;
  return sums;
};
