import type { PaymentMethod } from '#events/values/shapes.ts';
import { parseCents } from '../../lib/parse-cents.ts';
import { moneyFaultTexts } from './money-copy.ts';

/** How money changed hands, as typed in a dialog. Nothing is chosen at first, so that nothing is recorded that nobody entered. */
export interface TransferDraft {
  method: PaymentMethod | '';
  day: string;
  reference: string;
}
export const emptyTransfer: TransferDraft = { method: '', day: '', reference: '' };
export const emptyPayment = { ...emptyTransfer, amount: '', receivedBy: '' };
export type PaymentDraft = typeof emptyPayment;

/** The fault of a day; undefined if it is today, which may still be unknown, or earlier. */
const findDayFault = (day: string, today: string | undefined): string | undefined => {
  if (day === '') return moneyFaultTexts.day;
  return today !== undefined && day > today ? moneyFaultTexts.dayInFuture : undefined;
};

const toMethodAndReference = (method: PaymentMethod, reference: string) => ({
  method,
  ...(reference.trim() && { reference: reference.trim() }),
});

/** The faults of money that is returned, and the fields of the request; undefined while something is missing or wrong. */
export function parseReturn({ method, day, reference }: TransferDraft, today: string | undefined) {
  const faults = {
    method: method === '' ? moneyFaultTexts.returnMethod : undefined,
    day: findDayFault(day, today),
  };
  const isComplete = method !== '' && faults.day === undefined;
  return { faults, body: isComplete ? { ...toMethodAndReference(method, reference), returned_on: day } : undefined };
}

/** The same of a payment that came in, and its cents. */
export function parsePayment({ method, day, reference, amount, receivedBy }: PaymentDraft, today: string | undefined) {
  const cents = parseCents(amount) || undefined;
  const faults = {
    amount: cents === undefined ? moneyFaultTexts.amount : undefined,
    method: method === '' ? moneyFaultTexts.method : undefined,
    day: findDayFault(day, today),
    receivedBy: receivedBy === '' ? moneyFaultTexts.receivedBy : undefined,
  };
  const body =
    cents === undefined || method === '' || faults.day || receivedBy === ''
      ? undefined
      : {
          ...{ amount_cents: cents, received_on: day, received_by: receivedBy },
          ...toMethodAndReference(method, reference),
        };
  return { faults, cents, body };
}
