/**
 * The plans on sale, those that were sold before, and the currency, from `centre-facts.json`. Imports nothing but that file, because
 * the sign-up form shares it; `centre-facts.ts` checks the file.
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

/** The code of the one currency of all amounts, such as `USD`. */
export const { currency }: { currency: string } = facts;

/** Plans that are no longer on sale. A centre that has always sold the same plans may leave them out. */
const { formerPlans = [] }: { formerPlans?: readonly Pick<Plan, 'id' | 'name' | 'classes'>[] } = facts;

/** The name and the classes of a plan that is or was on sale; undefined if the file has none with this id. */
export const findSoldPlan = (id: string): Pick<Plan, 'name' | 'classes'> | undefined =>
  [...plans, ...formerPlans].find((plan) => plan.id === id);

/** The plan with this id; undefined if none on sale has it. */
export const findPlan = (id: string | null | undefined): Plan | undefined => plans.find((plan) => plan.id === id);

export const toCents = (dollars: string): number => Math.round(Number(dollars.replaceAll(/[$,]/g, '')) * 100);

export const toPriceCents = ({ price }: Plan): number => toCents(price);
