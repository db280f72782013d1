/** The events of the stream `groups`: named sets of students. The stream is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { authoredText } from '../../values/authored-text.ts';
import { GROUP_MEETINGS_MAX, GROUP_NAME_LENGTH_MAX, GROUP_STUDENTS_MAX, ROOM_LENGTH_MAX } from '../../values/limits.ts';
import { civilDate, timeOfDay, weekday } from '../../values/shapes.ts';

const name = authoredText(GROUP_NAME_LENGTH_MAX);
const students = z.array(z.uuid()).max(GROUP_STUDENTS_MAX);

/** A class that a group has every week. Its times are those of the centre's clocks. */
const meeting = z.strictObject({
  weekday,
  begins: timeOfDay,
  ends: timeOfDay,
  room: authoredText(ROOM_LENGTH_MAX).optional(),
});
export type Meeting = z.infer<typeof meeting>;

export const groupEvents = defineEvents({
  GroupCreated: z.strictObject({ group: z.uuid(), name, students }),
  GroupRenamed: z.strictObject({ group: z.uuid(), name }),
  GroupMembersChanged: z.strictObject({ group: z.uuid(), added: students, removed: students }),
  /** The classes of every week from a civil day on, in place of all that were planned for that day or later. */
  GroupScheduled: z.strictObject({
    group: z.uuid(),
    from: civilDate,
    meetings: z.array(meeting).max(GROUP_MEETINGS_MAX),
  }),
  /** The group is no longer offered. Nothing that was recorded with it changes. */
  GroupArchived: z.strictObject({ group: z.uuid() }),
});
export type GroupEvent = EventOf<typeof groupEvents>;
