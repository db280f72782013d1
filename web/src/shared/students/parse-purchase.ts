import { findPlan, toPriceCents } from '#events/values/plans.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { parseCents } from '../../lib/parse-cents.ts';
import { moneyFaultTexts } from '../money/money-copy.ts';
import { purchaseTexts } from './manage-classes-copy.ts';

interface PurchaseInput<Payment> {
  /** The code of the added classes; undefined without one, and for removed classes. */
  code: ReasonCode | undefined;
  price: string;
  priceReason: string;
  paidNow: boolean;
  /** The payment; undefined while something of it is missing or wrong. */
  payment: Payment | undefined;
}

/**
 * The price and the payment of added classes as typed. A plan has a price, and another one than its list price needs a reason;
 * “Other” classes may have a price. `body` has the fields of the request, and is undefined while something is missing or wrong.
 */
export function parsePurchase<Payment>({ code, price, priceReason, paidNow, payment }: PurchaseInput<Payment>) {
  const plan = findPlan(code);
  const listCents = plan && toPriceCents(plan);
  const hasPrice = plan !== undefined || code === 'other';
  const isPaidNow = hasPrice && paidNow;
  const cents = hasPrice ? parseCents(price) : null;
  const needsReason = listCents !== undefined && typeof cents === 'number' && cents !== listCents;
  const isPriceMissing = cents === null && (plan !== undefined || isPaidNow);
  const faults = {
    price: cents === undefined || isPriceMissing ? moneyFaultTexts.amount : undefined,
    priceReason: needsReason && priceReason.trim() === '' ? purchaseTexts.priceReasonFault : undefined,
  };
  const isComplete = !faults.price && !faults.priceReason && (!isPaidNow || payment !== undefined);
  const bought = typeof cents === 'number' && {
    purchase: { price_cents: cents, ...(needsReason && { price_reason: priceReason.trim() }) },
    ...(isPaidNow && payment && { payment }),
  };
  const body = isComplete ? { ...bought } : undefined;
  return { plan, listCents, hasPrice, isPaidNow, cents, needsReason, faults, body };
}
