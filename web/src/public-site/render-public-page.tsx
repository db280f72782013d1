import { renderToStaticMarkup } from 'react-dom/server';
import { facts } from '#events/values/centre-facts.ts';
import { toPublicPageTexts } from '../copy/public-site.ts';
import { paths } from '../navigation/paths.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { ContactSentPage } from './contact-sent-page.tsx';
import { HomePage } from './home-page.tsx';
import { PricingPage } from './pricing-page.tsx';

const pages = {
  home: { path: paths.home, Page: HomePage },
  about: { path: paths.about, Page: AboutPage },
  pricing: { path: paths.pricing, Page: PricingPage },
  contact: { path: paths.contact, Page: ContactPage },
  'contact-sent': { path: paths.contactSent, Page: ContactSentPage },
};
type PublicPage = keyof typeof pages;

/** The server puts its public address in this place. */
const ORIGIN = '%PUBLIC_URL%';

/** The HTML of a public page, which is complete without JavaScript, and what describes it in its head. */
export function renderPublicPage(page: PublicPage): { head: string; body: string } {
  const { path, Page } = pages[page];
  const { title, description } = toPublicPageTexts(facts)[page];
  const address = `${ORIGIN}${path}`;
  const fullTitle = `${title} · ${facts.name}`;
  return {
    head: renderToStaticMarkup(
      <>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={facts.name} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
      </>,
    ),
    body: renderToStaticMarkup(<Page />),
  };
}
