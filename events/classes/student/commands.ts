/** The commands on one student. */
import type { AttendanceStatus, ReasonCode } from '../../values/shapes.ts';
import type { AbsenceCommand } from './absence-reports.ts';
import type { PurchaseDetails } from './events.ts';
import type { MaybeDuplicate, MoneyCommand, MoneyOfReversal, ReceivedPayment } from './money-commands.ts';

export type StudentCommand =
  | {
      type: 'EnrolStudent';
      name: string;
      email: string;
      classes: number;
      via: 'sign-up' | 'tutor';
      /** The line of a file from which the student was imported; `classes` is 0 then. */
      imported?: ImportedBalance | undefined;
    }
  | AdjustClassesCommand
  | MarkAttendanceCommand
  | CorrectAttendanceCommand
  /** Applies as many as fit when `classes` is missing. */
  | { type: 'ApplyWaitingClasses'; classes?: number | undefined }
  /** Withdraws all when `classes` is missing. */
  | ({ type: 'WithdrawWaitingClasses'; classes?: number | undefined; reason: string } & Coded)
  /** Takes back what an addition of classes gave. `purchase` is the id of its event. */
  | ({ type: 'ReversePurchase'; purchase: string; reason: string } & Coded & MoneyOfReversal)
  | MoneyCommand
  | SettleUncoveredClassCommand
  | VoidAttendanceCommand
  | AbsenceCommand
  /** `import` is the import that is undone. */
  | { type: 'ArchiveStudent'; import?: string | undefined }
  /** `via` is `restore` when missing. */
  | { type: 'RestoreStudent'; email: string; via?: 'restore' | 'merge' }
  | { type: 'ChangeStudentEmail'; email: string }
  | { type: 'MakePasswordCode' }
  | FamilyAccessCommand;

/** The commands on what families may see of a student. */
export type FamilyAccessCommand =
  /** Replaces an open invitation, if its id is given. Empty strings mean that the tutor wrote none. */
  | { type: 'InviteFamily'; name: string; email: string; replaces?: string | undefined }
  | { type: 'WithdrawFamilyInvitation'; invitation: string }
  /** Uses an invitation. `name` is that of the family account. */
  | { type: 'GiveFamilyAccess'; invitation: string; account: string; name: string }
  | { type: 'EndFamilyAccess'; account: string };

/** What a line of an imported file says about a student's classes. */
export interface ImportedBalance {
  /** Id of the import. */
  import: string;
  file: string;
  line: number;
  /** Classes left. */
  left: number;
  /** All classes that were ever bought: at least those left. */
  total: number;
  /** The note of the line. */
  reason?: string | undefined;
  /** The id of a plan. */
  code?: ReasonCode | undefined;
  effectiveOn: string;
}

/** The reason's code, for reports. */
interface Coded {
  code?: ReasonCode | undefined;
}

export interface AdjustClassesCommand extends Coded, MaybeDuplicate {
  type: 'AdjustClasses';
  direction: 'add' | 'remove';
  classes: number;
  /** An empty string means no reason. */
  reason?: string | undefined;
  /** Of a removal: waiting classes are withdrawn first, and only the rest is removed from the balances. */
  withdrawWaiting?: boolean | undefined;
  /** The price that is due for an addition; one that is not the list price needs a reason. */
  purchase?: Pick<PurchaseDetails, 'priceCents' | 'priceReason'> | undefined;
  /** What was paid for it at once. `purchase` is the id that the event of the addition will have. */
  payment?: (ReceivedPayment & { readonly purchase: string }) | undefined;
}

/** Takes the class of an uncovered mark. */
export interface SettleUncoveredClassCommand extends ApplyWaitingFirst {
  type: 'SettleUncoveredClass';
  date: string;
}

/** A part of the commands that may take a class. */
interface ApplyWaitingFirst {
  /** If no class is left for the command to take, the waiting classes that fit are applied first. */
  applyWaiting?: boolean | undefined;
}

/** The parts that the commands to mark and to correct attendance have in common. */
export interface RequestedMark {
  status: AttendanceStatus;
  /** True for an absent mark that takes a class, because the student canceled too late or not at all. */
  lateCancellation?: boolean | undefined;
  /** A missing note leaves the recorded one unchanged; '' or null clears it. */
  note?: string | null | undefined;
  /** The note that only tutors read, by the same rule. */
  privateNote?: string | null | undefined;
  /**
   * Why the mark is made or changed so late. A correction needs one, and so does a new mark that turns a recorded absence
   * into present or into a late cancellation. An empty string means no reason.
   */
  reason?: string | undefined;
  /**
   * Version of the mark that the command's form showed, 0 for no mark. If the mark has changed since, the command is
   * refused, unless the mark already is what the command asks for and no reason would be lost.
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
export interface VoidAttendanceCommand extends Pick<RequestedMark, 'seenVersion'>, Coded {
  type: 'VoidAttendance';
  date: string;
  reason: string;
}
