import { v5 as uuidv5 } from 'uuid';
import { assignPracticeRequest, assignPracticeResponse } from '#contracts/assigned-practice.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import {
  type AssignedPracticeRefusal,
  assignedPracticeAggregate,
} from '#events/learning/assigned-practice/assigned-practice-decider.ts';
import { ASSIGNED_PRACTICE_OPEN_MAX } from '#events/values/limits.ts';
import { fetchAssignedPractice } from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, executeCommand, toNewestPosition } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toTopicSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const assignPractice = defineUseCase({
  operation: 'assignPractice',
  attempt: 'assign practice',
  summary: 'Assigns a topic to students as practice. A completed session of the topic and grade fulfills it',
  method: 'POST',
  path: '/api/assigned-practice',
  access: 'tutor',
  body: assignPracticeRequest,
  answer: assignPracticeResponse,
  run: async (input, context: DispatchContext) => {
    const { body, commandId } = input;
    const { readModels, clock, centre } = context;
    const { subject, grade, due_on } = body;
    const students = [...new Set(body.students)];
    const topic = toTopicSlug(subject, body.topic);
    if (topic === undefined) return refuse('invalid-request', { errors: { topic: 'Choose a topic from the list.' } });
    if (due_on !== null && due_on < getCivilDate(clock, centre.timeZone))
      return refuse('invalid-request', { errors: { due_on: 'Choose today or a later day.' } });
    if (!(await areCurrentStudents(context, students))) return refuse('student-archived');
    const command = { type: 'AssignPractice', subject, grade, topic, dueOn: due_on ?? undefined } as const;
    const loadRefusal = async (studentId: string) => {
      const [row] = await fetchAssignedPractice(readModels.sql, [studentId]);
      const open = row?.assigned.filter(({ done_at }) => done_at === null) ?? [];
      const isSame = (each: (typeof open)[number]) =>
        each.subject === subject && each.grade === grade && each.topic === topic;
      if (open.some(isSame)) return 'already-open';
      return open.length >= ASSIGNED_PRACTICE_OPEN_MAX ? 'too-many-open' : undefined;
    };
    const outcomes = await mapInParallel(students, (studentId) => {
      const request = { ...input, commandId: uuidv5(studentId, commandId), batch: input };
      const precondition = () => loadRefusal(studentId);
      return executeCommand(context, request, assignedPracticeAggregate, studentId, command, { precondition });
    });
    if (outcomes.some(({ status }) => status === 'command-reused')) return refuse('command-reused');
    const count = (...refusals: (AssignedPracticeRefusal | 'too-many-open')[]) =>
      outcomes.filter((each) => each.status === 'refused' && refusals.includes(each.refusal)).length;
    const answer = {
      assigned: outcomes.filter(({ status }) => status === 'done').length,
      ...{ already: count('already-open'), full: count('too-many-open', 'assigned-too-often') },
    };
    return { body: answer, position: toNewestPosition(outcomes) };
  },
});
