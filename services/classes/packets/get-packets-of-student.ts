import { studentPacketsResponse } from '#contracts/packets.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { listPackets } from '#services/record/packets/packet-store.ts';
import { toPacketListRows } from './get-packets.ts';

const PACKETS_MAX = 100;

export const getPacketsOfStudent = defineUseCase({
  operation: 'getPacketsOfStudent',
  summary: 'The packets about a student, newest first',
  method: 'GET',
  path: '/api/students/:id/packets',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: studentPacketsResponse,
  run: async ({ params: { id: studentId } }, context: Context<'sql' | 'readModels'>) => {
    const student = await fetchStudent(context.readModels.sql, studentId);
    if (!student) return refuse('student-unknown');
    const found = await listPackets(context.sql, { studentId, limit: PACKETS_MAX });
    const { id, name } = student;
    return { body: { student: { id, name }, rows: await toPacketListRows(context, found) } };
  },
});
