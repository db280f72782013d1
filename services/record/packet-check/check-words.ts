/** What a check found, in the words of the page and of the operator’s command. */
import { formatPacketDay, formatPacketInstant, toPacketPeriodText } from '#contracts/packet-words.ts';
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
};

const toWords = (name: string): string =>
  name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A field in words, such as `Entry 7 of Nov 4, 2026: reason`, by the packet that was checked. */
const nameField = (path: string, { rows, attendance }: PacketFile): string => {
  const [part = '', at = '', ...rest] = path.split('.');
  const field = rest.map(toWords).join(' ');
  const of = (whole: string) => (field === '' ? whole : `${whole}: ${field}`);
  const row = part === 'rows' ? rows[Number(at)] : undefined;
  if (row) return of(`Entry ${row.version} of ${formatPacketDay(String(row.effective_on))}`);
  const mark = part === 'attendance' ? attendance?.[Number(at)] : undefined;
  if (mark) return of(`Attendance of ${formatPacketDay(String(mark.date))}`);
  const name = (Object.hasOwn(parts, part) && parts[part]) || toWords(part);
  if (at === '') return name;
  return /^\d+$/.test(at) ? of(`${name}, number ${Number(at) + 1}`) : [`${name}: ${toWords(at)}`, ...rest].join(' ');
};

export const toVerdictText = ({ faults }: Pick<PacketCheck, 'faults'>): string =>
  faults.length === 0
    ? 'Nothing was changed since this packet was signed. Compare the key below to see that the center signed it.'
    : 'The packet was changed after it was signed, or the center’s record now says something else. Do not rely on it.';

/** Each fault with the name of its field. A field is named once. */
export const listFaultTexts = ({ faults, packet }: PacketCheck): { name: string; what: string }[] => {
  const firstOfField = new Map<string, PacketFault>();
  for (const fault of faults) if (!firstOfField.has(fault.path)) firstOfField.set(fault.path, fault);
  return [...firstOfField.values()].map(({ path, what }) => ({ name: nameField(path, packet), what }));
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
