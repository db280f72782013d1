/** Ids that are the same at every seeding, so that one that was cut off is completed by the next. */
import { v5 as uuidv5 } from 'uuid';
import type { Actor } from '#events/decider/recorded-event.ts';
import { streamIdFor } from '#services/command/handle.ts';
import type { DemoTutor } from './people.ts';

const DEMO = '6f1d2a52-8a0e-4c86-9c3b-2f3f6f0f7d10';

export const commandIdOf = (...of: string[]) => uuidv5(of.join('/'), DEMO);
export const tutorId = (key: DemoTutor['key']) => commandIdOf('tutor', key);
export const studentId = (name: string) => streamIdFor(commandIdOf('enrol', name));

export const tutorActor = (key: DemoTutor['key']): Actor => ({
  id: tutorId(key),
  role: key === 'whitfield' ? 'owner' : 'tutor',
});
export const studentActor = (name: string): Actor => ({ id: studentId(name), role: 'student' });
