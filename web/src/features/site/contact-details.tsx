import { centreFacts } from '#events/values/centre-facts.ts';
import { toPhoneLink } from '../../lib/to-phone-link.ts';
import { paths } from '../../navigation/paths.ts';
import { publicSiteTexts } from './public-site-copy.ts';

/** The centre's street and town. */
export const Address = ({ className }: { className: string }) => (
  <address className={className}>
    {centreFacts.address.street}
    <br />
    {centreFacts.address.town}
  </address>
);

const linkStyle = 'inline-flex min-h-11 items-center text-accent underline wrap-anywhere';

/**
 * Links that call the centre and write to it. Their targets are as high as buttons, so the lines overlap the space around. `hasForm`
 * adds a link to the contact form.
 */
export const ContactLinks = ({ hasForm = false }: { hasForm?: boolean }) => (
  <p className="-my-2 flex flex-col items-start">
    <a className={linkStyle} href={toPhoneLink(centreFacts.phone)}>
      {centreFacts.phone}
    </a>
    <a className={linkStyle} href={`mailto:${centreFacts.mail}`}>
      {centreFacts.mail}
    </a>
    {hasForm && (
      <a className={linkStyle} href={paths.contact}>
        {publicSiteTexts.writeToUs}
      </a>
    )}
  </p>
);
