import type { LogEvent } from '../../engine/table.ts';

/** What a student is: as their profile says it. */
export type StudentStanding = 'current' | 'former' | 'erased';

export const toErasedStudent = ({ data }: Extract<LogEvent, { type: 'PersonErased' }>): string | undefined =>
  data.role === 'student' ? data.person : undefined;

/** A command that was decided in the moment of the erasure does not bring the person back. */
export const toStandingAfter = (standing: StudentStanding, type: LogEvent['type']): StudentStanding => {
  if (standing === 'erased') return standing;
  if (type === 'StudentArchived') return 'former';
  return type === 'StudentRestored' ? 'current' : standing;
};
