import { facts } from '#events/values/centre-facts.ts';
import { publicSiteTexts } from '../copy/public-site.ts';
import { toPhoneLink } from '../lib/to-phone-link.ts';
import { paths } from '../navigation/paths.ts';

/** The centre's street and town. */
export const Address = ({ className }: { className: string }) => (
  <address className={className}>
    {facts.address.street}
    <br />
    {facts.address.town}
  </address>
);

const linkStyle = 'inline-flex min-h-11 items-center text-accent underline';

/**
 * Links that call the centre and write to it. Their targets are as high as buttons, so the lines overlap the space around. `hasForm`
 * adds a link to the contact form.
 */
export const ContactLinks = ({ hasForm = false }: { hasForm?: boolean }) => (
  <p className="-my-2 flex flex-col items-start">
    <a className={linkStyle} href={toPhoneLink(facts.phone)}>
      {facts.phone}
    </a>
    <a className={linkStyle} href={`mailto:${facts.mail}`}>
      {facts.mail}
    </a>
    {hasForm && (
      <a className={linkStyle} href={paths.contact}>
        {publicSiteTexts.writeToUs}
      </a>
    )}
  </p>
);
