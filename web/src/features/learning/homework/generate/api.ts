import type { z } from 'zod';
import type {
  generateQuestionsRequest,
  questionGenerationResponse,
  replaceGeneratedQuestionRequest,
  startedGeneration,
} from '#contracts/question-generation.ts';
import { api } from '../../../../api/api.ts';

export type GenerateQuestionsBody = z.input<typeof generateQuestionsRequest>;
type Started = z.infer<typeof startedGeneration>;
interface Command<Body> {
  body: Body;
  idempotencyKey: string;
}

const generationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The person's last generation. The feed announces its changes. */
    getQuestionGeneration: build.query<z.infer<typeof questionGenerationResponse>, void>({
      query: () => '/question-generation',
      providesTags: ['question-generation'],
    }),
    generateQuestions: build.mutation<Started, Command<GenerateQuestionsBody>>({
      query: (command) => ({ url: '/question-generation', method: 'POST', ...command }),
      invalidatesTags: ['question-generation'],
    }),
    replaceGeneratedQuestion: build.mutation<Started, Command<z.input<typeof replaceGeneratedQuestionRequest>>>({
      query: (command) => ({ url: '/question-generation/replacement', method: 'POST', ...command }),
      invalidatesTags: ['question-generation'],
    }),
    discardQuestionGeneration: build.mutation<null, string>({
      query: (id) => ({ url: `/question-generation/${id}`, method: 'DELETE' }),
      invalidatesTags: ['question-generation'],
    }),
  }),
});
export const {
  useGetQuestionGenerationQuery,
  useGenerateQuestionsMutation,
  useReplaceGeneratedQuestionMutation,
  useDiscardQuestionGenerationMutation,
} = generationApi;
