import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';

/** What a tutor chooses for a mark: its status, or a late cancellation, which is an absent mark whose class is taken. */
export type MarkChoice = AttendanceStatus | 'late-cancellation';

type MarkFields = Pick<AttendanceRow, 'status' | 'late_cancellation_hours'>;
export const toMarkChoice = ({ status, late_cancellation_hours }: MarkFields): MarkChoice =>
  late_cancellation_hours === null ? status : 'late-cancellation';

interface RequestedStatus {
  status: AttendanceStatus;
  late_cancellation?: boolean | undefined;
}
export const toStatusFields = (choice: MarkChoice) =>
  choice === 'late-cancellation' ? ({ status: 'absent', late_cancellation: true } as const) : { status: choice };
export const toRequestedChoice = ({ status, late_cancellation }: RequestedStatus): MarkChoice =>
  late_cancellation ? 'late-cancellation' : status;

/** Whether the class of a student is taken, now or, while none is left, later. */
export const takesClass = (choice: MarkChoice): boolean => choice !== 'absent';

/** True if a recorded absence becomes present or a late cancellation, which needs a reason. */
export const takesBackAbsence = (recorded: MarkChoice | undefined, choice: MarkChoice): boolean =>
  recorded !== undefined && recorded !== 'present' && recorded !== choice && takesClass(choice);

/** The rule of late cancellations of a civil date, in hours before the class; 0 if there is none. */
export const findLateCancellationHours = (
  { late_cancellation_rules }: Pick<CentreResponse, 'late_cancellation_rules'>,
  date: string,
): number => late_cancellation_rules.findLast(({ from }) => from === null || from <= date)?.hours ?? 0;

/**
 * The hours of the rule by which a late cancellation can be chosen for a date; undefined if it cannot. One that is recorded stays as it
 * is, also where its rule was changed on its day.
 */
export const toLateChoice = (
  centre: Pick<CentreResponse, 'late_cancellation_rules'>,
  date: string,
  recorded: Pick<AttendanceRow, 'late_cancellation_hours'> | null,
): number | undefined => recorded?.late_cancellation_hours ?? (findLateCancellationHours(centre, date) || undefined);
