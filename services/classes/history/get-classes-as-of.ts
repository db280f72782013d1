import { asOfQuery, asOfResponse } from '#contracts/class-audit.ts';
import { isCivilDate } from '#events/values/is-civil-date.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type Clock, getCivilDate, getEndOfMinute, getLastInstant } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { computeAsOf } from './compute-as-of.ts';
import { readStudentEvents } from './read-student-events.ts';
import { toAuditEntryList } from './to-audit-entry-list.ts';

export const getClassesAsOf = defineUseCase({
  operation: 'getClassesAsOf',
  summary: 'A student’s classes as they were on a day, with later corrections, and as they were known at an instant',
  method: 'GET',
  path: '/api/students/:id/classes/as-of',
  access: 'owner',
  cost: 'moderate',
  params: studentParams,
  query: asOfQuery,
  answer: asOfResponse,
  run: async (
    { params, query },
    context: Context<'readModels' | 'store' | 'keys' | 'loadAggregate' | 'clock' | 'centre'>,
  ) => {
    const { readModels, store, keys, clock, centre } = context;
    const [student, events] = await Promise.all([
      fetchStudent(readModels.sql, params.id),
      readStudentEvents(store, params.id),
    ]);
    if (!student) return refuse('student-unknown');
    const clocks = chooseClocks(query, clock, centre.timeZone);
    // The day of an instant may be one before the first day or after the last one that there is.
    if (!isCivilDate(clocks.effectiveOn))
      return refuse('invalid-request', { errors: { known: 'There is no such day.' } });
    const { effective, known, knownStatus, ...lists } = computeAsOf(events, clocks);
    const { classesMax } = await loadRulesOn(context, clocks.effectiveOn);
    const isOutOfRange = [effective.remaining, effective.total].some((sum) => sum < 0 || sum > classesMax);
    // A balance can also be above a cap that the owner lowered since.
    const isExplained = isOutOfRange && lists.recordedLate.length > 0;
    const parts = { readModels, keys };
    const { id, name, archived_at } = student;
    return {
      body: {
        student: { id, name, archived_at },
        effective: { on: clocks.effectiveOn, figures: effective, classes_max: classesMax },
        known: { at: clocks.knownAt, status: knownStatus, figures: known },
        recorded_later: await toAuditEntryList(lists.recordedLater, parts),
        effective_later: await toAuditEntryList(lists.effectiveLater, parts),
        recorded_late: isExplained ? await toAuditEntryList(lists.recordedLate, parts) : null,
      },
    };
  },
});

/** A missing day or instant follows from the other one, or from the present. */
function chooseClocks(
  { effective, known }: { effective?: string | undefined; known?: string | undefined },
  clock: Clock,
  timeZone: string,
) {
  const knownAt = known && toKnownInstant(known, timeZone);
  const effectiveOn = effective ?? getCivilDate(knownAt ? () => new Date(knownAt) : clock, timeZone);
  const dayEnd = getLastInstant(effectiveOn, timeZone);
  return { effectiveOn, dayEnd, knownAt: knownAt ?? dayEnd };
}

const toKnownInstant = (known: string, timeZone: string): string =>
  known.endsWith('Z') ? new Date(known).toISOString() : getEndOfMinute(known, timeZone);
