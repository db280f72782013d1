/** Endpoints of importing students from a file. They have a file of their own, because only one page asks for them. */
import type {
  PreviewStudentImportRequest,
  StartStudentImportRequest,
  StartStudentImportResponse,
  StudentImportPreview,
  StudentImportsResponse,
  UndoImportPreview,
} from '#contracts/student-import.ts';
import { command, createEndpoints, query, types, unkeyedCommand } from './create-endpoints.ts';

// biome-ignore format: one row for each endpoint
export const studentImportApi = createEndpoints({
  getStudentImports: query('GET /students/imports', types<StudentImportsResponse>, ['student-imports']),
  /** A file of 5,000 rows takes a while. */
  previewStudentImport: unkeyedCommand('POST /students/import/preview', types<StudentImportPreview, PreviewStudentImportRequest>, [], {
    invalidate: 'never', request: { onceOnly: true },
  }),
  startStudentImport: command('POST /students/import', types<StartStudentImportResponse, StartStudentImportRequest>, ['student-imports']),
  continueStudentImport: command('POST /students/imports/:importId/continue', types<null>, ['student-imports']),
  getUndoImportPreview: query('GET /students/imports/:importId/undo', types<UndoImportPreview>, ['students', 'homework', 'groups']),
  undoStudentImport: command('POST /students/imports/:importId/undo', types<null>, ['student-imports']),
});
