/** Creates ids that are the same in every seeding, so that a second seeding completes an interrupted one. */
import { v5 as uuidv5 } from 'uuid';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { DemoTutor } from './people.ts';

const DEMO = '6f1d2a52-8a0e-4c86-9c3b-2f3f6f0f7d10';

export const toCommandId = (...of: string[]) => uuidv5(of.join('/'), DEMO);
export const toTutorId = (key: DemoTutor['key']) => toCommandId('tutor', key);
export const toDemoStudentId = (name: string) => toNewStreamId(toCommandId('enrol', name));

export const toTutorActor = (key: DemoTutor['key']): Actor => ({
  id: toTutorId(key),
  role: key === 'whitfield' ? 'owner' : 'tutor',
});
export const toDemoStudentActor = (name: string): Actor => ({ id: toDemoStudentId(name), role: 'student' });
