import type { z } from 'zod';
import type {
  CreateHomeworkRequest,
  HomeworkDetail,
  PreviewRegradingResponse,
  QuestionInput,
  savedHomeworkResponse,
  UpdateHomeworkRequest,
  updateAssignmentsRequest,
} from '#contracts/homework.ts';
import type {
  correctGradeRequest,
  gradeSubmissionRequest,
  notSubmittedResponse,
  SubmissionDetail,
  SubmissionsResponse,
  savedGradeResponse,
} from '#contracts/submissions.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';

type SaveResult = z.infer<typeof savedHomeworkResponse>;
type GradeResult = z.infer<typeof savedGradeResponse>;
/** A page of submissions, each with its questions. */
export type SubmissionsPageWithQuestions = Omit<SubmissionsResponse, 'submissions' | 'contents'> & {
  submissions: SubmissionDetail[];
};
export interface SubmissionsQueryArgs {
  homeworkId: string;
  state?: 'needs-review' | 'graded' | undefined;
}
type NotSubmittedPage = z.infer<typeof notSubmittedResponse>;
export type AssignedStudentsRequest = z.input<typeof updateAssignmentsRequest>;
export type GradeRequest = z.input<typeof gradeSubmissionRequest>;
export type GradeCorrectionRequest = z.input<typeof correctGradeRequest>;

interface Command<Body> {
  body: Body;
  idempotencyKey: string;
}
type HomeworkArgs<Body> = Command<Body> & { homeworkId: string; ifMatch: number };
type SubmissionArgs<Body> = Command<Body> & { homeworkId: string; studentId: string };

const toHomeworkTag = (homeworkId: string) => ({ type: 'assignment' as const, id: homeworkId });
/** A refusal reloads the data too, because stale data on the screen may be its cause. */
const toHomeworkTags = (_answer: unknown, _error: unknown, { homeworkId }: { homeworkId: string }) => [
  'homework' as const,
  toHomeworkTag(homeworkId),
];

const homeworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomework: build.query<HomeworkDetail, string>({
      query: (homeworkId) => `/homework/${encodeURIComponent(homeworkId)}`,
      providesTags: (_detail, _error, homeworkId) => [toHomeworkTag(homeworkId)],
    }),
    createHomework: build.mutation<SaveResult, Command<CreateHomeworkRequest>>({
      query: (command) => ({ url: '/homework', method: 'POST', ...command }),
      invalidatesTags: ['homework'],
    }),
    updateHomework: build.mutation<SaveResult, HomeworkArgs<UpdateHomeworkRequest>>({
      query: ({ homeworkId, ...command }) => ({ url: `/homework/${homeworkId}`, method: 'POST', ...command }),
      // Reloads the students too, because an archived student may be the reason for a refusal.
      invalidatesTags: (answer, error, given) => [
        ...toHomeworkTags(answer, error, given),
        ...(error ? ['roster' as const] : []),
      ],
    }),
    updateHomeworkAssignments: build.mutation<SaveResult, HomeworkArgs<AssignedStudentsRequest>>({
      query: ({ homeworkId, ...command }) => ({
        url: `/homework/${homeworkId}/assignments`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: (answer, error, given) => [
        ...toHomeworkTags(answer, error, given),
        ...(error ? ['roster' as const] : []),
      ],
    }),
    previewRegrading: build.query<PreviewRegradingResponse, { homeworkId: string; questions: QuestionInput[] }>({
      query: ({ homeworkId, questions }) => ({
        url: `/homework/${homeworkId}/regrading`,
        method: 'POST',
        body: { questions },
      }),
      providesTags: (_rows, _error, { homeworkId }) => [toHomeworkTag(homeworkId)],
      keepUnusedDataFor: 0,
    }),
    /** Newest first; each page includes the total count. */
    getSubmissions: build.infiniteQuery<SubmissionsPageWithQuestions, SubmissionsQueryArgs, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg: { homeworkId, state }, pageParam }) => ({
        url: `/homework/${encodeURIComponent(homeworkId)}/submissions`,
        params: { state, cursor: pageParam },
      }),
      transformResponse: addQuestions,
      providesTags: (_pages, _error, { homeworkId }) => [toHomeworkTag(homeworkId), 'roster'],
    }),
    getStudentSubmission: build.query<SubmissionDetail, { homeworkId: string; studentId: string }>({
      query: ({ homeworkId, studentId }) => `/homework/${homeworkId}/submissions/${studentId}`,
      providesTags: (_row, _error, { homeworkId }) => [toHomeworkTag(homeworkId), 'roster'],
    }),
    /** Sorted by name. */
    getNotSubmitted: build.infiniteQuery<NotSubmittedPage, string, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ queryArg: homeworkId, pageParam }) => ({
        url: `/homework/${encodeURIComponent(homeworkId)}/not-submitted`,
        params: { cursor: pageParam },
      }),
      providesTags: (_pages, _error, homeworkId) => [toHomeworkTag(homeworkId), 'roster'],
    }),
    gradeSubmission: build.mutation<GradeResult, SubmissionArgs<GradeRequest>>({
      query: ({ homeworkId, studentId, ...command }) => ({
        url: `/homework/${homeworkId}/submissions/${studentId}/grade`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toHomeworkTags,
    }),
    correctGrade: build.mutation<GradeResult, SubmissionArgs<GradeCorrectionRequest> & { ifMatch: number }>({
      query: ({ homeworkId, studentId, ...command }) => ({
        url: `/homework/${homeworkId}/submissions/${studentId}/correct-grade`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: toHomeworkTags,
    }),
  }),
});
export const {
  useGetHomeworkQuery,
  useCreateHomeworkMutation,
  useUpdateHomeworkMutation,
  useUpdateHomeworkAssignmentsMutation,
  usePreviewRegradingQuery,
  useGetSubmissionsInfiniteQuery,
  useGetStudentSubmissionQuery,
  useGetNotSubmittedInfiniteQuery,
  useGradeSubmissionMutation,
  useCorrectGradeMutation,
} = homeworkApi;

function addQuestions({ submissions, contents, ...page }: SubmissionsResponse): SubmissionsPageWithQuestions {
  const detailed = submissions.map((row) => ({
    ...row,
    questions:
      contents.find((each) => each.content_version === row.content_version && each.graded_by === row.graded_by)
        ?.questions ?? [],
  }));
  return { ...page, submissions: detailed };
}
