import type { AttendanceStatus, Charge } from '../values/shapes.ts';

/** The mark of one date. */
export interface AttendanceMark {
  readonly date: string;
  /** Id of the event that made it. */
  readonly id: string;
  readonly status: AttendanceStatus;
  readonly charge: Charge;
  /** The event that took its class; a covered mark alone has one. */
  readonly chargedBy?: string | undefined;
  readonly note?: string | undefined;
  /** Version of the stream at the mark's last change, who made it, and when (UTC instant). */
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: string;
}
