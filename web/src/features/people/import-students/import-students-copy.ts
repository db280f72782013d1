/** Texts of the page that imports students from a file. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentImportPreview, StudentImportRow } from '#contracts/student-import.ts';
import type { DateOrder, ImportField } from '#events/values/enum-values.ts';
import { FAMILY_INVITATIONS_A_DAY } from '#events/values/limits.ts';
import { toStudentCountText } from '../../../copy/counts.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

function toKeptGroupsText(names: readonly string[]): string {
  return `Groups that are kept, because others are in them or they were changed: ${joinWords(names.map(isolateBidi))}.`;
}

export const importTexts = {
  description: 'Bring students over from a spreadsheet or another product, with the classes that they have left.',
  file: {
    heading: 'Choose a file',
    text: 'In the spreadsheet, choose “Save as” or “Download” and then CSV. The first row names the columns: name, email, group, classes left, total, plan, date, family email, note. Nothing is saved before you have seen the preview.',
    choose: 'Choose a CSV file',
    another: 'Choose another file',
    label: 'File of students',
    reading: 'Reading the file...',
    failed: 'The file was not read',
    toTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Split it, or save it as CSV.`,
    unreadable: 'The file could not be opened. Choose it again.',
  },
  columns: {
    heading: 'Columns',
    text: 'Check which column holds what.',
    none: 'Not in the file',
    toOption: (title: string, sample: string) => (sample === '' ? title : `${title} (${sample})`),
    toUnused: (titles: readonly string[]) =>
      `Not imported, because nothing is chosen for ${titles.length === 1 ? 'it' : 'them'}: ${joinWords(titles.map(isolateBidi))}.`,
    missing: 'Choose the column. Without it, no row can be imported.',
    dateOrder: 'Order of dates',
    noteShown: 'Students can read the note: it becomes the reason of the first entry in their class history.',
  },
  preview: {
    heading: 'Preview',
    label: 'Rows of the file',
    show: 'Show',
    noName: 'No name',
    nothing: '–',
    takeOf: (name: string, row: number) => `Import ${name || 'row'} of row ${row}`,
    takeAllToCheck: 'Import the rows to check too',
    row: 'Row',
    group: 'Group',
    newGroup: 'new',
    left: 'Classes left',
    total: 'Total',
    plan: 'Plan',
    asOf: 'As of',
    noRows: 'No rows here',
    more: 'Show more rows',
    toSignIn: (sendsMail: boolean) =>
      `They get no password. Make a code for each under “New password”${sendsMail ? ', or let them use “Forgot your password?” on the sign-in page' : ''}.`,
    toFamily: (email: string) => `Family: ${email}`,
    mailFamilies: 'Mail the families their invitations now',
    familyLinks: 'Each family is invited by a link, which you find on the line of the student.',
    importing: 'Starting...',
    failed: 'The students were not imported',
  },
  imports: {
    heading: 'Imports',
    loading: 'Loading the imports...',
    failed: 'The imports could not be loaded',
    none: 'No students have been imported yet.',
    unknownFile: 'A file whose name can no longer be read',
    progress: 'Progress of the import',
    leave: 'You can leave this page. The import continues.',
    rowFile: 'Rows to check (CSV)',
    continue: 'Continue',
    continuing: 'Continuing...',
    continueFailed: 'The import was not continued',
    undo: 'Undo',
  },
  undo: {
    title: (file: string) => `Undo the import of ${file}?`,
    loading: 'Checking what has been recorded since...',
    checkFailed: 'Could not check what has been recorded since',
    act: 'Undo import',
    acting: 'Undoing...',
    failed: 'The import was not undone',
    noneLeft: 'Something has been recorded for every student of this import, so all of them are kept.',
    toText: (students: number) =>
      `${toStudentCountText(students)} will be deleted: they leave all lists, and their email addresses are free again. Their history is kept.`,
    toKept: (names: readonly string[]) =>
      `Kept, because something has been recorded for them since: ${joinWords(names.map(isolateBidi))}.`,
    toGroups: (names: readonly string[]) => `Groups that will be removed: ${joinWords(names.map(isolateBidi))}.`,
    toKeptGroups: toKeptGroupsText,
  },
};

export const importFieldTexts: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  last_name: 'Last name',
  email: 'Email',
  group: 'Group',
  left: 'Classes left',
  total: 'Total',
  plan: 'Plan',
  as_of: 'Date of the classes left',
  family_email: 'Family email',
  note: 'Note',
};

export const dateOrderTexts: Readonly<Record<DateOrder, string>> = {
  'month-first': 'Month first (11/22/2026)',
  'day-first': 'Day first (22/11/2026)',
};
type DateReading = NonNullable<StudentImportPreview['dates']>;
export const toDateOrderHint = ({ example }: DateReading): string | undefined =>
  example ? `${example.text} is read as ${formatMediumDate(example.day)}.` : undefined;
/** What should be checked about the order; undefined if the file shows it or somebody chose it. */
export const toDateOrderWarning = ({ basis, mixed, example }: DateReading): string | undefined => {
  if (mixed) return 'Some dates of this file have the month first, others the day. The rows in doubt are marked below.';
  if (basis !== 'assumed' || !example) return undefined;
  return `Nothing in this file shows whether ${example.text} has the month or the day first. It is read as ${formatMediumDate(example.day)}. Check it, and change the order if that is wrong.`;
};

