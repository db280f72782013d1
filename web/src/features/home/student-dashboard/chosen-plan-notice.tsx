import { centreContact } from '#events/values/centre-contact.ts';
import { findSoldPlan } from '#events/values/plans.ts';
import { toPhoneLink } from '../../../lib/to-phone-link.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { chosenPlanTexts as copy } from './student-dashboard-copy.ts';

/** Says what happens next to somebody who signed up for a plan. Nothing for no plan, or one that the centre never sold. */
export function ChosenPlanNotice({ planId }: { planId: string | undefined }) {
  const { email } = useProfile();
  const centre = useCentre();
  const plan = planId === undefined ? undefined : findSoldPlan(planId);
  if (!plan || !centre) return null;
  return (
    <Notice className="mb-8">
      <p className="font-semibold">{copy.toTitle(plan.name, plan.classes)}</p>
      <p className="mt-1 wrap-anywhere">
        {copy.toText(centre.name, email)}{' '}
        <a
          className="inline-block min-h-6 whitespace-nowrap text-accent underline"
          href={toPhoneLink(centreContact.phone)}
        >
          {centreContact.phone}
        </a>
      </p>
    </Notice>
  );
}
