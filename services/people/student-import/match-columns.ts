/** Finds which column of a file holds what, by the words of its header. */
import type { ImportMapping } from '#contracts/student-import.ts';
import type { ImportField } from '#events/values/enum-values.ts';
import { foldText } from '#events/values/fold-text.ts';

/** Headers of each field in other products and in spreadsheets, folded. */
const headers: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'student', 'student name', 'full name', 'pupil', 'child', 'child name', 'first name', 'given name'],
  last_name: ['last name', 'surname', 'family name'],
  email: ['email', 'email address', 'mail', 'student email', 'login', 'username'],
  group: ['group', 'group name', 'class', 'class name', 'class group', 'course', 'section', 'team'],
  left: [
    ...['classes left', 'left', 'remaining', 'classes remaining', 'remaining classes', 'balance', 'class balance'],
    ...['lessons left', 'lessons remaining', 'sessions left', 'sessions remaining', 'credits', 'credits left'],
  ],
  total: [
    ...['total', 'total classes', 'classes total', 'bought', 'classes bought', 'purchased', 'classes purchased'],
    ...['lessons bought', 'sessions bought', 'total lessons', 'total sessions'],
  ],
  plan: ['plan', 'package', 'membership', 'subscription'],
  as_of: ['as of', 'date', 'balance date', 'as of date'],
  family_email: [
    ...['family email', 'parent email', 'parents email', 'guardian email', 'email of parent', 'email of family'],
    ...['mother email', 'father email', 'billing email', 'contact email'],
  ],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
};

/** `E-mail_address:` and `email address` are one header. */
const toHeader = (cell: string): string => foldText(cell.replaceAll(/[_.:/()]/g, ' '));

const looksLikeEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell);

/** Whether the first row already names a student, so that the file has no header. */
export const isHeader = (cells: readonly string[]): boolean => !cells.some(looksLikeEmail);

/** The column of each field, counted from 0. Without a header, only the address can be recognised. */
export const matchColumns = (first: readonly string[]): ImportMapping => {
  if (!isHeader(first)) return { email: first.findIndex(looksLikeEmail) };
  const found = first.map(toHeader);
  const mapping: ImportMapping = {};
  for (const [field, words] of Object.entries(headers) as [ImportField, readonly string[]][]) {
    // The words are in the order of how certain they are.
    const column = words.map((word) => found.indexOf(word)).find((at) => at >= 0);
    if (column !== undefined) mapping[field] = column;
  }
  return mapping;
};
