import { useSearchParams } from 'wouter';
import type { Plan } from '#events/values/shapes.ts';
import { chosenPlanTexts } from '../../copy/sign-up.ts';

const isPlan = (text: string): text is Plan => Object.hasOwn(chosenPlanTexts, text);

/** The plan in the address, from “Get Started” on the page with the prices, and a function that removes it. Unknown plans are ignored. */
export function useChosenPlan(): [Plan | undefined, () => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get('plan') ?? '';
  const remove = () =>
    setParams(
      (current) => {
        current.delete('plan');
        return current;
      },
      { replace: true },
    );
  return [isPlan(text) ? text : undefined, remove];
}
