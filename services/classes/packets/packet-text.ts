import {
  formatPacketCents,
  toPacketAmountText,
  toPacketMoneyLines,
  toPacketMoneyRemarks,
  toPacketMoneyText,
} from '#contracts/packet-money-words.ts';
import {
  findVoidedVersions,
  formatChange,
  formatPacketDay,
  formatPacketInstant,
  lastChangedByText,
  packetRulesText,
  toLastChangedText,
  toMarkText,
  toPacketRemarks,
  toPacketRowText,
  toPacketSumLines,
  toPrivateNotesText,
  toRecordedText,
  toSealText,
  toWholePeriodText,
} from '#contracts/packet-words.ts';
import type { PacketMark, PacketMoneyRow, PacketRow } from '#contracts/packets.ts';
import type { UnsignedPacket } from '#services/record/packet-check/packet-file.ts';

/** A mail or a form of a bank takes a text of this length. */
export const PACKET_TEXT_LENGTH_MAX = 20_000;

/** The packet as plain text, always below the limit. It says what it had to leave out. */
export const toPacketText = (
  content: UnsignedPacket,
  { code, fingerprint, keyPage }: { readonly code: string; readonly fingerprint: string; readonly keyPage: string },
): string => {
  const { attendance, centre } = content;
  const sections = listSections(content);
  const markTexts = (attendance ?? []).map(
    (mark) => `${formatPacketDay(mark.date)}  ${toMarkText(mark)} (${toAuthorsText(mark, centre.time_zone)})`,
  );
  const head = toHead(content, code);
  const foot = toFoot(content, `${fingerprint}, published at ${keyPage}`);
  /** `isListed` leaves entries out. */
  const toWhole = (isListed: (entry: Entry) => boolean, hasMarks: boolean) =>
    [
      ...head,
      ...sections.flatMap((section) => toSectionLines(section, isListed)),
      ...(attendance === null
        ? []
        : ['', 'ATTENDANCE', ...(hasMarks ? markTexts : ['Left out here. The file of the packet has it.'])]),
      ...foot,
    ].join('\n');
  const whole = toWhole(() => true, true);
  if (whole.length < PACKET_TEXT_LENGTH_MAX) return whole;
  // The entries name each mark too, so the list of the attendance is left out first, and then the oldest entries.
  const listed = new Set<Entry>();
  let { length } = toWhole(() => false, false);
  for (const entry of listNewestFirst(sections)) {
    length += entry.text.length + 1;
    if (length >= PACKET_TEXT_LENGTH_MAX) break;
    listed.add(entry);
  }
  return toWhole((entry) => listed.has(entry), false);
};

interface Entry {
  readonly day: string;
  readonly version: number;
  readonly text: string;
}
interface Section {
  readonly heading: string;
  readonly empty: string;
  readonly entries: readonly Entry[];
}

/** The entries of classes, and those of money if there are any until the end of the period. */
const listSections = (content: UnsignedPacket): Section[] => {
  const { rows, money, money_rows, centre } = content;
  const words = { voided: findVoidedVersions(content.events), currency: centre.currency };
  const toEntry = (row: PacketRow | PacketMoneyRow, amounts: readonly string[], text: string): Entry => ({
    ...{ day: row.effective_on, version: row.version },
    text: `${row.version}. ${[formatPacketDay(row.effective_on), ...amounts, text].join('  ')} (${toRecordedText(row, centre.time_zone)})`,
  });
  const classes = {
    heading: 'ENTRIES',
    empty: 'There is no entry in this period.',
    entries: rows.map((row) => toEntry(row, [formatChange(row.applied_remaining)], toPacketRowText(row, words))),
  };
  if (money === null) return [classes];
  const entries = money_rows.map((row) => {
    const owed = `owed ${formatPacketCents(row.owed_cents, content)}`;
    return toEntry(row, [toPacketAmountText(row, content), owed], toPacketMoneyText(row, content));
  });
  return [classes, { heading: 'MONEY', empty: 'There is no entry of money in this period.', entries }];
};

const toSectionLines = ({ heading, empty, entries }: Section, isListed: (entry: Entry) => boolean): string[] => {
  const listed = entries.filter(isListed);
  const leftOut = entries.length - listed.length;
  const of = `the ${leftOut} oldest of ${entries.length} entries`;
  return [
    '',
    heading,
    ...(leftOut > 0 ? [`Left out here: ${of}. The file of the packet has them.`] : []),
    ...(entries.length === 0 ? [empty] : listed.map(({ text }) => text)),
  ];
};

const listNewestFirst = (sections: readonly Section[]): Entry[] =>
  sections
    .flatMap(({ entries }) => entries)
    .sort((one, other) => other.day.localeCompare(one.day) || other.version - one.version);

/** Who recorded a mark, and who changed it last. */
const toAuthorsText = (mark: PacketMark, timeZone: string): string => {
  const changed = toLastChangedText(mark, timeZone);
  const recorded = toRecordedText(mark, timeZone);
  return changed === undefined ? recorded : `${recorded}; ${lastChangedByText.toLowerCase()} ${changed}`;
};

const toHead = (content: UnsignedPacket, code: string): string[] => {
  const { centre, student, period, made } = content;
  return [
    `${centre.name}: classes ${content.money === null ? '' : 'and payments '}of ${student.name}`,
    toWholePeriodText(period),
    `Made on ${formatPacketInstant(made.at, centre.time_zone)} by ${made.by_name}. Times are in the time zone ${centre.time_zone}.`,
    `Verification code: ${code}`,
    '',
    ...toPacketSumLines(content).map(({ sign, label, classes }) => `${sign || ' '} ${classes}  ${label}`),
    ...toPacketRemarks(content),
    ...(content.money === null ? [] : ['', ...toMoneyHead(content)]),
  ];
};

const toMoneyHead = (content: UnsignedPacket): string[] => [
  ...toPacketMoneyLines(content).map(
    ({ sign, label, cents }) => `${sign || ' '} ${formatPacketCents(cents, content)}  ${label}`,
  ),
  ...toPacketMoneyRemarks(content),
];

const toFoot = (content: UnsignedPacket, key: string): string[] => [
  ...(content.policy === null ? [] : ['', packetRulesText.toUpperCase(), ...content.policy]),
  '',
  'PROOF',
  toSealText(content),
  toPrivateNotesText(content),
  `Last event ${content.last.version}, hash ${content.last.hash}.`,
  ...(content.seal === null ? [] : [`Seal ${content.seal.events}:${content.seal.root}`]),
  `Key of the center: ${key}`,
  '',
];
