import { studentHomeworkAnswer } from '#contracts/submissions.ts';
import { homeworkOfStudent, type StudentHomework } from '#projections/homework/student-queries.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { openTexts } from '#services/open-texts.ts';
import { studentInPath, studentParams } from '#services/students/student-id.ts';

export const getHomeworkForStudent = defineUseCase({
  operation: 'getHomeworkForStudent',
  summary: 'A student’s homework with what became of it, newest first',
  method: 'GET',
  path: '/api/students/:id/homework',
  access: 'student',
  own: studentInPath,
  params: studentParams,
  answer: studentHomeworkAnswer,
  run: async ({ params }, { readModels, keys }) => {
    const rows = await openTexts(await homeworkOfStudent(readModels.sql, params.id), ['feedback'], keys);
    return {
      body: {
        homework: rows.map(told),
        assigned: rows.length,
        completed: rows.filter(({ submission_id }) => submission_id !== null).length,
        graded: rows.filter(({ is_graded }) => is_graded).length,
      },
    };
  },
});

const told = ({ submission_id, submitted_at, late, is_graded, grade, feedback, ...row }: StudentHomework) => ({
  ...row,
  submission:
    submission_id === null || submitted_at === null
      ? null
      : { id: submission_id, submitted_at, late: late === true, is_graded: is_graded === true, grade, feedback },
});
