import type { AttendanceCharge, AttendanceStatus } from '../../values/shapes.ts';

/** A student's attendance mark on one date. */
export interface AttendanceMark {
  readonly date: string;
  /** Id of the event that created the mark. */
  readonly id: string;
  readonly status: AttendanceStatus;
  /** The rule under which an absent mark took a class as a late cancellation; undefined for every other mark. */
  readonly lateCancellationHours?: number | undefined;
  readonly charge: AttendanceCharge;
  /** Id of the event that took the class; undefined unless the mark is covered. */
  readonly chargedBy?: string | undefined;
  readonly note?: string | undefined;
  /** A note that only tutors read. */
  readonly privateNote?: string | undefined;
  /** Version of the stream at the last change of the mark, with the id of its actor and its UTC instant. */
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string;
}
