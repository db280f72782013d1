import type { AttendanceStatus } from '#events/values/shapes.ts';

/** True if a recorded absence becomes present, which takes a class, now or later, and needs a reason. */
export const becomesPresent = (recorded: AttendanceStatus | undefined, status: AttendanceStatus): boolean =>
  recorded === 'absent' && status === 'present';