/** The kinds of rows by which the preview can be filtered. */
export type RowKind = 'all' | 'ready' | 'check' | 'refused';
export const toRowKindText = (kind: RowKind, count: number): string => {
  switch (kind) {
    case 'all':
      return `All ${count}`;
    case 'ready':
      return `Ready ${count}`;
    case 'check':
      return `To check ${count}`;
    case 'refused':
      return `Not possible ${count}`;
  }
};

/** Says how many families are invited without a mail, because the limit of the day is reached. */
export const toMailLimitText = (families: number, left: number): string =>
  `A tutor can invite ${FAMILY_INVITATIONS_A_DAY} families a day, and you can mail ${left === 0 ? 'no more' : `${left} more`} today. ${left === 0 ? `All ${formatCount(families, 'family', 'families')}` : `The other ${families - left}`} will be invited without a mail. Their rows will be in a file after the import, and you can mail them tomorrow from “Families” of the student.`;

export const toImportText = (rows: number): string => `Import ${toStudentCountText(rows)}`;

const encodingTexts: Readonly<Record<StudentImportPreview['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const separatorTexts: Readonly<Record<StudentImportPreview['separator'], string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

export const toFormatText = (name: string, { lines, encoding, separator }: StudentImportPreview): string =>
  `${name}: ${formatCount(lines.length, 'row')}, separated by ${separatorTexts[separator]}, ${encodingTexts[encoding]}`;

/** What is left to do after an import, and which groups an undo kept. */
export const listImportRemarks = ({ status, without_group, not_mailed, kept_groups }: StudentImportRow): string[] => {
  if (status === 'undone') return kept_groups.length > 0 ? [toKeptGroupsText(kept_groups)] : [];
  return [
    ...(without_group > 0 ? [`${toStudentCountText(without_group)} not in their group`] : []),
    ...(not_mailed > 0 ? [`${formatCount(not_mailed, 'invitation')} not mailed`] : []),
  ];
};

/** What an import did, or is doing. */
export const toImportStatusText = ({ status, total, done, made, refused, kept }: StudentImportRow): string => {
  const students = toStudentCountText(made);
  const leftOut = refused > 0 ? `, ${formatCount(refused, 'row')} not imported` : '';
  switch (status) {
    case 'running':
      return `${done} of ${formatCount(total, 'row')} done`;
    case 'stopped':
      return `Stopped after ${done} of ${formatCount(total, 'row')}. Continue it, or ask the person who runs the server to look at its log.`;
    case 'undoing':
      return `Undoing: ${done} of ${formatCount(total, 'student')} done`;
    case 'undone':
      return `Undone: ${toStudentCountText(made - kept)} deleted${kept > 0 ? `, ${kept} kept` : ''}`;
    case 'done':
      return `${students} imported${leftOut}`;
  }
};
