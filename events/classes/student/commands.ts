/** The commands on one student. */
import type { AttendanceStatus, ReasonCode } from '../../values/shapes.ts';
import type { PurchaseDetails } from './events.ts';

/** When a command was issued, and the rule of the centre that was in force then. */
export interface CommandTerms {
  /** The civil date in the centre's time zone. */
  today: string;
  /** The cap of both balances, in classes. */
  classesMax: number;
}

/** A command as a person requests it; the terms are added when it is dispatched. */
export type RequestedCommand<
  C = StudentCommand,
  Terms extends keyof CommandTerms = keyof CommandTerms,
> = C extends unknown ? Omit<C, Terms> : never;

export type StudentCommand =
  | ({ type: 'EnrolStudent'; name: string; email: string; classes: number; via: 'sign-up' | 'tutor' } & CommandTerms)
  | AdjustClassesCommand
  | MarkAttendanceCommand
  | CorrectAttendanceCommand
  /** Applies as many as fit when `classes` is missing. */
  | ({ type: 'ApplyWaitingClasses'; classes?: number | undefined } & CommandTerms)
  /** Withdraws all when `classes` is missing. */
  | ({ type: 'WithdrawWaitingClasses'; classes?: number | undefined; reason: string } & Refund & CommandTerms)
  /** Takes back what an addition of classes gave. `purchase` is the id of its event. */
  | ({ type: 'ReversePurchase'; purchase: string; reason: string } & Coded & CommandTerms)
  | SettleUncoveredClassCommand
  | VoidAttendanceCommand
  | { type: 'ArchiveStudent' }
  /** `via` is `restore` when missing. */
  | { type: 'RestoreStudent'; email: string; via?: 'restore' | 'merge' }
  | { type: 'ChangeStudentEmail'; email: string };

/** The reason's code, for reports. */
interface Coded {
  code?: ReasonCode | undefined;
}
interface Refund extends Coded {
  /** The money returned for the classes. */
  refundCents?: number | undefined;
}

export interface AdjustClassesCommand extends Refund, CommandTerms {
  type: 'AdjustClasses';
  direction: 'add' | 'remove';
  classes: number;
  /** An empty string means no reason. */
  reason?: string | undefined;
  /** Of a removal: waiting classes are withdrawn first, and only the rest is removed from the balances. */
  withdrawWaiting?: boolean | undefined;
  /** What the tutor wrote down of the purchase that an addition records. */
  purchase?: Omit<PurchaseDetails, 'listPriceCents'> | undefined;
}

/** Takes the class of an uncovered mark. */
export interface SettleUncoveredClassCommand extends ApplyWaitingFirst, CommandTerms {
  type: 'SettleUncoveredClass';
  date: string;
}

/** A part of the commands that may take a class. */
interface ApplyWaitingFirst {
  /** If no class is left for the command to take, the waiting classes that fit are applied first. */
  applyWaiting?: boolean | undefined;
}

/** The parts that the commands to mark and to correct attendance have in common. */
export interface RequestedMark extends CommandTerms {
  status: AttendanceStatus;
  /** A missing note leaves the recorded one unchanged; '' or null clears it. */
  note?: string | null | undefined;
  /** The note that only tutors read, by the same rule. */
  privateNote?: string | null | undefined;
  /**
   * Why the mark is made or changed so late. A correction needs one, and so does a new mark that turns a recorded absence
   * into present. An empty string means no reason.
   */
  reason?: string | undefined;
  /**
   * Version of the mark that the command's form showed, 0 for no mark. If the mark has changed since, the command is
   * refused, unless the mark already is what the command asks for.
   */
  seenVersion?: number | undefined;
}

export interface MarkAttendanceCommand extends RequestedMark, ApplyWaitingFirst {
  type: 'MarkAttendance';
  date: string;
  /** The note for the whole class, used by a mark without a note of its own (specification, section 5). */
  generalNote?: string | undefined;
}

/** A command that changes an existing mark, and moves it when `date` differs from `from`. */
export interface CorrectAttendanceCommand extends RequestedMark, Coded {
  type: 'CorrectAttendance';
  /** The present date of the mark. */
  from: string;
  /** The corrected date of the mark. */
  date: string;
}

/** Voids a mark that should never have been made. */
export interface VoidAttendanceCommand extends Pick<RequestedMark, 'seenVersion'>, Coded, CommandTerms {
  type: 'VoidAttendance';
  date: string;
  reason: string;
}

export type StudentRefusal =
  | 'student-unknown'
  | 'student-archived'
  | 'student-not-archived'
  | 'date-in-future'
  | 'mark-changed'
  | 'date-taken'
  /** A correction, and a change that takes a class for a recorded absence, need a reason. */
  | 'reason-needed'
  | 'nothing-waiting'
  | 'no-room'
  | 'purchase-unknown'
  | 'purchase-reversed'
  | 'purchase-used'
  | 'no-mark'
  | 'not-uncovered'
  | 'no-classes-left';
