import { centreFacts } from '#events/values/centre-facts.ts';
import { paths } from '../../navigation/paths.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Address, ContactLinks } from './contact-details.tsx';
import { TableDrawing } from './illustrations.tsx';
import { PageTop, PublicLayout, Section } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.aboutPage;

export const AboutPage = () => (
  <PublicLayout path={paths.about}>
    <PageTop picture={<TableDrawing />}>
      <h1 className="text-title sm:text-display">{centreFacts.aboutTitle}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{centreFacts.intro}</p>
    </PageTop>
    <Section title={copy.visit}>
      <Sheet className="grid gap-6 p-6 sm:grid-cols-3">
        <Address className="font-serif text-heading not-italic" />
        <ContactLinks hasForm />
        <div>
          {centreFacts.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Sheet>
    </Section>
    <Section title={copy.approach}>
      <ol className="grid gap-6 lg:grid-cols-3">
        {centreFacts.approach.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-margin pt-4">
            <p aria-hidden className="font-serif text-figure text-margin">
              {at + 1}
            </p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
    <Section title={copy.team}>
      <Sheet>
        <ul className="divide-y divide-rule">
          {centreFacts.team.map(({ name, role, text }) => (
            <li key={name} className="grid gap-x-6 gap-y-1 px-6 py-5 sm:grid-cols-[16rem_1fr]">
              <div>
                <h3 className="text-heading">{name}</h3>
                <p className="text-sm text-quiet">{role}</p>
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  </PublicLayout>
);
