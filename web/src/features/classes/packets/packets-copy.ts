/** Texts of packets: a student’s classes and payments of a period, frozen and proven, for a question about a bill. */
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { toMoneyAmountText, toMoneyEntryText, toReasonPhrase } from '#contracts/money-words.ts';
import { formatEventCount, lastChangedByText, packetRulesText } from '#contracts/packet-words.ts';
import type { PacketResponse } from '#contracts/packets.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { formatSignedCount, toHistoryRowText } from '../../../copy/class-history.ts';
import { formatDateTime, formatWeekdayAndDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const packetsTexts = {
  title: 'Packets',
  description:
    'A packet is a student’s classes and payments of a period as they were known at a moment, signed by the center. It never changes again, and anybody can check it.',
  loading: 'Loading the packets...',
  loadingFailed: 'Error loading the packets',
  empty: 'No packets yet',
  emptyText: 'Open the statement of a student and choose Packets to make one.',
  emptyOfStudent: 'No packets about this student yet',
  emptyForTutorText: 'The owner of the center makes them.',
  emptyForStudentText:
    'The owner of the center makes them. To ask for one, choose “Something wrong?” in the class history.',
  student: 'Student',
  period: 'Period',
  made: 'Made',
  code: 'Verification code',
  since: 'Since then',
  all: 'All packets',
  checkLink: 'Check a packet',
  back: 'Back to the statement',
  backToList: 'Back to the packets',
} as const;

export const makePacketTexts = {
  heading: 'Make a packet',
  from: 'First day',
  to: 'Last day',
  toHint: 'Included',
  contents: 'What it holds besides the entries and the sum',
  texts: 'Reasons, notes, and numbers of receipts and payments, in words',
  attendance: 'The attendance of each day as a list',
  policy: 'The rules in force',
  seal: 'Seal the record first, so that every entry is proven',
  sealHint: 'Otherwise entries that are newer than the last seal are proven by the signature alone.',
  make: 'Make the packet',
  making: 'Making the packet...',
  failed: 'The packet was not made',
  made: 'Packet made',
} as const;

export const packetTexts = {
  title: 'Packet',
  loading: 'Loading the packet...',
  loadingFailed: 'Error loading the packet',
  print: 'Print or save as PDF',
  json: 'File to check (JSON)',
  csv: 'CSV',
  text: 'Plain text',
  checker: 'Checking page',
  files: 'Files of this packet',
  rows: 'Entries',
  rowsEmpty: 'There are no entries in this period.',
  entry: 'No.',
  day: 'Day',
  event: 'What happened',
  recorded: 'Recorded by',
  change: 'Change',
  left: 'Left after',
  money: 'Money',
  moneyLabel: 'Money of the period',
  moneyEmpty: 'There are no entries of money in this period.',
  owed: 'Owed after',
  newer: 'Newer than the seal.',
  attendance: 'Attendance',
  attendanceEmpty: 'No attendance was recorded in this period.',
  status: 'Attendance',
  changed: lastChangedByText,
  neverChanged: 'Never changed',
  policy: packetRulesText,
  proof: 'How to check this packet',
  code: 'Verification code',
  key: 'Key of the center',
  lastEvent: 'Last event',
  seal: 'Seal',
  how: 'Open the checking page, which works without a connection, and drop the JSON file of this packet on it. It names every field that was changed. Compare the code and the key that it shows with the two above.',
  sinceHeading: 'Recorded since',
  sinceNone: 'Nothing was recorded for this student since the packet was made.',
} as const;

export const toChangesText = (changes: number): string =>
  changes === 0 ? 'No changes' : `${formatCount(changes, 'change')} since`;

/** What was recorded since, newest first. What an event did to classes and to money is one line. */
export const listSinceTexts = ({ since: { rows, money } }: PacketResponse): { id: string; text: string }[] => {
  const inRows = new Set(rows.map(({ id }) => id));
  const entries = money.filter(({ id }) => !inRows.has(id));
  return [
    ...rows.map((row) => ({ id: row.id, version: row.version, text: toRowSinceText(row) })),
    ...entries.map((entry) => ({
      ...{ id: entry.id, version: entry.version },
      text: `${formatWeekdayAndDate(entry.effective_on)}: ${toMoneyRowText(entry)} (${toMoneyAmountText(entry)})`,
    })),
  ].sort((one, other) => other.version - one.version);
};

const toRowSinceText = (row: ClassHistoryEntry): string => {
  const isChange = row.kind === 'transaction' && row.applied_remaining !== 0;
  return `${toHistoryRowText(row)}${row.reason ? `: ${row.reason}` : ''}${isChange ? ` (${formatSignedCount(row.applied_remaining)})` : ''}`;
};

const toMoneyRowText = (entry: MoneyEntry): string => `${toMoneyEntryText(entry, {})}${toReasonPhrase(entry)}`;

export const toSinceText = (count: number, listed: number): string =>
  listed < count
    ? `${toChangesText(count)}. The newest ${listed} are listed.`
    : `${toChangesText(count)}. Not part of the packet.`;

/** What the newest seal says about the seal of a packet; undefined when they were not compared. */
export const toConsistencyText = (
  { consistency }: PacketResponse,
  timeZone: string,
): { tone: 'good' | 'danger'; text: string } | undefined => {
  if (consistency === null) return undefined;
  const { outcome, newest } = consistency;
  const of = `of ${formatDateTime(newest.sealedAt, timeZone)} over ${formatEventCount(newest.events)}`;
  switch (outcome) {
    case 'same':
      return { tone: 'good', text: `Nothing newer has been sealed since this packet was made (seal ${of}).` };
    case 'extends':
      return {
        tone: 'good',
        text: `The newest seal, ${of}, is proven to extend the seal of this packet: the record only grew.`,
      };
    case 'not-extended':
      return {
        tone: 'danger',
        text: `The newest seal, ${of}, does not extend the seal of this packet. The record was changed or restored from a backup: check it.`,
      };
  }
};

/** Before the day of an entry on a narrow screen. */
export const toEntryNumberText = (version: number): string => `No. ${version} · `;
/** Below the amount of an entry on a narrow screen. */
export const toOwedAfterText = (owed: string): string => `owed ${owed}`;
/** `The key of the center is published at rollbook.example/record-key.` */
export const toKeyPageText = (host: string): string =>
  `The key of the center is published at ${host}${publicPagePaths['record-key']}.`;
export const toPacketFooterText = (name: string, code: string): string => `${name} · packet ${code}`;
export const toPacketMadeText = (time: string, name: string, timeZone: string): string =>
  `Made on ${time} by ${name}. All times are in the time zone ${timeZone.replaceAll('_', ' ')}.`;
