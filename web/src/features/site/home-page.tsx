import { centreFacts } from '#events/values/centre-facts.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { RegisterDrawing, ServiceIcon, Stars, TableDrawing } from './illustrations.tsx';
import { PageTop, PublicLayout, Section } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.home;

const CallToActionLinks = () => (
  <p className="mt-8 flex flex-wrap gap-3">
    <a href={paths.pricing} className={buttonStyle({ variant: 'primary' })}>
      {copy.seePlans}
    </a>
    <a href={paths.about} className={buttonStyle()}>
      {copy.aboutUs}
    </a>
  </p>
);

export const HomePage = () => (
  <PublicLayout path={paths.home}>
    <PageTop picture={<RegisterDrawing />}>
      <h1 className="text-title sm:text-display">{centreFacts.headline}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{centreFacts.intro}</p>
      <CallToActionLinks />
    </PageTop>
    <Section title={copy.districts}>
      <Sheet>
        <ul className="-mt-px -ml-px flex flex-wrap *:grow *:basis-2/5 *:border-t *:border-l *:border-rule sm:*:basis-0">
          {centreFacts.districts.map((district) => (
            <li key={district} className="px-3 py-4 font-serif sm:px-5 text-heading font-semibold">
              {district}
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
    <Section title={copy.services}>
      <Sheet>
        <ul className="-mt-px -ml-px grid *:border-t *:border-l *:border-rule sm:grid-cols-2">
          {centreFacts.services.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-5 p-6">
              <ServiceIcon name={icon} />
              <div className="min-w-0 flex-1">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-1 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
    <Section title={copy.rating}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-serif text-figure font-semibold">
          {centreFacts.rating.score}
          <span className="sr-only"> {copy.outOf}</span>
        </span>
        <Stars />
        <span className="text-quiet">
          {centreFacts.rating.reviews} · {centreFacts.rating.source}
        </span>
      </p>
      <div className="mt-6 grid gap-4 lg:grid-cols-3">
        {centreFacts.testimonials.map(({ text, author, month }) => (
          <figure key={text} className="flex flex-col rounded-sheet border border-rule bg-sheet p-6">
            <blockquote className="font-serif text-heading">“{text}”</blockquote>
            <figcaption className="mt-auto pt-4 text-sm text-quiet">
              {author} · {month}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
    <Section title={centreFacts.facility.title}>
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_24rem]">
        <div>
          <p className="max-w-xl text-heading text-quiet">{centreFacts.facility.text}</p>
          <ul className="mt-5 list-disc pl-5">
            {centreFacts.facility.points.map((point) => (
              <li key={point} className="mt-1">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <TableDrawing />
      </div>
    </Section>
    <Section title={copy.callToAction}>
      <p className="text-heading text-quiet">{copy.callToActionText}</p>
      <CallToActionLinks />
    </Section>
  </PublicLayout>
);
