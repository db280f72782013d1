import type { ReactNode } from 'react';
import { FORM_FOCUS_ATTRIBUTE, toFormPlaceholder } from '#contracts/page-placeholders.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX, NOTE_LENGTH_MAX } from '#events/values/limits.ts';
import { preventLineBreaks } from '../../lib/fact-separator.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { ContactLinks } from './contact-details.tsx';
import { PageTop, PublicLayout, Section } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.contactPage;

/** The server fills in the placeholders: what was typed, and what was wrong with it. */
export const ContactPage = () => (
  <PublicLayout path={paths.contact}>
    <PageTop>
      <h1 className="text-title sm:text-display">{copy.title}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{copy.intro}</p>
    </PageTop>
    <Section title={copy.formTitle}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem] lg:gap-16">
        <Sheet className="p-6">
          {/* Browsers show their own messages in their own language and outside the page; the server's answer names each fault. */}
          <form method="post" action={paths.contact} noValidate className="flex flex-col gap-5">
            <p
              {...{ [FORM_FOCUS_ATTRIBUTE]: 'notice' }}
              role="alert"
              tabIndex={-1}
              className="rounded-control border border-margin p-3 empty:hidden"
            >
              {toFormPlaceholder('notice')}
            </p>
            <input type="hidden" name="idempotency_key" value={toFormPlaceholder('value.idempotency_key')} />
            <ContactFormField name="name" label={copy.name}>
              {(control) => (
                <input {...control} autoComplete="name" maxLength={NAME_LENGTH_MAX} className={inputStyle} />
              )}
            </ContactFormField>
            <ContactFormField name="contact" label={copy.contact}>
              {(control) => (
                <input {...control} autoComplete="email" maxLength={EMAIL_LENGTH_MAX} className={inputStyle} />
              )}
            </ContactFormField>
            <ContactFormField name="message" label={copy.message}>
              {(control) => (
                <textarea {...control} rows={6} maxLength={NOTE_LENGTH_MAX} className={`${controlStyle} px-3 py-2`} />
              )}
            </ContactFormField>
            {/* Programs that send spam fill in every field. Browsers and password managers know no value of this name. */}
            <div aria-hidden="true" className="sr-only">
              <label htmlFor="remark">{copy.leaveEmpty}</label>
              <input id="remark" name="remark" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
            </div>
            <p className="text-sm text-quiet">{copy.privacy}</p>
            <button type="submit" className={buttonStyle({ variant: 'primary', className: 'self-start' })}>
              {copy.send}
            </button>
          </form>
        </Sheet>
        <div>
          <h3 className="text-heading">{copy.direct}</h3>
          <div className="mt-3">
            <ContactLinks />
          </div>
          {centreFacts.hours.map((line) => (
            <p key={line} className="mt-1 text-quiet">
              {line}
            </p>
          ))}
        </div>
      </div>
    </Section>
  </PublicLayout>
);

const inputStyle = `${controlStyle} min-h-11 px-3 py-2`;

interface ContactFormFieldProps {
  name: 'name' | 'contact' | 'message';
  label: string;
  children(control: Record<string, unknown>): ReactNode;
}

/** A field whose value and error the server fills in. The error takes no space while it is empty. */
const ContactFormField = ({ name, label, children }: ContactFormFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={name} className="font-semibold">
      {label}
    </label>
    {children({
      ...{ id: name, name, required: true, defaultValue: toFormPlaceholder(`value.${name}`) },
      [FORM_FOCUS_ATTRIBUTE]: name,
      'aria-invalid': toFormPlaceholder(`invalid.${name}`),
      'aria-describedby': `${name}-error`,
    })}
    <p id={`${name}-error`} className="text-sm text-margin empty:hidden">
      {toFormPlaceholder(`error.${name}`)}
    </p>
  </div>
);

const sentTexts = publicSiteTexts.contactSentPage;

/** Opens after the contact form was sent. */
export const ContactSentPage = () => (
  <PublicLayout path={paths.contactSent}>
    <PageTop>
      <h1 className="text-title sm:text-display">{sentTexts.title}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{sentTexts.toText(preventLineBreaks(centreFacts.phone))}</p>
      <p className="mt-8">
        <a href={paths.home} className={buttonStyle()}>
          {sentTexts.home}
        </a>
      </p>
    </PageTop>
  </PublicLayout>
);
