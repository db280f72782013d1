/** Reads the students of a file, with what is wrong in each row by itself. Runs in a worker thread. */
import { groupName } from '#contracts/groups.ts';
import { emailAddress, personName, text } from '#contracts/primitives.ts';
import type { ImportMapping } from '#contracts/student-import.ts';
import type { DateOrder, ImportField } from '#events/values/enum-values.ts';
import { foldText } from '#events/values/fold-text.ts';
import {
  CLASSES_PER_REQUEST_MAX,
  GROUP_NAME_LENGTH_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_LINES_MAX,
  REASON_LENGTH_MAX,
} from '#events/values/limits.ts';
import { plans } from '#events/values/plans.ts';
import { isHeader, matchColumns } from './match-columns.ts';
import { type DateReading, hasOtherOrder, isAmbiguous, readDay, recognizeDateOrder } from './read-dates.ts';
import { type FileTable, readTable } from './read-table.ts';

/** What a row says of a student. Fields that cannot be read are empty, and `errors` says why. */
export interface StudentLine {
  /** Number of the row in the file. */
  readonly row: number;
  /** The row as it came, for the file of the refused rows. */
  readonly cells: readonly string[];
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly group: string | null;
  readonly left: number;
  readonly total: number;
  /** Id of a plan on sale. */
  readonly plan: string | null;
  readonly note: string | null;
  /** The day for which the classes are counted. */
  readonly as_of: string;
  /** The address of the family to invite, in lower case. */
  readonly family_email: string | null;
  /** Why no student can be made of the row. */
  readonly errors: readonly string[];
  /** What should be looked at before a student is made of it. */
  readonly warnings: readonly string[];
}

export interface StudentFile extends Pick<FileTable, 'encoding' | 'separator'> {
  readonly columns: readonly { readonly title: string; readonly sample: string }[];
  readonly mapping: ImportMapping;
  /** Null if the file has no days whose order matters. */
  readonly dates: DateReading | null;
  readonly lines: readonly StudentLine[];
}

export interface StudentFileRequest {
  readonly bytes: Uint8Array;
  /** The columns that the tutor chose, in place of those that the header names. */
  readonly mapping?: ImportMapping | undefined;
  /** The order of days that the tutor chose, in place of the one that the file shows. */
  readonly dateOrder?: DateOrder | undefined;
  readonly classesMax: number;
  /** The civil date at the centre. */
  readonly today: string;
}

/** Why a file is refused as a whole. */
export type StudentFileRefusal = 'file-unreadable' | 'file-empty' | 'file-too-long';

export const readStudentFile = ({
  bytes,
  mapping: chosen,
  dateOrder,
  classesMax,
  today,
}: StudentFileRequest): StudentFile | StudentFileRefusal => {
  const table = readTable(bytes);
  if (!table) return 'file-unreadable';
  const [first] = table.rows;
  if (!first) return 'file-empty';
  const hasHeader = isHeader(first.cells);
  const rows = hasHeader ? table.rows.slice(1) : table.rows;
  if (rows.length === 0) return 'file-empty';
  if (rows.length > IMPORT_LINES_MAX) return 'file-too-long';
  const width = Math.min(Math.max(...table.rows.map(({ cells }) => cells.length)), IMPORT_COLUMNS_MAX);
  const mapping = dropMissing(chosen ?? matchColumns(first.cells), width);
  const columns = Array.from({ length: width }, (_, at) => ({
    title: (hasHeader && first.cells[at]) || `Column ${at + 1}`,
    sample: rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, SAMPLE_LENGTH) ?? '',
  }));
  const readCell = (cells: readonly string[], field: ImportField): string =>
    cells[mapping[field] ?? width]?.replaceAll(BLANKS, ' ').trim() ?? '';
  const dates = recognizeDateOrder(
    rows.map(({ cells }) => readCell(cells, 'as_of')),
    dateOrder,
  );
  const lines = rows.map(({ row, cells }) => ({
    ...{ row, cells },
    ...toLine((field) => readCell(cells, field), { classesMax, today, dates }),
  }));
  const { encoding, separator } = table;
  return { encoding, separator, columns, mapping, dates: dates ?? null, lines: markRepeated(lines) };
};

