/** What a check found, in the words of the page and of the operator’s command. */
import { formatPacketDay, formatPacketInstant, toPacketPeriodText } from '#contracts/packet-words.ts';
import { formatCents } from '#contracts/reason-words.ts';
import type { PacketCheck } from './check-packet.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';

const parts: Readonly<Record<string, string>> = {
  file: 'File',
  rows: 'Entries',
  totals: 'Sum',
  attendance: 'Attendance',
  student: 'Student',
  centre: 'Center',
  period: 'Period',
  contents: 'Choice of contents',
  made: 'How the packet was made',
  last: 'End of the history',
  policy: 'Policy',
  seal: 'Seal',
  events: 'Recorded events',
  digests: 'Signed list',
  signature: 'Signature',
  code: 'Verification code',
  waiting: 'Waiting classes',
  uncovered: 'Uncovered classes',
};

/** The fields of an entry, of a day of attendance and of the sum. */
const fields: Readonly<Record<string, string>> = {
  version: 'number',
  effective_on: 'day of class',
  date: 'day of class',
  from_date: 'the day that it was moved from',
  recorded_at: 'time of recording',
  recorded_by: 'who recorded it',
  recorded_by_name: 'name of who recorded it',
  changed_at: 'time of the last change',
  changed_by_version: 'number of the last change',
  changed_by_name: 'name of who changed it',
  source: 'what changed the balance',
  what: 'what happened to the mark',
  classes_changed: 'classes asked for',
  applied_remaining: 'change',
  applied_total: 'change of the total',
  remaining_after: 'left when it was recorded',
  total_after: 'total when it was recorded',
  status: 'attendance',
  charge: 'class taken',
  corrects: 'the entry that it corrects',
  corrected_by: 'the entry that corrects it',
  code: 'kind of reason',
  amount_cents: 'amount',
  paid_on: 'day of payment',
  receipt: 'receipt number',
  sealed: 'whether the seal covers it',
  opening: 'at the start',
  closing: 'left at the end',
};

const toWords = (name: string): string => (Object.hasOwn(fields, name) ? String(fields[name]) : toLowerWords(name));
const toLowerWords = (name: string): string =>
  name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A field in words, such as `Entry 7 of Nov 4, 2026: reason`, by the packet that was checked. */
const nameField = (path: string, { rows, attendance }: PacketFile): string => {
  const [part = '', at = '', ...rest] = path.split('.');
  const field = rest.map(toWords).join(' ');
  const of = (whole: string) => (field === '' ? whole : `${whole}: ${field}`);
  if (part === 'rows' && at === 'missing') return `Entry ${field}`;
  const row = part === 'rows' ? rows[Number(at)] : undefined;
  if (row) return of(`Entry ${row.version} of ${formatPacketDay(String(row.effective_on))}`);
  const mark = part === 'attendance' ? attendance?.[Number(at)] : undefined;
  if (mark) return of(`Attendance of ${formatPacketDay(String(mark.date))}`);
  const name = (Object.hasOwn(parts, part) && parts[part]) || toLowerWords(part);
  if (at === '') return name;
  return /^\d+$/.test(at) ? of(`${name}, number ${Number(at) + 1}`) : [`${name}: ${toWords(at)}`, ...rest].join(' ');
};

export const toVerdictText = ({ faults }: Pick<PacketCheck, 'faults'>): string =>
  faults.length === 0
    ? 'Nothing was changed since this packet was signed. Compare the key below to see that the center signed it.'
    : 'The packet was changed after it was signed, or the center’s record now says something else. Do not rely on it.';

/** Of a text that somebody put into a field, in letters. */
const SHOWN_LENGTH_MAX = 200;
const civilDate = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as people write it. */
const toValueText = (path: string, value: unknown, timeZone: string): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && path.endsWith('.amount_cents')) return formatCents(value);
  if (typeof value === 'object') return JSON.stringify(value).slice(0, SHOWN_LENGTH_MAX);
  const text = String(value).slice(0, SHOWN_LENGTH_MAX);
  if (civilDate.test(text)) return formatPacketDay(text);
  if (!instant.test(text)) return text;
  try {
    return formatPacketInstant(text, timeZone);
  } catch {
    // A changed file may hold a time or a time zone that does not exist.
    return text;
  }
};

/** `Sealed: Nov 24, 2026. In this file: Nov 25, 2026.` */
const toValuesText = ({ path, values }: PacketFault, timeZone: string): string | undefined => {
  if (values === undefined) return undefined;
  const toText = (value: unknown) => toValueText(path, value, timeZone);
  return ` ${values.isSealed ? 'Sealed' : 'In the record'}: ${toText(values.proven)}. In this file: ${toText(values.shown)}.`;
};

/** Of a file that was changed in many fields, as many are named as a person reads. */
const NAMED_FAULTS_MAX = 50;

/** Each fault with the name of its field. A field is named once. */
export const listFaultTexts = ({ faults, packet }: PacketCheck): { name: string; what: string }[] => {
  const byField = Map.groupBy(faults, ({ path }) => path);
  const named = [...byField].slice(0, NAMED_FAULTS_MAX).map(([path, ofField]) => {
    const proven = ofField.find(({ values }) => values !== undefined);
    const values = proven && toValuesText(proven, packet.centre?.time_zone);
    return { name: nameField(path, packet), what: `${ofField[0]?.what}${values ?? ''}` };
  });
  const others = byField.size - named.length;
  return others === 0 ? named : [...named, { name: 'And more', what: `${others} other fields do not match either.` }];
};

/** What is proven, and by what, in sentences. Only for a packet without faults. */
export const listProofTexts = ({ packet, sealed }: PacketCheck): string[] => {
  const { rows, seal, centre, events, period } = packet;
  const outside = rows.filter(({ version }) => !sealed.has(version));
  const inSeal = rows.length - outside.length;
  const older = outside.filter(({ recorded_at }) => seal !== null && recorded_at < seal.sealedAt).length;
  const sealName =
    seal && `the seal of ${formatPacketInstant(seal.sealedAt, centre.time_zone)} over ${seal.events} events`;
  return [
    `The balances add up from all ${events.length} events of the history, which has no gap.`,
    `Every entry of ${toPacketPeriodText(period)} is listed.`,
    ...(sealName && inSeal > 0
      ? [`${inSeal} of ${rows.length} entries are proven to be in ${sealName}: nobody changed them since.`]
      : []),
    ...(outside.length > 0
      ? [
          `${outside.length} of ${rows.length} entries are not in the seal of this packet. Only the signature of the center proves them.`,
        ]
      : []),
    ...(older > 0
      ? [`${older} of them ${older === 1 ? 'was' : 'were'} recorded before the seal: ask the center why it lacks them.`]
      : []),
    'Names of people and the policy are signed by the center, but are not part of the seal.',
  ];
};
