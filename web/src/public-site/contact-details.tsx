import { publicSiteTexts } from '../copy/public-site.ts';
import { paths } from '../navigation/paths.ts';
import { content } from './centre-content.ts';

/** The centre's street and town. */
export const Address = ({ className }: { className: string }) => (
  <address className={className}>
    {content.address.street}
    <br />
    {content.address.town}
  </address>
);

const linkStyle = 'inline-flex min-h-11 items-center text-accent underline';

/**
 * Links that call the centre and write to it. Their targets are as high as buttons, so the lines overlap the space around. `hasForm`
 * adds a link to the contact form.
 */
export const ContactLinks = ({ hasForm = false }: { hasForm?: boolean }) => (
  <p className="-my-2 flex flex-col items-start">
    <a className={linkStyle} href={`tel:${content.phone.replaceAll(/[^\d+]/g, '')}`}>
      {content.phone}
    </a>
    <a className={linkStyle} href={`mailto:${content.mail}`}>
      {content.mail}
    </a>
    {hasForm && (
      <a className={linkStyle} href={paths.contact}>
        {publicSiteTexts.writeToUs}
      </a>
    )}
  </p>
);
