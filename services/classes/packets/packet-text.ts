import {
  findVoidedVersions,
  formatChange,
  formatPacketDay,
  formatPacketInstant,
  lastChangedByText,
  packetRulesText,
  privateNotesText,
  toLastChangedText,
  toMarkText,
  toPacketRemarks,
  toPacketRowText,
  toPacketSumLines,
  toRecordedText,
  toSealText,
  toWholePeriodText,
} from '#contracts/packet-words.ts';
import type { PacketMark } from '#contracts/packets.ts';
import type { UnsignedPacket } from '#services/record/packet-check/packet-file.ts';

/** A mail or a form of a bank takes a text of this length. */
export const PACKET_TEXT_LENGTH_MAX = 20_000;

/** The packet as plain text, always below the limit. It says what it had to leave out. */
export const toPacketText = (
  content: UnsignedPacket,
  { code, fingerprint }: { readonly code: string; readonly fingerprint: string },
): string => {
  const { rows, attendance, centre } = content;
  const voided = findVoidedVersions(content.events);
  const rowTexts = rows.map(
    (row) =>
      `${row.version}. ${formatPacketDay(row.effective_on)}  ${formatChange(row.applied_remaining)}  ${toPacketRowText(row, voided)} (${toRecordedText(row, centre.time_zone)})`,
  );
  const markTexts = (attendance ?? []).map(
    (mark) => `${formatPacketDay(mark.date)}  ${toMarkText(mark)} (${toAuthorsText(mark, centre.time_zone)})`,
  );
  const toWhole = (from: number, hasMarks: boolean) =>
    [
      ...toHead(content, code),
      '',
      'ENTRIES',
      ...(from > 0
        ? [`Left out here: the ${from} oldest of ${rows.length} entries. The file of the packet has them.`]
        : []),
      ...(rows.length === 0 ? ['There is no entry in this period.'] : rowTexts.slice(from)),
      ...(attendance === null
        ? []
        : ['', 'ATTENDANCE', ...(hasMarks ? markTexts : ['Left out here. The file of the packet has it.'])]),
      ...toFoot(content, fingerprint),
    ].join('\n');
  const whole = toWhole(0, true);
  if (whole.length < PACKET_TEXT_LENGTH_MAX) return whole;
  // The entries name each mark too, so the list of the attendance is left out first, and then the oldest entries.
  let from = rows.length;
  let { length } = toWhole(from, false);
  for (const row of rowTexts.toReversed()) {
    length += row.length + 1;
    if (length >= PACKET_TEXT_LENGTH_MAX) break;
    from -= 1;
  }
  return toWhole(from, false);
};

/** Who recorded a mark, and who changed it last. */
const toAuthorsText = (mark: PacketMark, timeZone: string): string => {
  const changed = toLastChangedText(mark, timeZone);
  const recorded = toRecordedText(mark, timeZone);
  return changed === undefined ? recorded : `${recorded}; ${lastChangedByText.toLowerCase()} ${changed}`;
};

const toHead = (content: UnsignedPacket, code: string): string[] => {
  const { centre, student, period, made } = content;
  return [
    `${centre.name}: classes of ${student.name}`,
    toWholePeriodText(period),
    `Made on ${formatPacketInstant(made.at, centre.time_zone)} by ${made.by_name}. Times are in the time zone ${centre.time_zone}.`,
    `Verification code: ${code}`,
    '',
    ...toPacketSumLines(content).map(({ sign, label, classes }) => `${sign || ' '} ${classes}  ${label}`),
    ...toPacketRemarks(content),
  ];
};

const toFoot = (content: UnsignedPacket, fingerprint: string): string[] => [
  ...(content.policy === null ? [] : ['', packetRulesText.toUpperCase(), ...content.policy]),
  '',
  'PROOF',
  toSealText(content),
  privateNotesText,
  `Last event ${content.last.version}, hash ${content.last.hash}.`,
  ...(content.seal === null ? [] : [`Seal ${content.seal.events}:${content.seal.root}`]),
  `Key of the center: ${fingerprint}`,
  '',
];
