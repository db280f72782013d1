import { isErased } from '#contracts/is-erased.ts';
import { personalDataQuery, personalDataTexts as texts } from '#contracts/personal-data.ts';
import { PERSONAL_DATA_FILES_PER_DAY } from '#events/values/limits.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { UseCaseContext } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toPersonalDataJson, toPersonalDataPage } from './format-personal-data.ts';
import { listPersonalData } from './personal-data-sections.ts';

const filesPerDay: LimitDefinition = {
  name: 'personal-data-files',
  points: PERSONAL_DATA_FILES_PER_DAY,
  windowSeconds: 24 * 60 * 60,
};

const mediaTypes = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const;

export const getPersonalData = defineUseCase({
  operation: 'getPersonalData',
  summary: 'Everything that is kept about a student, as a file for programs or for people',
  method: 'GET',
  path: '/api/students/:id/personal-data',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  cost: 'high',
  params: studentParams,
  query: personalDataQuery,
  streams: Object.values(mediaTypes),
  run: async (input, context: UseCaseContext) => {
    const { params, query, profile, family, session } = input;
    const withStaffNotes = query.staff_notes === 'include';
    if (withStaffNotes && !(profile.role === 'tutor' && profile.owner)) return refuse('unauthorized');
    const { readModels, limits, clock, centre, config, attempts } = context;
    const student = await fetchStudent(readModels.sql, params.id);
    if (!student) return refuse('student-unknown');
    if (isErased(student)) return refuse('person-erased', { detail: texts.erased });
    const { allowed, retryAfterSeconds } = await limits.consume(filesPerDay, `${session.userId} ${params.id}`);
    if (!allowed) return refuse('too-many-requests', { retryAfterSeconds, detail: texts.tooMany });
    const leftOut: string[] = [
      texts.secrets,
      texts.keys,
      profile.role === 'tutor' ? texts.othersForStaff : texts.others,
    ];
    if (!withStaffNotes) leftOut.push(texts.staffNotes);
    if (family) leftOut.push(texts.familyDrafts);
    const head = {
      ...{ centre: config.centreName, timeZone: centre.timeZone, madeAt: clock(), leftOut, attempts },
      student: { id: params.id, name: student.name },
    };
    const sections = listPersonalData(context, { studentId: params.id, family, withStaffNotes, input });
    const write = query.format === 'json' ? toPersonalDataJson : toPersonalDataPage;
    const fileName = `personal-data-${getCivilDate(clock, centre.timeZone)}.${query.format}`;
    return { stream: write(head, sections), mediaType: mediaTypes[query.format], fileName };
  },
});
