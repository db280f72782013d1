import { z } from 'zod';

/** What the export of a list answers: a file, or in JSON what the file would hold. */
export const exportFormat = z.enum(['csv', 'json-lines', 'summary']);
export type ExportFormat = z.infer<typeof exportFormat>;
/** The formats of which a file can be. */
export type FileFormatName = Exclude<ExportFormat, 'summary'>;

/** What the file would hold with the same filters. */
export const exportSummary = z.strictObject({
  count: z.int().min(0),
  /**
   * Of a class history, the sum of the classes by which its rows changed what remains. Of students, the sum of the classes
   * that remain. Null for lists that count no classes.
   */
  classes: z.int().nullable(),
  /** Of a class history, the classes of its purchases, some of which may wait. */
  sold: z.int().optional(),
  /** Of attendance records, how many are present marks, and how many students have one of the records. */
  present: z.int().optional(),
  students: z.int().optional(),
});
export type ExportSummary = z.infer<typeof exportSummary>;
