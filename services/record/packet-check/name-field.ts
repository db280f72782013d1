import { formatPacketDay } from '#contracts/packet-words.ts';
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
export const nameField = (path: string, { rows, attendance }: PacketFile): string => {
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
