import type { PurchaseMoney } from '#contracts/money.ts';

type OpenPurchase = Pick<PurchaseMoney, 'id' | 'open_cents'>;

export interface AllocatedPayment {
  /** The purchases that get something, in their order. */
  readonly allocations: { purchase_id: string; cents: number }[];
  /** What is left of the payment, which becomes credit. */
  readonly restCents: number;
}

/** Pays purchases in their order, each as far as the payment reaches. */
export function allocatePayment(cents: number, purchases: readonly OpenPurchase[]): AllocatedPayment {
  let restCents = cents;
  const allocations = purchases.flatMap(({ id, open_cents }) => {
    const part = Math.min(restCents, open_cents);
    restCents -= part;
    return part > 0 ? [{ purchase_id: id, cents: part }] : [];
  });
  return { allocations, restCents };
}

/** The purchases among the chosen ones that can still be paid for, the oldest first as they are listed. */
export const findChosenPurchases = <Purchase extends OpenPurchase>(
  purchases: readonly Purchase[],
  chosen: readonly string[],
): Purchase[] => purchases.filter(({ id, open_cents }) => open_cents > 0 && chosen.includes(id));
