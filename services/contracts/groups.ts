import { z } from 'zod';
import { GROUP_NAME_LENGTH_MAX, GROUP_STUDENTS_MAX } from '#events/values/limits.ts';
import { isReadableNickname } from './nickname.ts';
import { id, lowerCaseId, namedPerson, requiredText } from './primitives.ts';
import { groupMeeting, plannedClass } from './timetable.ts';

/** Shown on the leaderboard like a nickname, so the same rules apply. */
export const groupName = requiredText(GROUP_NAME_LENGTH_MAX, 'Please enter a name for the group.')
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .refine(isReadableNickname, 'Please write the name in letters that everyone can see.');
const studentIds = z.array(lowerCaseId).max(GROUP_STUDENTS_MAX, `A group has at most ${GROUP_STUDENTS_MAX} students.`);

const group = z.strictObject({
  id,
  name: z.string(),
  /** Ids of its current students, by name. */
  students: z.array(id),
  /** Its weekly classes that are in force today or later, by weekday and time. */
  meetings: z.array(groupMeeting),
  /** For `seen_version` of a new schedule; 0 without one. */
  schedule_version: z.int().min(0),
});
export type Group = z.infer<typeof group>;

/** GET /api/groups (getGroups, tutor): every current group, by name. */
export const groupsResponse = z.strictObject({
  groups: z.array(group),
  /** The group of which the tutor took the last roll; null for everybody. */
  roll_group: id.nullable(),
  /** The planned classes of today, by time. */
  classes_today: z.array(plannedClass),
});
export type GroupsResponse = z.infer<typeof groupsResponse>;

/** POST /api/groups (createGroup, tutor); answers the id of the new group. */
export const createGroupRequest = z.strictObject({ name: groupName, students: studentIds });
export type CreateGroupRequest = z.input<typeof createGroupRequest>;
export const createGroupResponse = z.strictObject({ id });
export type CreateGroupResponse = z.infer<typeof createGroupResponse>;

/**
 * POST /api/groups/{id} (changeGroup, tutor): a new name, and the students who join and leave; answers 204. It names
 * differences, so that two tutors can change a group at once.
 */
export const changeGroupRequest = z.strictObject({
  name: groupName.optional(),
  /** The name that the form showed. The request is a conflict if the group has got another name since. */
  seen_name: z.string().max(GROUP_NAME_LENGTH_MAX).optional(),
  added: studentIds,
  removed: studentIds,
});
export type ChangeGroupRequest = z.input<typeof changeGroupRequest>;

/** POST /api/groups/roll (chooseRollGroup, tutor): the group with which the tutor's next roll opens; answers 204. */
export const chooseRollGroupRequest = z.strictObject({ group: lowerCaseId.nullable() });
export type ChooseRollGroupRequest = z.input<typeof chooseRollGroupRequest>;

/** GET /api/leaderboard/groups (getLeaderboardGroups, signed-in): all groups for tutors, their own for students. */
export const leaderboardGroupsResponse = z.strictObject({ groups: z.array(namedPerson) });
export type LeaderboardGroupsResponse = z.infer<typeof leaderboardGroupsResponse>;
