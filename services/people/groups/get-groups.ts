import { groupsResponse } from '#contracts/groups.ts';
import { fetchGroups } from '#projections/people/groups/groups-query.ts';
import { listClasses } from '#services/core/timetable/list-classes.ts';
import { loadTimetable, type TimetableContext } from '#services/core/timetable/load-timetable.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';

export const getGroups = defineUseCase({
  operation: 'getGroups',
  summary: 'Every group with its students, and the group of the tutor’s last roll',
  method: 'GET',
  path: '/api/groups',
  access: 'tutor',
  answer: groupsResponse,
  run: async ({ profile }, context: TimetableContext & Context<'sql' | 'clock'>) => {
    const { readModels, sql, clock, centre } = context;
    const today = getCivilDate(clock, centre.timeZone);
    const [rows, timetable, [chosen]] = await Promise.all([
      fetchGroups(readModels.sql),
      loadTimetable(context, today),
      sql<{ group_id: string }[]>`select group_id from desk.roll_groups where tutor_id = ${profile.id}`,
    ]);
    const groups = rows.map((group) => ({
      ...group,
      meetings: timetable.meetings
        .filter(({ group_id }) => group_id === group.id)
        .map(({ group_id: _, group_name: __, ...meeting }) => meeting),
    }));
    // A group that was archived since is no longer offered.
    const rollGroup = groups.find(({ id }) => id === chosen?.group_id);
    const classes_today = [...listClasses(timetable, today, today)];
    return { body: { groups, roll_group: rollGroup?.id ?? null, classes_today } };
  },
});
