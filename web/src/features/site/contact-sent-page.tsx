import { centreFacts } from '#events/values/centre-facts.ts';
import { preventLineBreaks } from '../../lib/fact-separator.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageTop, PublicLayout } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.contactSentPage;

/** Opens after the contact form was sent. */
export const ContactSentPage = () => (
  <PublicLayout path={paths.contactSent}>
    <PageTop>
      <h1 className="text-title sm:text-display">{copy.title}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{copy.toText(preventLineBreaks(centreFacts.phone))}</p>
      <p className="mt-8">
        <a href={paths.home} className={buttonStyle()}>
          {copy.home}
        </a>
      </p>
    </PageTop>
  </PublicLayout>
);
