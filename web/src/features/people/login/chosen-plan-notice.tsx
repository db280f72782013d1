import type { Plan } from '#events/values/plans.ts';
import { Button } from '../../../ui/button.tsx';
import { chosenPlanHintText, removePlanText, toPlanWithClassesText } from './sign-up-copy.ts';

/** The plan that the sign-up is for, which can be removed. */
export const ChosenPlanNotice = ({ plan, onRemove }: { plan: Plan; onRemove(): void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 border-l-2 border-margin pl-4">
    <div>
      <p className="font-semibold">{toPlanWithClassesText(plan)}</p>
      <p className="text-sm text-quiet">{chosenPlanHintText}</p>
    </div>
    <Button size="small" variant="quiet" className="-ml-3" onClick={onRemove}>
      {removePlanText}
    </Button>
  </div>
);
