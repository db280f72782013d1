/** The change that each event of attendance makes to a mark, in the same fields for all of these events. */
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { AttendanceChangeType, AttendanceCharge, AttendanceStatus, ReasonCode } from '../../values/shapes.ts';
import type { AttendanceMark } from './attendance-mark.ts';
import { type AttendanceEvent, attendanceEvents, type BalanceChange } from './events.ts';

/** One change of an attendance mark. Every field besides the first four is undefined if the event does not state it. */
export interface AttendanceChange extends Pick<AttendanceMark, 'lateCancellationHours'> {
  readonly what: AttendanceChangeType;
  /** Id of the event. */
  readonly id: string;
  /** Id of the mark. */
  readonly mark: string;
  /** Date of the mark after the change. */
  readonly date: string;
  /** What the event states of the mark before the change. */
  readonly from?: Partial<Pick<AttendanceMark, 'date' | 'status' | 'lateCancellationHours'>> &
    Pick<AttendanceMark, 'charge'>;
  readonly status?: AttendanceStatus;
  readonly charge?: AttendanceCharge;
  readonly note?: string | undefined;
  /** True if `note` is the note after the change, where undefined means none; false if the change keeps the note. */
  readonly statesNote: boolean;
  /** Only tutors read it. */
  readonly privateNote?: string | undefined;
  /** The same as `statesNote` for the private note. */
  readonly statesPrivateNote: boolean;
  readonly reason?: string | undefined;
  /** The reason's code; undefined for an event of a version without codes, too. */
  readonly code?: ReasonCode | undefined;
  readonly change?: BalanceChange | undefined;
  /** Id of the event whose class is given back. */
  readonly reverses?: string | undefined;
}

export const isAttendanceEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { readonly type: AttendanceEvent['type'] }> => Object.hasOwn(attendanceEvents, event.type);

const statesNotes = { statesNote: true, statesPrivateNote: true };
const keepsNotes = { statesNote: false, statesPrivateNote: false };

export const toAttendanceChange = (event: RecordedEvent<AttendanceEvent>): AttendanceChange => {
  const { id } = event;
  switch (event.type) {
    case 'AttendanceMarked':
      return { ...event.data, what: 'marked', id, mark: id, ...statesNotes };
    case 'AttendanceCorrected':
      return { ...event.data, what: 'corrected', id, ...statesNotes };
    case 'AttendanceMoved':
      return { ...event.data, what: 'moved', id, ...statesNotes };
    case 'AttendanceNoted':
      return { ...event.data, what: 'noted', id, ...statesNotes };
    case 'AttendancePrivatelyNoted':
      return { ...event.data, what: 'privately-noted', id, statesNote: false, statesPrivateNote: true };
    case 'AttendanceVoided':
      return { ...event.data, what: 'voided', id, status: 'absent', charge: 'none', ...keepsNotes };
    case 'UncoveredClassSettled': {
      const from = { charge: 'uncovered' } as const;
      return { ...event.data, what: 'settled', id, from, charge: 'covered', ...keepsNotes };
    }
  }
};

type MarkCharge = Pick<AttendanceMark, 'status' | 'charge' | 'chargedBy' | 'lateCancellationHours'>;
const noMark: MarkCharge = { status: 'absent', charge: 'none' };

/** The status and charge of a mark after a change; `before` is undefined for a new mark. */
export const toMarkCharge = (change: AttendanceChange, before: MarkCharge = noMark): MarkCharge => {
  const { id, status = before.status, charge = before.charge } = change;
  // A covered mark keeps the class that an earlier event took, unless this event takes one.
  const chargedBy = change.change === undefined ? before.chargedBy : id;
  const { lateCancellationHours } = change.status === undefined ? before : change;
  return { status, lateCancellationHours, charge, chargedBy: charge === 'covered' ? chargedBy : undefined };
};
