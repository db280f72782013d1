/** What the payments of a request have in common: their fields, who may have received them, and equal earlier ones. */
import type { z } from 'zod';
import type { paymentFields, receivePaymentRequest, returnFields } from '#contracts/money.ts';
import { findEqualEntries, type NewEntry } from '#events/classes/student/decide-money.ts';
import type { ReceivedPayment, ReturnedMoney } from '#events/classes/student/money-commands.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { fetchCurrentTutors, fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { nameFutureDay, type Refusal, refuse } from '#services/platform/problems/refuse.ts';

type Fields<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape>>;

export const toReceivedPayment = (body: Fields<typeof paymentFields>): ReceivedPayment => ({
  amountCents: body.amount_cents,
  method: body.method,
  reference: body.reference,
  receivedOn: body.received_on,
  receivedBy: body.received_by,
});

export const toAllocations = (allocations: z.output<typeof receivePaymentRequest>['allocations']) =>
  allocations.map(({ purchase_id: purchase, cents }) => ({ purchase, cents }));

export const toReturnedMoney = (body: Fields<typeof returnFields>): ReturnedMoney => ({
  method: body.method,
  reference: body.reference,
  returnedOn: body.returned_on,
});

/** Refuses a receiver who is not a current tutor or owner, who could not have taken the money. */
export const checkReceiver = async (
  { readModels }: Context<'readModels'>,
  receiver: string | undefined,
): Promise<Refusal | undefined> => {
  if (receiver === undefined) return undefined;
  const isTutor = (await fetchCurrentTutors(readModels.sql)).some(({ id }) => id === receiver);
  return isTutor ? undefined : refuse('receiver-unknown');
};

/** Completes a refusal: which equal entries there are, who recorded the newest and when, or at which field a day is wrong. */
export const describeRefusedMoney = async (
  { readModels, loadAggregate, clock, centre }: DispatchContext,
  studentId: string,
  refusal: Refusal,
  entries: readonly NewEntry[],
): Promise<Refusal> => {
  if (refusal.refused !== 'possible-duplicate')
    return nameFutureDay(refusal, entries[0]?.kind === 'purchase' ? 'payment.received_on' : 'received_on');
  const { state } = await loadAggregate(studentAggregate, studentId);
  const today = getCivilDate(clock, centre.timeZone);
  const equal = entries.flatMap((entry) => findEqualEntries(state.money, entry, today));
  const newest = equal.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at)).at(-1);
  if (newest === undefined) return refusal;
  const changedBy = (await fetchNamesById(readModels.sql, [newest.by])).get(newest.by);
  const equalEntries = equal.map(({ id }) => id);
  return { ...refusal, equalEntries, changedAt: newest.at, ...(changedBy && { changedBy }) };
};
