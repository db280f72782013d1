/** The events of the stream `groups`: named sets of students. The stream is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { authoredText } from '../../kernel/personal-text.ts';
import { GROUP_NAME_LENGTH_MAX, GROUP_STUDENTS_MAX } from '../../values/limits.ts';

const name = authoredText(GROUP_NAME_LENGTH_MAX);
const students = z.array(z.uuid()).max(GROUP_STUDENTS_MAX);

export const groupEvents = defineEvents({
  GroupCreated: z.strictObject({ group: z.uuid(), name, students }),
  GroupRenamed: z.strictObject({ group: z.uuid(), name }),
  GroupMembersChanged: z.strictObject({ group: z.uuid(), added: students, removed: students }),
  /** The group is no longer offered. Nothing that was recorded with it changes. */
  GroupArchived: z.strictObject({ group: z.uuid() }),
});
export type GroupEvent = EventOf<typeof groupEvents>;
