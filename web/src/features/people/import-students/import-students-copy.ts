/** Texts of the page that imports students from a file. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentImportPreview, StudentImportRow } from '#contracts/student-import.ts';
import type { ImportField } from '#events/values/enum-values.ts';
import { toStudentCountText } from '../../../copy/counts.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const importTexts = {
  description: 'Bring students over from a spreadsheet or another product, with the classes that they have left.',
  file: {
    heading: 'Choose a file',
    text: 'In the spreadsheet, choose “Save as” or “Download” and then CSV. The first row names the columns: name, email, group, classes left, total, plan, family email, note. Nothing is saved before you have seen the preview.',
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
    noteShown: 'Students can read the note: it becomes the reason of the first entry in their class history.',
  },
  preview: {
    heading: 'Preview',
    label: 'Rows of the file',
    show: 'Show',
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
    signIn:
      'They get no password. Make a code for each under “New password”, or let them use “Forgot your password?” on the sign-in page.',
    family: 'Family',
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
    refusedFile: 'Rows not imported (CSV)',
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
