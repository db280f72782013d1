import { z } from 'zod';
import { toFirstName } from '#contracts/to-first-name.ts';
import { addDays } from '#events/values/add-days.ts';
import { listClasses } from '#services/core/timetable/list-classes.ts';
import { loadTimetable, type TimetableContext } from '#services/core/timetable/load-timetable.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findStudentOfToken } from './calendar-address.ts';
import { formatCalendar } from './format-calendar.ts';

/** Days from today on whose classes a calendar shows. */
const AHEAD_DAYS = 180;
const SUFFIX = '.ics';
const MEDIA_TYPE = 'text/calendar; charset=utf-8';

export const getCalendarFile = defineUseCase({
  operation: 'getCalendarFile',
  summary: 'The planned classes of the student of a secret address, as iCalendar (RFC 5545)',
  method: 'GET',
  path: '/api/calendar/:file',
  access: 'public',
  limitsAttempts: true,
  params: z.strictObject({ file: z.string() }),
  streams: [MEDIA_TYPE],
  run: async ({ params: { file } }, context: TimetableContext & Context<'sql' | 'clock' | 'config'>) => {
    const token = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : '';
    const student = await findStudentOfToken(context, token);
    if (!student) return refuse('not-found');
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const timetable = await loadTimetable(context, today, student.id);
    const classes = [...listClasses(timetable, today, addDays(today, AHEAD_DAYS))];
    const text = formatCalendar(classes, {
      centre: context.config.centreName,
      now: context.clock(),
      // A family may have the calendars of several children on one phone.
      ...(student.isOfFamily && { firstName: toFirstName(student.name) }),
    });
    const stream = async function* () {
      yield text;
    };
    return { stream: stream(), mediaType: MEDIA_TYPE, fileName: 'classes.ics' };
  },
});
