/** Students of a spreadsheet or of another product, who come with their balances. */
import { z } from 'zod';
import { dateOrders, type ImportField, importFields } from '#events/values/enum-values.ts';
import { FILE_NAME_LENGTH_MAX, IMPORT_BYTES_MAX, IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX } from '#events/values/limits.ts';
import { id, instant, requiredText } from './primitives.ts';

/** The number of the column of each field, from 0. */
const importMapping = z.partialRecord(
  z.enum(importFields),
  z
    .int()
    .min(0)
    .max(IMPORT_COLUMNS_MAX - 1),
);
export type ImportMapping = Partial<Record<ImportField, number>>;

/** Bytes in base64. */
const content = z.base64().max(Math.ceil(IMPORT_BYTES_MAX / 3) * 4);

/** POST /api/students/import/preview (previewStudentImport, tutor): what would become of each row. Writes nothing. */
export const previewStudentImportRequest = z.strictObject({
  content,
  /** Without it, the columns are found by their names. */
  mapping: importMapping.optional(),
  /** Without it, the order of month and day is recognised by the days of the file. */
  date_order: z.enum(dateOrders).optional(),
});
export type PreviewStudentImportRequest = z.input<typeof previewStudentImportRequest>;

const importLine = z.strictObject({
  /** Number of the row in the file. */
  row: z.int(),
  name: z.string(),
  email: z.string(),
  group: z.string().nullable(),
  left: z.int(),
  total: z.int(),
  plan: z.string().nullable(),
  as_of: z.string(),
  family_email: z.string().nullable(),
  note: z.string().nullable(),
  /** Sentences: why no student can be made of the row, and what the tutor should look at before one is made. */
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type ImportLine = z.infer<typeof importLine>;

export const studentImportPreview = z.strictObject({
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  separator: z.enum([',', ';', '\t']),
  columns: z.array(z.strictObject({ title: z.string(), sample: z.string() })),
  mapping: importMapping,
  /** How the days of the file are read; null if it has none whose order matters. */
  dates: z
    .strictObject({
      order: z.enum(dateOrders),
      /** `assumed` if the file does not show its order. */
      basis: z.enum(['chosen', 'file', 'assumed']),
      /** Whether some days have the month first and some the day. */
      mixed: z.boolean(),
      /** A day as it is in the file and as it is read. */
      example: z.strictObject({ text: z.string(), day: z.string() }).nullable(),
    })
    .nullable(),
  lines: z.array(importLine),
  /** Groups that the import would create. */
  new_groups: z.array(z.string()),
  /** Invitations that the tutor may still mail today. Families over that are invited without a mail. */
  mails_left: z.int(),
  /** Recognises this preview: it has another one when a row would become something else. */
  digest: z.string(),
});
export type StudentImportPreview = z.infer<typeof studentImportPreview>;

/**
 * POST /api/students/import (startStudentImport, tutor): makes the students of the rows. Answers before they are made. A row
 * with an error cannot be taken.
 */
export const startStudentImportRequest = z.strictObject({
  ...previewStudentImportRequest.shape,
  file_name: requiredText(FILE_NAME_LENGTH_MAX, 'The file has no name.'),
  /** The `digest` of the preview that the tutor saw. */
  digest: z.string().max(64),
  /** Whether families get their invitations by mail, if the centre sends mail. */
  mails_families: z.boolean().default(false),
  /** Numbers of the rows to take. */
  rows: z.array(z.int().min(1)).min(1).max(IMPORT_LINES_MAX),
});
export type StartStudentImportRequest = z.input<typeof startStudentImportRequest>;
export const startStudentImportResponse = z.strictObject({ id });
export type StartStudentImportResponse = z.infer<typeof startStudentImportResponse>;

/**
 * `stopped` after a fault that repeating did not help: it can be continued. `undone` when the students that it made are former
 * ones.
 */
const importStatus = z.enum(['running', 'done', 'stopped', 'undoing', 'undone']);
export type ImportStatus = z.infer<typeof importStatus>;

const importRow = z.strictObject({
  id,
  /** Null if the name can no longer be read. */
  file_name: z.string().nullable(),
  by_name: z.string(),
  status: importStatus,
  started_at: instant,
  finished_at: instant.nullable(),
  /** Rows to process, or students of an undo, and how many of them are done. */
  total: z.int(),
  done: z.int(),
  made: z.int(),
  /** Rows of which no student was made. */
  refused: z.int(),
  /** Students that an undo kept, because something had been recorded for them. */
  kept: z.int(),
  /** Groups of the import that an undo kept, because others are in them or something was done with them. */
  kept_groups: z.array(z.string()),
  /** Students who were made without their group, and families whose invitation was not mailed although it should have been. */
  without_group: z.int(),
  not_mailed: z.int(),
  can_undo: z.boolean(),
  /** Whether the file of the rows that were refused or need something done can be loaded. */
  has_row_file: z.boolean(),
});
export type StudentImportRow = z.infer<typeof importRow>;

/** GET /api/students/imports (getStudentImports, tutor): the newest imports. */
export const studentImportsResponse = z.strictObject({ imports: z.array(importRow) });
export type StudentImportsResponse = z.infer<typeof studentImportsResponse>;

/** GET /api/students/imports/{id}/undo (previewUndoStudentImport, tutor): what an undo would do. */
export const undoImportPreview = z.strictObject({
  /** Students that would be archived. */
  students: z.int(),
  /** Names of those that would be kept, because something was recorded for them since. */
  kept: z.array(z.string()),
  /** Names of the groups of the import that would be removed, and of those that would be kept. */
  groups: z.array(z.string()),
  kept_groups: z.array(z.string()),
});
export type UndoImportPreview = z.infer<typeof undoImportPreview>;
