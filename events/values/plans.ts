/**
 * The plans on sale, from `centre-facts.json`. Imports nothing but that file, because the sign-up form shares it;
 * `centre-facts.ts` checks the file.
 */
import facts from './centre-facts.json' with { type: 'json' };

export interface Plan {
  /** Events name a plan by its id, also when it is no longer on sale. */
  readonly id: string;
  readonly name: string;
  readonly classes: number;
  /** Dollars as families read them, such as `$350`. */
  readonly price: string;
}

export const plans: readonly Plan[] = facts.plans;

/** The plan with this id; undefined if none on sale has it. */
export const findPlan = (id: string | null | undefined): Plan | undefined => plans.find((plan) => plan.id === id);

export const toCents = (dollars: string): number => Math.round(Number(dollars.replaceAll(/[$,]/g, '')) * 100);

export const toPriceCents = ({ price }: Plan): number => toCents(price);