const SAMPLE_LENGTH = 40;
/** Spreadsheets write blanks that are none of the keyboard, and a name may be in two lines of a cell. */
const BLANKS = /\s+/g;

const dropMissing = (mapping: ImportMapping, width: number): ImportMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== undefined && column < width));

/** The `errors` and `warnings` of a line, to which its parts add. */
interface Findings {
  readonly errors: string[];
  readonly warnings: string[];
}
type Read = (field: ImportField) => string;
interface LineRules extends Pick<StudentFileRequest, 'classesMax' | 'today'> {
  readonly dates: DateReading | undefined;
}

const fieldNames: Readonly<Record<ImportField, string>> = {
  name: 'name',
  last_name: 'last name',
  email: 'email',
  group: 'group',
  left: 'number of classes left',
  total: 'total',
  plan: 'plan',
  as_of: 'date',
  family_email: 'family email',
  note: 'note',
};

const toLine = (read: Read, rules: LineRules): Omit<StudentLine, 'row' | 'cells'> => {
  const errors: string[] = [];
  const warnings: string[] = [];
  const [name, email, group, note] = [
    [read('name'), read('last_name')].join(' ').trim(),
    read('email'),
    read('group'),
    read('note'),
  ];
  const common = { name, email: email.toLowerCase(), group: group || null, note: note || null, errors, warnings };
  const noClasses = { left: 0, total: 0, plan: null, as_of: rules.today, family_email: null };
  if (isTotalsRow(name, email)) {
    errors.push('This looks like a row of totals, not like a student.');
    return { ...common, ...noClasses };
  }
  const formulas = (Object.keys(fieldNames) as ImportField[]).filter((field) => read(field).startsWith('='));
  for (const field of formulas)
    errors.push(`The ${fieldNames[field]} is a formula: ${quote(read(field))}. Save the file with values.`);
  if (formulas.length > 0) return { ...common, ...noClasses };
  errors.push(...checkPerson(name, email));
  if (group !== '' && !groupName.safeParse(group).success)
    errors.push(
      group.length > GROUP_NAME_LENGTH_MAX
        ? `The name of the group has more than ${GROUP_NAME_LENGTH_MAX} characters: ${quote(group)}.`
        : `A group cannot have the name ${quote(group)}.`,
    );
  if (!text(REASON_LENGTH_MAX).safeParse(note).success)
    errors.push(`The note has more than ${REASON_LENGTH_MAX} characters.`);
  const family = emailAddress.safeParse(read('family_email')).data ?? null;
  if (family === null && read('family_email') !== '')
    warnings.push(`${quote(read('family_email'))} is not an email address. The family is not invited.`);
  const plan = findPlanId(read('plan'));
  if (plan === undefined)
    warnings.push(`No plan here is called ${quote(read('plan'))}. The student is made without it.`);
  return {
    ...common,
    plan: plan ?? null,
    ...toBalance(read, rules, { errors, warnings }),
    family_email: family,
    as_of: toDay(read('as_of'), rules, { errors, warnings }),
  };
};

const quote = (cell: string): string => `“${cell.length > SAMPLE_LENGTH ? `${cell.slice(0, SAMPLE_LENGTH)}…` : cell}”`;

const totalWords = new Set(['total', 'totals', 'sum', 'grand total', 'subtotal', 'average', 'count']);
const isTotalsRow = (name: string, email: string): boolean =>
  !email.includes('@') && totalWords.has(foldText(name || email).replace(/:$/, ''));

const checkPerson = (name: string, email: string): string[] => {
  const named = personName.safeParse(name);
  const problems = named.success ? [] : [name === '' ? 'There is no name.' : (named.error.issues[0]?.message ?? '')];
  if (email === '') return [...problems, 'There is no email address. Every student signs in with one.'];
  return emailAddress.safeParse(email).success ? problems : [...problems, `${quote(email)} is not an email address.`];
};

