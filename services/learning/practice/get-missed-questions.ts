import { missedQuestionsResponse } from '#contracts/practice-review.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { fetchSessionsOfMissedQuestions, listMissedQuestions } from './list-missed-questions.ts';

export const getMissedQuestions = defineUseCase({
  operation: 'getMissedQuestions',
  summary: 'The questions of a student’s last sessions that they missed and have not put right, without the keys',
  method: 'GET',
  path: '/api/students/:id/practice/missed',
  access: 'student',
  own: getStudentIdInPath,
  params: studentParams,
  answer: missedQuestionsResponse,
  run: async ({ params: { id } }, { readModels: { sql }, keys }: Context<'readModels' | 'keys'>) => {
    const sessions = await unsealFields(await fetchSessionsOfMissedQuestions(sql, id), ['topic'], keys);
    const missed = listMissedQuestions(sessions);
    return {
      body: {
        questions: missed.map(({ session, index, question, day }) => ({
          ...{ session_id: session.id, question: index, missed_on: day },
          ...{ subject: session.subject, grade: session.grade, topic: session.topic },
          ...{ text: question.text, options: question.options, figure: question.figure ?? null },
        })),
      },
    };
  },
});
