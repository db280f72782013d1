/** Endpoints of worksheets. Only their pages load them. */
import type { SavedGradeResponse } from '#contracts/submissions.ts';
import type {
  CorrectPaperAnswersRequest,
  EnteredAnswersResponse,
  EnterPaperAnswersRequest,
  PreparedWorksheetResponse,
  PrepareWorksheetRequest,
  WorksheetResponse,
  WorksheetsQuery,
  WorksheetsResponse,
} from '#contracts/worksheets.ts';
import { command, createEndpoints, pagedQuery, query, types, versionedCommand } from './create-endpoints.ts';

// biome-ignore format: one row for each endpoint
export const worksheetApi = createEndpoints({
  /** Newest first; each page includes the total count. */
  getWorksheets: pagedQuery('GET /worksheets', types<WorksheetsResponse, WorksheetsQuery>, ['worksheets', 'tutors']),
  getWorksheet: query('GET /worksheets/:number', types<WorksheetResponse>, ['worksheets', 'homework', 'roster']),
  prepareWorksheet: command('POST /worksheets', types<PreparedWorksheetResponse, PrepareWorksheetRequest>, ['worksheets']),
  correctPaperAnswers: versionedCommand('POST /worksheets/:worksheetId/answers/:studentId/correct', types<SavedGradeResponse, CorrectPaperAnswersRequest>, ['homework', 'roster']),
  enterPaperAnswers: command('POST /worksheets/:worksheetId/answers', types<EnteredAnswersResponse, EnterPaperAnswersRequest>, ['homework', 'roster']),
});
