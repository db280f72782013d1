/** The sentences of a packet. The screen, the text file, the operator’s command and the page that checks packets share them. */
import { toAttendedText, toClassSumLines } from './class-sum.ts';
import { toLateCancellationText, toLateRuleText } from './late-cancellation-text.ts';
import type { PacketContent, PacketMark, PacketRow } from './packets.ts';
import { countClasses, listReasonDetails } from './reason-words.ts';

const civil = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 21, 2026`; a text that is no day is returned as it is. */
export const formatPacketDay = (day: string): string => {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? day : civil.format(noon);
};

/** By time zone. A packet may have thousands of instants, and to make a format takes much longer than to use it. */
const instantFormats = new Map<string, Intl.DateTimeFormat>();

/** `Nov 21, 2026, 3:40 PM` in the centre's time zone. */
export const formatPacketInstant = (instant: string, timeZone: string): string => {
  const time =
    instantFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  instantFormats.set(timeZone, time);
  return time.format(new Date(instant)).replace(/\s(?=[AP]M$)/, '\u00a0');
};

/** `4,269 events` */
export const formatEventCount = (events: number): string =>
  `${events.toLocaleString('en-US')} ${events === 1 ? 'event' : 'events'}`;

const DAY_MS = 86_400_000;
/** The last day of a packet's period, whose `to` is the day after it; a text that is no day is returned as it is. */
export const findLastDay = ({ to }: PacketContent['period']): string => {
  const end = Date.parse(`${to}T00:00:00Z`);
  return Number.isNaN(end) ? to : new Date(end - DAY_MS).toISOString().slice(0, 10);
};

export const toPacketPeriodText = (period: PacketContent['period']): string =>
  `${formatPacketDay(period.from)} to ${formatPacketDay(findLastDay(period))}`;
export const toWholePeriodText = (period: PacketContent['period']): string =>
  `${toPacketPeriodText(period)}, both days included`;

/** `+10`, `−1` or `0`, with the minus sign U+2212. */
export const formatChange = (change: number): string =>
  change < 0 ? `−${-change}` : change === 0 ? '0' : `+${change}`;

const markTexts: Record<Exclude<PacketRow['what'], null>, string> = {
  marked: 'Marked absent',
  corrected: 'Corrected',
  moved: 'Moved to this day',
  noted: 'Note changed',
  voided: 'Mark voided: it should never have been made',
};

/** The fields of a row that say what happened. */
type EventFields = Pick<
  PacketRow,
  'source' | 'what' | 'classes_changed' | 'applied_remaining' | 'status' | 'charge' | 'from_date'
> & {
  late_cancellation_hours?: number | null | undefined;
  /** Whether the row gives back the class of a mark that was removed. */
  voided: boolean;
};

/** What a row says happened, without its texts. */
export const toEventText = ({
  source,
  what,
  classes_changed,
  applied_remaining,
  status,
  charge,
  late_cancellation_hours: late,
  from_date,
  voided,
}: EventFields): string => {
  const lateRule = late ? ` (${toLateRuleText(late)})` : '';
  const classes = countClasses(Math.abs(classes_changed));
  const adds = classes_changed > 0;
  switch (source) {
    case null:
      if (what === 'marked' && status === 'present') return 'Marked present';
      if (what === 'moved' && from_date) return `Moved from ${formatPacketDay(from_date)}`;
      if (what === 'corrected')
        return `Corrected to ${status}${charge === 'none' ? '' : ', its class stays taken'}${lateRule}`;
      return what === null ? '' : markTexts[what];
    case 'opening':
      return `Enrolled with ${classes}`;
    case 'manual':
      return `${adds ? 'Added' : 'Removed'} ${classes}`;
    case 'attendance':
      if (late) return toLateCancellationText(late, applied_remaining === 0);
      return applied_remaining === 0 ? 'Attended with no classes left: uncovered' : 'Attended class';
    case 'reversal':
      return `${voided ? 'Class given back because the mark was removed' : 'Given back'}${lateRule}`;
    case 'waiting':
      return `Waiting classes ${adds ? 'applied' : 'withdrawn'}: ${Math.abs(classes_changed)}`;
    case 'settlement':
      return `Uncovered class settled${lateRule}`;
    case 'purchase-reversal':
      return `Purchase of ${classes} reversed`;
    case 'import':
      return `${classes} ${adds ? 'brought over' : 'taken off'} from the former records`;
  }
};

/** How a row and a correction belong together, in words; empty for most rows. */
export const toCorrectionTexts = ({
  corrects,
  corrected_by,
}: Pick<PacketRow, 'corrects' | 'corrected_by'>): string[] => [
  ...(corrects === null ? [] : [`Corrects entry ${corrects}.`]),
  ...(corrected_by === null ? [] : [`Corrected later by entry ${corrected_by}.`]),
];

/** The code and the money of a row that changed a balance. */
const toDetailsTexts = (
  { code = null, amount_cents = null, paid_on = null, receipt = null, ...row }: PacketRow,
  currency: string,
) => {
  if (row.source === null) return [];
  const { reason, classes_changed } = row;
  const money = { code, reason, amount_cents, paid_on, receipt, classes_changed };
  const details = listReasonDetails(money, formatPacketDay, currency);
  return details.length === 0 ? [] : [`${details.join(', ')}.`];
};

/** The versions of the events of a packet that removed a mark. Its rows do not tell them from corrections. */
export const findVoidedVersions = (
  events: readonly { readonly version: number; readonly type: string }[],
): ReadonlySet<number> =>
  new Set(events.flatMap(({ version, type }) => (type === 'AttendanceVoided' ? [version] : [])));

/** Sentences of which what a tutor typed may end without a full stop. */
export const joinSentences = (parts: readonly string[]): string =>
  parts.map((part, at) => (at < parts.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part)).join(' ');

interface RowWords {
  /** The versions of the rows that removed a mark. */
  readonly voided: ReadonlySet<number>;
  readonly currency: string;
}

/** A row as one sentence, with what its number does not show. */
export const toPacketRowText = (row: PacketRow, { voided, currency }: RowWords): string => {
  const { source, classes_changed, applied_remaining, reason, note } = row;
  const left = Math.abs(classes_changed) - Math.abs(applied_remaining);
  const waits = source !== 'attendance' && source !== 'waiting' && left !== 0;
  return joinSentences([
    `${toEventText({ ...row, voided: voided.has(row.version) })}${waits ? ` (${Math.abs(applied_remaining)} applied, ${Math.abs(left)} not)` : ''}.`,
    ...(reason === null ? [] : [`Reason: ${reason}`]),
    ...toDetailsTexts(row, currency),
    ...(note === null ? [] : [`Note: ${note}`]),
    ...toCorrectionTexts(row),
  ]);
};

/** The lines of the sum, each with its sign. */
export const toPacketSumLines = ({ totals, period }: Pick<PacketContent, 'totals' | 'period'>) =>
  toClassSumLines(totals, {
    opening: `At the start of ${formatPacketDay(period.from)}`,
    closing: `Left at the end of ${formatPacketDay(findLastDay(period))}`,
  });

/** The classes left after each row of a packet, in the order of its list; null beside a mark that changed no balance. */
export const listPacketBalances = ({ totals, rows }: Pick<PacketContent, 'totals' | 'rows'>): (number | null)[] => {
  let left = totals.opening;
  return rows.map(({ source, applied_remaining }) => {
    left += applied_remaining;
    return source === null ? null : left;
  });
};

/** What the sum does not show or leaves out. */
export const toPacketRemarks = ({ attended, waiting, uncovered, totals, rows }: PacketContent): string[] => [
  toAttendedText(attended),
  waiting === 0
    ? 'No classes were waiting.'
    : `${countClasses(waiting)} ${waiting === 1 ? 'was' : 'were'} waiting at the end.`,
  uncovered === 0
    ? 'No class was uncovered.'
    : `${countClasses(uncovered)} could not be taken because none ${uncovered === 1 ? 'was' : 'were'} left, so not in this sum.`,
  ...(listPacketBalances({ totals, rows }).some((left) => left !== null && left < 0)
    ? ['Where fewer than 0 classes were left, a class was taken before classes were added.']
    : []),
];

export const toMarkText = ({
  status,
  charge,
  late_cancellation_hours: late,
}: Pick<PacketMark, 'status' | 'charge' | 'late_cancellation_hours'>): string => {
  if (late) return toLateCancellationText(late, charge === 'uncovered');
  if (status === 'absent') return 'Absent, no class taken';
  return charge === 'uncovered' ? 'Present, uncovered' : 'Present, one class taken';
};

/** The head of the rules in a packet, and the name of who changed a mark last. */
export const packetRulesText = 'Rules in force';
export const lastChangedByText = 'Last changed by';

/** Who changed a mark last, and when; undefined if nobody did. */
export const toLastChangedText = (
  { changed_by_name, changed_at }: Pick<PacketMark, 'changed_by_name' | 'changed_at'>,
  timeZone: string,
): string | undefined =>
  changed_at === null ? undefined : `${changed_by_name}, ${formatPacketInstant(changed_at, timeZone)}`;

/** Who recorded a row or mark, and when. */
export const toRecordedText = (
  { recorded_by_name, recorded_at }: Pick<PacketRow, 'recorded_by_name' | 'recorded_at'>,
  timeZone: string,
): string => `${recorded_by_name}, ${formatPacketInstant(recorded_at, timeZone)}`;

/** What a reader of the file can see of private notes. */
export const toPrivateNotesText = ({ format }: Pick<PacketContent, 'format'>): string =>
  format === 'rollbook-packet-5'
    ? 'Tutors’ private notes are in the file too, encrypted. Only the center can read them.'
    : 'The file holds no private notes of tutors, and nothing in it shows whether there are any.';

/** The numbers of the entries of a packet. What an event did to classes and to money is one entry. */
export const listPacketVersions = ({ rows, money_rows }: Pick<PacketContent, 'rows' | 'money_rows'>): number[] => [
  ...new Set([...rows, ...money_rows].map(({ version }) => version)),
];

/** What the seal of a packet proves about its entries. */
export const toSealText = (content: PacketContent): string => {
  const { seal, rows, money_rows, centre } = content;
  if (seal === null)
    return 'The record had no seal yet, so nothing proves these entries but the signature of the center.';
  const count = listPacketVersions(content).length;
  const newer = listPacketVersions({
    rows: rows.filter(({ sealed }) => !sealed),
    money_rows: money_rows.filter(({ sealed }) => !sealed),
  }).length;
  const of = `the seal of ${formatPacketInstant(seal.sealedAt, centre.time_zone)} over ${formatEventCount(seal.events)}`;
  if (newer === 0) return `Every entry is proven by ${of}.`;
  return `${count - newer} entries are proven by ${of}. ${newer} are newer than this seal: only the signature of the center proves them.`;
};
