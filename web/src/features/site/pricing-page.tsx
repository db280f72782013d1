import { MISSED_CLASSES_PLACEHOLDER } from '#contracts/page-placeholders.ts';
import { centreFacts, type PlanFacts } from '#events/values/centre-facts.ts';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageTop, PublicLayout, Section } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.pricingPage;
/** The server writes the text, because it follows from the rules in force. */
const missedClasses = { title: centreFacts.missedClasses.title, text: MISSED_CLASSES_PLACEHOLDER };

export const PricingPage = () => (
  <PublicLayout path={paths.pricing}>
    <PageTop>
      <h1 className="text-title sm:text-display">{centreFacts.pricingTitle}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{centreFacts.pricingIntro}</p>
    </PageTop>
    <Section title={copy.plans}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {centreFacts.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-quiet">{centreFacts.limitNote}</p>
    </Section>
    <Section title={copy.policies}>
      <dl className="grid gap-6 lg:grid-cols-3">
        {[missedClasses, ...centreFacts.policies].map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-heading font-semibold">{title}</dt>
            <dd className="mt-1 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  </PublicLayout>
);

const PlanCard = ({ plan }: { plan: PlanFacts }) => (
  <li className="flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 className="text-heading">{plan.name}</h3>
      {plan.badge && <Badge tone="good">{plan.badge}</Badge>}
    </div>
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
      <span className="font-serif text-display font-semibold">{plan.price}</span>
      {plan.insteadOf && (
        <span className="text-quiet">
          <span className="sr-only">{copy.instead} </span>
          <s>{plan.insteadOf}</s>
        </span>
      )}
    </p>
    <p className="mt-1">
      {copy.toClasses(plan.classes)} · {copy.toPerSession(plan.perSession)}
    </p>
    {plan.saving && <p className="mt-1 font-semibold text-good">{plan.saving}</p>}
    <p className="mt-3 mb-6 text-quiet">{plan.text}</p>
    <div className="mt-auto flex flex-col gap-3">
      <a href={paths.signUpFor(plan.id)} className={buttonStyle({ variant: plan.badge ? 'primary' : 'secondary' })}>
        {copy.getStarted}
        <span className="sr-only"> {copy.toGetStartedContext(plan.name)}</span>
      </a>
      <a href={paths.contactAbout(plan.id)} className={buttonStyle({ variant: 'quiet' })}>
        {copy.contact}
        <span className="sr-only"> {copy.toContactContext(plan.name)}</span>
      </a>
    </div>
  </li>
);
