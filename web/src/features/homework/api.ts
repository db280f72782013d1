import type { z } from 'zod';
import type {
  CreateHomeworkRequest,
  HomeworkDetail,
  QuestionRequest,
  RegradingAnswer,
  savedHomeworkAnswer,
  UpdateHomeworkRequest,
  updateAssignmentsRequest,
} from '#contracts/homework.ts';
import type {
  correctGradeRequest,
  gradedAnswer,
  gradeSubmissionRequest,
  notSubmittedAnswer,
  SubmissionDetail,
  SubmissionsAnswer,
} from '#contracts/submissions.ts';
import { api } from '../../api/api.ts';
import { cursorPaging } from '../../api/cursor-paging.ts';

type Saved = z.infer<typeof savedHomeworkAnswer>;
type Graded = z.infer<typeof gradedAnswer>;
/** A page of submissions, each with the questions as they were when it was submitted. */
export type SubmissionsPage = Omit<SubmissionsAnswer, 'submissions' | 'contents'> & { submissions: SubmissionDetail[] };
export interface SubmissionsFilter {
  homeworkId: string;
  state?: 'needs-review' | 'graded' | undefined;
}
type NotSubmittedPage = z.infer<typeof notSubmittedAnswer>;
export type Assignment = z.input<typeof updateAssignmentsRequest>;
export type Grading = z.input<typeof gradeSubmissionRequest>;
export type Correction = z.input<typeof correctGradeRequest>;

interface Command<Body> {
  body: Body;
  idempotencyKey: string;
}
type OnHomework<Body> = Command<Body> & { homeworkId: string; ifMatch: number };
type OnSubmission<Body> = Command<Body> & { homeworkId: string; studentId: string };

const ofHomework = (homeworkId: string) => ({ type: 'assignment' as const, id: homeworkId });
/** A refusal reloads the data too, because stale data on the screen may be its cause. */
const tagsOfHomework = (_answer: unknown, _error: unknown, { homeworkId }: { homeworkId: string }) => [
  'homework' as const,
  ofHomework(homeworkId),
];

const homeworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomework: build.query<HomeworkDetail, string>({
      query: (homeworkId) => `/homework/${encodeURIComponent(homeworkId)}`,
      providesTags: (_detail, _error, homeworkId) => [ofHomework(homeworkId)],
    }),
    createHomework: build.mutation<Saved, Command<CreateHomeworkRequest>>({
      query: (command) => ({ url: '/homework', method: 'POST', ...command }),
      invalidatesTags: ['homework'],
    }),
    updateHomework: build.mutation<Saved, OnHomework<UpdateHomeworkRequest>>({
      query: ({ homeworkId, ...command }) => ({ url: `/homework/${homeworkId}`, method: 'POST', ...command }),
      // Reloads the students too, because an archived student may be the reason for a refusal.
      invalidatesTags: (answer, error, given) => [
        ...tagsOfHomework(answer, error, given),
        ...(error ? ['roster' as const] : []),
      ],
    }),
    updateHomeworkAssignments: build.mutation<Saved, OnHomework<Assignment>>({
      query: ({ homeworkId, ...command }) => ({
        url: `/homework/${homeworkId}/assignments`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: (answer, error, given) => [
        ...tagsOfHomework(answer, error, given),
        ...(error ? ['roster' as const] : []),
      ],
    }),
    previewRegrading: build.query<RegradingAnswer, { homeworkId: string; questions: QuestionRequest[] }>({
      query: ({ homeworkId, questions }) => ({
        url: `/homework/${homeworkId}/regrading`,
        method: 'POST',
        body: { questions },
      }),
      providesTags: (_rows, _error, { homeworkId }) => [ofHomework(homeworkId)],
      keepUnusedDataFor: 0,
    }),
    /** Newest first; each page includes the total count. */
    getSubmissions: build.infiniteQuery<SubmissionsPage, SubmissionsFilter, string | undefined>({
      infiniteQueryOptions: cursorPaging,
      query: ({ queryArg: { homeworkId, state }, pageParam }) => ({
        url: `/homework/${encodeURIComponent(homeworkId)}/submissions`,
        params: { state, cursor: pageParam },
      }),
      transformResponse: withQuestions,
      providesTags: (_pages, _error, { homeworkId }) => [ofHomework(homeworkId), 'roster'],
    }),
    getStudentSubmission: build.query<SubmissionDetail, { homeworkId: string; studentId: string }>({
      query: ({ homeworkId, studentId }) => `/homework/${homeworkId}/submissions/${studentId}`,
      providesTags: (_row, _error, { homeworkId }) => [ofHomework(homeworkId), 'roster'],
    }),
    /** Sorted by name. */
    getNotSubmitted: build.infiniteQuery<NotSubmittedPage, string, string | undefined>({
      infiniteQueryOptions: cursorPaging,
      query: ({ queryArg: homeworkId, pageParam }) => ({
        url: `/homework/${encodeURIComponent(homeworkId)}/not-submitted`,
        params: { cursor: pageParam },
      }),
      providesTags: (_pages, _error, homeworkId) => [ofHomework(homeworkId), 'roster'],
    }),
    gradeSubmission: build.mutation<Graded, OnSubmission<Grading>>({
      query: ({ homeworkId, studentId, ...command }) => ({
        url: `/homework/${homeworkId}/submissions/${studentId}/grade`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: tagsOfHomework,
    }),
    correctGrade: build.mutation<Graded, OnSubmission<Correction> & { ifMatch: number }>({
      query: ({ homeworkId, studentId, ...command }) => ({
        url: `/homework/${homeworkId}/submissions/${studentId}/correct-grade`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: tagsOfHomework,
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

function withQuestions({ submissions, contents, ...page }: SubmissionsAnswer): SubmissionsPage {
  const byVersion = new Map(contents.map(({ content_version, questions }) => [content_version, questions]));
  const detailed = submissions.map((row) => ({ ...row, questions: byVersion.get(row.content_version) ?? [] }));
  return { ...page, submissions: detailed };
}
