import { useSearchParams } from 'wouter';
import { findPlan, type Plan } from '#events/values/plans.ts';

/** The plan in the address, from “Get Started” on the page with the prices, and a function that removes it. Unknown plans are ignored. */
export function useChosenPlan(): [Plan | undefined, () => void] {
  const [params, setParams] = useSearchParams();
  const remove = () =>
    setParams(
      (current) => {
        current.delete('plan');
        return current;
      },
      { replace: true },
    );
  return [findPlan(params.get('plan')), remove];
}