/** Null for none; undefined for one that is not on sale. */
const findPlanId = (cell: string): string | null | undefined => {
  if (cell === '') return null;
  const named = foldText(cell);
  return plans.find(({ id, name }) => [id, foldText(name), `${foldText(name)} plan`].includes(named))?.id;
};

/** A number of classes; undefined for an empty cell, and a sentence for what is no number of classes. */
const readCount = (cell: string, of: string): number | string | undefined => {
  if (cell === '') return undefined;
  // Three digits after a comma or point may be thousands: `1,000` is not read as 1.
  if (!/^[-−]?\d+(?:[.,]\d{1,2})?$/.test(cell)) return `The ${of} is not a number: ${quote(cell)}.`;
  const count = Number(cell.replace(',', '.').replace('−', '-'));
  if (!Number.isInteger(count)) return `The ${of} is not a whole number: ${quote(cell)}.`;
  if (count < 0) return `The ${of} is below 0: ${quote(cell)}.`;
  return count > CLASSES_PER_REQUEST_MAX ? `The ${of} is over ${CLASSES_PER_REQUEST_MAX}: ${quote(cell)}.` : count;
};

const toBalance = (read: Read, { classesMax }: LineRules, { errors, warnings }: Findings) => {
  const counts = { left: readCount(read('left'), fieldNames.left), total: readCount(read('total'), fieldNames.total) };
  errors.push(...Object.values(counts).filter((count) => typeof count === 'string'));
  if (typeof counts.left === 'string' || typeof counts.total === 'string') return { left: 0, total: 0 };
  if (counts.left === undefined && counts.total) errors.push('There is a total, but no number of classes left.');
  const { left = 0, total = left } = counts;
  if (left > total) errors.push(`${left} classes are left, but the total is only ${total}.`);
  else if (left > classesMax)
    warnings.push(
      `${left} classes left are over the limit of ${classesMax}: ${classesMax} are recorded, and ${left - classesMax} ${left - classesMax === 1 ? 'waits' : 'wait'}.`,
    );
  else if (total > classesMax)
    warnings.push(`The total of ${total} is over the limit: the center counts at most ${classesMax}.`);
  return { left, total };
};

const orderWords: Readonly<Record<DateOrder, string>> = { 'month-first': 'month first', 'day-first': 'day first' };
const orderExamples: Readonly<Record<DateOrder, string>> = { 'month-first': '11/22/2026', 'day-first': '22/11/2026' };
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const toDay = (cell: string, { today, dates }: LineRules, { errors, warnings }: Findings): string => {
  if (cell === '') return today;
  const order = dates?.order ?? 'month-first';
  const day = readDay(cell, order);
  if (day === undefined)
    errors.push(
      hasOtherOrder(cell, order)
        ? `${quote(cell)} is not a date with the ${orderWords[order]}, as the dates of this file are read.`
        : `${quote(cell)} is not a date. Write the ${orderWords[order]}, like ${orderExamples[order]}.`,
    );
  else if (day > today) errors.push(`The date ${quote(cell)} is in the future.`);
  else {
    if (dates?.mixed && isAmbiguous(cell))
      warnings.push(
        `${quote(cell)} is read as ${dayFormat.format(new Date(day))}, but this file has dates in both orders.`,
      );
    return day;
  }
  return today;
};

/** Refuses the second row of one address, and warns of the second row of one name. */
const markRepeated = (lines: readonly StudentLine[]): StudentLine[] => {
  const emails = new Map<string, number>();
  const names = new Map<string, number>();
  return lines.map((line) => {
    if (line.errors.length > 0) return line;
    const [email, name] = [emails.get(line.email), names.get(foldText(line.name))];
    if (email !== undefined) return { ...line, errors: [`Row ${email} has the same email address.`] };
    emails.set(line.email, line.row);
    if (name !== undefined) return { ...line, warnings: [...line.warnings, `Row ${name} has the same name.`] };
    names.set(foldText(line.name), line.row);
    return line;
  });
};
