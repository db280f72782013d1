/** Endpoints of homework, submissions and generated questions. */
import type {
  CreateHomeworkRequest,
  HomeworkDetail,
  HomeworkListQuery,
  HomeworkListResponse,
  PreviewRegradingRequest,
  PreviewRegradingResponse,
  SavedHomeworkResponse,
  UpdateAssignmentsRequest,
  UpdateHomeworkRequest,
} from '#contracts/homework.ts';
import type {
  GenerateQuestionsInput,
  QuestionGenerationResponse,
  ReplaceGeneratedQuestionRequest,
  StartedGeneration,
} from '#contracts/question-generation.ts';
import type {
  AssignmentDetail,
  CorrectGradeRequest,
  GradeSubmissionRequest,
  NotSubmittedResponse,
  OwnSubmissionResponse,
  SavedGradeResponse,
  StudentHomeworkResponse,
  SubmissionDetail,
  SubmissionsQuery,
  SubmissionsResponse,
  SubmitHomeworkRequest,
  SubmitHomeworkResponse,
} from '#contracts/submissions.ts';
import {
  command,
  createEndpoints,
  pagedQuery,
  query,
  types,
  unkeyedCommand,
  versionedCommand,
} from './create-endpoints.ts';

const homework = ['assignment:homeworkId'] as const;
const homeworkInLists = ['homework', 'assignment:homeworkId'] as const;
const submissions = ['assignment:homeworkId', 'roster'] as const;
const student = ['student:studentId'] as const;
const generation = ['question-generation'] as const;
/** An archived student may be the reason for a refusal. */
const rosterWhenRefused = {
  moreTags: (_args: unknown, _answer: unknown, error: unknown) => (error ? ['roster' as const] : []),
};

// biome-ignore format: one row for each endpoint
export const homeworkApi = createEndpoints({
  /** The newest assignments, and the number of all. */
  getHomeworkForTutor: query('GET /homework', types<HomeworkListResponse, HomeworkListQuery>, ['homework', 'tutors']),
  getHomeworkPages: pagedQuery('GET /homework', types<HomeworkListResponse, HomeworkListQuery>, ['homework', 'tutors']),
  /** Newest first; each page includes the total count. */
  getHomeworkForStudent: pagedQuery('GET /students/:studentId/homework', types<StudentHomeworkResponse>, student),
  getHomework: query('GET /homework/:homeworkId', types<HomeworkDetail>, homework),
  createHomework: command('POST /homework', types<SavedHomeworkResponse, CreateHomeworkRequest>, ['homework']),
  updateHomework: versionedCommand('POST /homework/:homeworkId', types<SavedHomeworkResponse, UpdateHomeworkRequest>, homeworkInLists, rosterWhenRefused),
  updateHomeworkAssignments: versionedCommand('POST /homework/:homeworkId/assignments', types<SavedHomeworkResponse, UpdateAssignmentsRequest>, homeworkInLists, rosterWhenRefused),
  deleteHomework: versionedCommand('DELETE /homework/:homeworkId', types<null>, homeworkInLists),
  restoreHomework: command('POST /homework/:homeworkId/restore', types<SavedHomeworkResponse>, homeworkInLists),
  previewRegrading: query('POST /homework/:homeworkId/regrading', types<PreviewRegradingResponse, { body: PreviewRegradingRequest }>, homework, { keepUnusedDataFor: 0 }),

  /** Removed from the cache when the student leaves the page, so that on return they see the tutor's changes. */
  getAssignment: query('GET /homework/:homeworkId/assignment', types<AssignmentDetail>, student, { keepUnusedDataFor: 0 }),
  submitHomework: command('POST /homework/:homeworkId/submissions', types<SubmitHomeworkResponse, SubmitHomeworkRequest>, student),
  getSubmission: query('GET /homework/:homeworkId/submission', types<OwnSubmissionResponse>, student),
  getSubmissionOfChild: query('GET /students/:studentId/homework/:homeworkId/submission', types<OwnSubmissionResponse>, student),
  /** Newest first; each page includes the total count. */
  getSubmissions: pagedQuery('GET /homework/:homeworkId/submissions', types<SubmissionsResponse, SubmissionsQuery>, submissions, { transformResponse: addQuestions }),
  getStudentSubmission: query('GET /homework/:homeworkId/submissions/:studentId', types<SubmissionDetail>, submissions),
  /** Sorted by name. */
  getNotSubmitted: pagedQuery('GET /homework/:homeworkId/not-submitted', types<NotSubmittedResponse>, submissions),
  gradeSubmission: command('POST /homework/:homeworkId/submissions/:studentId/grade', types<SavedGradeResponse, GradeSubmissionRequest>, homeworkInLists),
  correctGrade: versionedCommand('POST /homework/:homeworkId/submissions/:studentId/correct-grade', types<SavedGradeResponse, CorrectGradeRequest>, homeworkInLists),

  /** The person's last generation. The feed announces its changes. */
  getQuestionGeneration: query('GET /question-generation', types<QuestionGenerationResponse>, generation),
  generateQuestions: command('POST /question-generation', types<StartedGeneration, GenerateQuestionsInput>, generation),
  replaceGeneratedQuestion: command('POST /question-generation/replacement', types<StartedGeneration, ReplaceGeneratedQuestionRequest>, generation),
  discardQuestionGeneration: unkeyedCommand('DELETE /question-generation/:generationId', types<null>, generation),
});

/** A page of submissions, each with its questions. */
export type SubmissionsPageWithQuestions = Omit<SubmissionsResponse, 'submissions' | 'contents'> & {
  submissions: SubmissionDetail[];
};

function addQuestions({ submissions, contents, ...page }: SubmissionsResponse): SubmissionsPageWithQuestions {
  const detailed = submissions.map((row) => ({
    ...row,
    questions:
      contents.find((each) => each.content_version === row.content_version && each.graded_by === row.graded_by)
        ?.questions ?? [],
  }));
  return { ...page, submissions: detailed };
}
