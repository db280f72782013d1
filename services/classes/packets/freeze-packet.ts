import type { StatementResponse } from '#contracts/class-audit.ts';
import type { PacketContent, PacketMark, PacketRow } from '#contracts/packets.ts';
import type { PersonalKey } from '#events/record/key-ring.ts';
import type { PacketEvent, UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { type ReadEvent, readEvents } from '#services/record/packet-check/read-marks.ts';
import { listProvenMarks, toProvenRow } from '#services/record/packet-check/read-rows.ts';
import { type OpenTexts, openTexts } from './open-texts.ts';

/** What a packet is made of. Everything is of the same version of the student. */
export interface PacketParts {
  readonly head: Pick<PacketContent, 'centre' | 'period' | 'contents' | 'made' | 'last' | 'policy' | 'seal'>;
  readonly statement: Pick<StatementResponse, 'student' | 'totals' | 'entries'> & {
    readonly counts: NonNullable<StatementResponse['counts']>;
  };
  readonly events: readonly Omit<PacketEvent, 'keys'>[];
  readonly names: ReadonlyMap<string, string>;
  readonly key: PersonalKey;
}

/** Puts a packet together from a statement and the events that prove it. */
export const freezePacket = ({ head, statement, events: proven, names, key }: PacketParts): UnsignedPacket => {
  const { contents, period, seal } = head;
  const rowVersions = new Set(statement.entries.map(({ version }) => version));
  const texts = proven.map((event) =>
    contents.texts && rowVersions.has(event.version) ? openTexts(event, key) : closedTexts,
  );
  const events = proven.map((event, at) => ({ ...event, keys: texts[at]?.keys ?? {} }));
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
  const rows = statement.entries.map(({ version }) =>
    toRow(version, {
      read,
      texts: texts[version - 1] ?? closedTexts,
      toName,
      sealed: proven[version - 1]?.index != null,
    }),
  );
  return {
    format: 'rollbook-packet-4',
    student: statement.student,
    ...{ centre: head.centre, period, contents, made: head.made, last: head.last },
    totals: statement.totals,
    ...statement.counts,
    rows,
    attendance: contents.attendance ? marks : null,
    policy: head.policy,
    ...{ seal, events },
  };
};

/** The fields that the text of a packet has. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const closedTexts: OpenTexts = { reason: null, note: null, receipt: null, keys: {} };

interface RowParts {
  readonly read: readonly ReadEvent[];
  readonly texts: OpenTexts;
  readonly toName: (id: string) => string;
  readonly sealed: boolean;
}

const toRow = (version: number, { read, texts: { reason, note, receipt }, toName, sealed }: RowParts): PacketRow => {
  const event = read[version - 1];
  const row = event && toProvenRow(event);
  if (!row) throw new Error(`event ${version} of the statement adds no row`);
  return { ...withoutUndefined(row), recorded_by_name: toName(row.recorded_by), reason, note, receipt, sealed };
};
