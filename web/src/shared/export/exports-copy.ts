/** Texts of the export of a list. */
import type { ExportSummary } from '#contracts/exports.ts';

/** The lists that can be exported, with their names in the middle of a sentence. */
export const exportedListTexts = {
  'class-history': 'class history',
  attendance: 'attendance records',
  students: 'students',
  'former-students': 'former students',
  assignments: 'assignments',
  submissions: 'submissions',
  activity: 'activity',
  leaderboard: 'the leaderboard',
  groups: 'groups',
  reasons: 'classes by reason',
  sales: 'purchases by plan',
  purchases: 'purchases',
  payments: 'payments',
  refunds: 'refunds',
  'balances-due': 'balances due',
  closing: 'the monthly closing',
};
export type ExportedList = keyof typeof exportedListTexts;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const exportTexts = {
  open: 'Export',
  /** The list alone, at the beginning of a label: `Attendance records`. */
  name: (list: ExportedList) => capitalize(exportedListTexts[list]),
  title: (list: ExportedList) => `Export ${exportedListTexts[list]}`,
  description: 'The file has the rows of this list, with the filters that are set now.',
  loading: 'Counting rows...',
  failed: 'Error counting the rows',
  none: 'Nothing to export',
  noneText: 'The list has no rows with these filters.',
  rows: 'Rows',
  format: 'Format',
  csv: 'CSV, for spreadsheets',
  jsonLines: 'JSON Lines, for programs',
  download: 'Download',
};

const wholeNumberFormat = new Intl.NumberFormat('en-US');
const changeFormat = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
export const toExportedRowsText = ({ count }: ExportSummary): string => wholeNumberFormat.format(count);

/** The sum of classes with its name; null for lists that count no classes. */
export const toExportedClasses = (list: ExportedList, { classes }: ExportSummary) => {
  if (classes === null) return null;
  if (list === 'reasons') return { name: 'Added less removed classes', value: changeFormat.format(classes) };
  if (list === 'sales') return { name: 'Classes sold', value: wholeNumberFormat.format(classes) };
  return list === 'class-history'
    ? { name: 'Change of remaining classes', value: changeFormat.format(classes) }
    : { name: 'Classes remaining', value: wholeNumberFormat.format(classes) };
};
