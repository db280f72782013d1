import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PUBLIC_URL_PLACEHOLDER } from '#contracts/page-placeholders.ts';
import { type PublicPageName, publicPagePaths, unlistedPublicPages } from '#contracts/public-pages.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage, ContactSentPage } from './contact-page.tsx';
import { HomePage } from './home-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { toPublicPageTexts } from './public-site-copy.ts';
import { RecordKeyPage } from './record-key-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const pages: Readonly<Record<PublicPageName, () => ReactNode>> = {
  home: HomePage,
  about: AboutPage,
  pricing: PricingPage,
  contact: ContactPage,
  'contact-sent': ContactSentPage,
  'record-key': RecordKeyPage,
  unsubscribe: UnsubscribePage,
};

/** The HTML of a public page, which is complete without JavaScript, and what describes it in its head. */
export function renderPublicPage(name: PublicPageName): { head: string; body: string } {
  const Page = pages[name];
  const { title, description } = toPublicPageTexts(centreFacts)[name];
  const address = `${PUBLIC_URL_PLACEHOLDER}${publicPagePaths[name]}`;
  const fullTitle = `${title} · ${centreFacts.name}`;
  return {
    head: renderToStaticMarkup(
      <>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={centreFacts.name} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        {unlistedPublicPages.includes(publicPagePaths[name]) && <meta name="robots" content="noindex" />}
      </>,
    ),
    body: renderToStaticMarkup(<Page />),
  };
}
