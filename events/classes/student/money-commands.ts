/** The commands on the money of a student. All amounts are cents. */
import type { PaymentMethod, ReasonCode, ReversedMoney } from '../../values/shapes.ts';
import type { Allocation, JointPayment } from './events.ts';

/** How money changes hands. */
export interface MoneyTransfer {
  readonly method: PaymentMethod;
  /** The number of a check, receipt or transfer; an empty string means none. */
  readonly reference?: string | undefined;
}

/** A payment of one student. */
export interface ReceivedPayment extends MoneyTransfer {
  readonly amountCents: number;
  readonly receivedOn: string;
  /** The person of the centre who took the money. */
  readonly receivedBy: string;
}

/** Money that is returned on a day. */
export interface ReturnedMoney extends MoneyTransfer {
  readonly returnedOn: string;
}

export interface Explained {
  readonly reason: string;
  readonly code?: ReasonCode | undefined;
}

/** A command that may record the same money twice: the equal entries that the form showed. */
export interface MaybeDuplicate {
  readonly seenEqual?: readonly string[] | undefined;
}

export type MoneyCommand =
  | ({
      type: 'ReceivePayment';
      allocations: readonly Allocation[];
      joint?: JointPayment | undefined;
      /**
       * True if another student's part was recorded already: the money came in, so this part is recorded too, and what it can no
       * longer pay for is credit.
       */
      completesJoint?: boolean | undefined;
    } & ReceivedPayment &
      MaybeDuplicate)
  /** `whole` says that the parts of the other students of the same payment are reversed too. */
  | ({ type: 'ReversePayment'; payment: string; whole?: true | undefined } & Explained)
  /** Pays as much of a purchase as the credit allows. `cents` is what the form showed. */
  | { type: 'UseCredit'; purchase: string; cents: number }
  | GiveRefundCommand
  | ({ type: 'ReverseRefund'; refund: string } & Explained)
  | { type: 'ClearDuplicate'; entry: string };

/** Names a purchase, a payment, or neither. */
export interface GiveRefundCommand extends ReturnedMoney, Explained {
  readonly type: 'GiveRefund';
  readonly purchase?: string | undefined;
  readonly payment?: string | undefined;
  readonly cents: number;
  /** Classes that are taken back, waiting ones first; 0 when missing. */
  readonly classes?: number | undefined;
  /** How many classes the form said would be taken. */
  readonly seenTaken?: number | undefined;
}

/** What becomes of the money of a purchase that is reversed. */
export interface MoneyOfReversal {
  readonly money?: ReversedMoney | undefined;
  /** How it is returned, if it is. */
  readonly returned?: ReturnedMoney | undefined;
}
