import type { z } from 'zod';
import type {
  CreateHomeworkRequest,
  HomeworkDetail,
  homeworkSaved,
  QuestionRequest,
  RegradingAnswer,
  UpdateHomeworkRequest,
  updateAssignmentsRequest,
} from '#contracts/homework.ts';
import type {
  correctGradeRequest,
  gradedAnswer,
  gradeSubmissionRequest,
  submissionsAnswer,
} from '#contracts/submissions.ts';
import { api } from '../../api/api.ts';

type Saved = z.infer<typeof homeworkSaved>;
type Graded = z.infer<typeof gradedAnswer>;
export type Submissions = z.infer<typeof submissionsAnswer>;
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
/** Also when it was refused: what was on the screen may be why. */
const touched = (_answer: unknown, _error: unknown, { homeworkId }: { homeworkId: string }) => [
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
      // The students too: one of them may have left, which is why it was refused.
      invalidatesTags: (answer, error, given) => [
        ...touched(answer, error, given),
        ...(error ? ['students' as const] : []),
      ],
    }),
    updateHomeworkAssignments: build.mutation<Saved, OnHomework<Assignment>>({
      query: ({ homeworkId, ...command }) => ({
        url: `/homework/${homeworkId}/assignments`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: (answer, error, given) => [
        ...touched(answer, error, given),
        ...(error ? ['students' as const] : []),
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
    getSubmissions: build.query<Submissions, string>({
      query: (homeworkId) => `/homework/${encodeURIComponent(homeworkId)}/submissions`,
      providesTags: (_rows, _error, homeworkId) => [ofHomework(homeworkId), 'students'],
    }),
    gradeSubmission: build.mutation<Graded, OnSubmission<Grading>>({
      query: ({ homeworkId, studentId, ...command }) => ({
        url: `/homework/${homeworkId}/submissions/${studentId}/grade`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: touched,
    }),
    correctGrade: build.mutation<Graded, OnSubmission<Correction> & { ifMatch: number }>({
      query: ({ homeworkId, studentId, ...command }) => ({
        url: `/homework/${homeworkId}/submissions/${studentId}/correct-grade`,
        method: 'POST',
        ...command,
      }),
      invalidatesTags: touched,
    }),
  }),
});
export const {
  useGetHomeworkQuery,
  useCreateHomeworkMutation,
  useUpdateHomeworkMutation,
  useUpdateHomeworkAssignmentsMutation,
  usePreviewRegradingQuery,
  useGetSubmissionsQuery,
  useGradeSubmissionMutation,
  useCorrectGradeMutation,
} = homeworkApi;
