import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { MAIN_CONTENT_ID, SkipLink } from '../../app/skip-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Logo } from '../../ui/logo.tsx';
import { Address, ContactLinks } from './contact-details.tsx';
import { publicSiteTexts as copy } from './public-site-copy.ts';

const width = 'mx-auto w-full max-w-6xl px-4 sm:px-8';

interface PublicLayoutProps {
  /** Path of the page, whose link in the header is marked. */
  path: string;
  children: ReactNode;
}

/** Header and footer of a public page. Rendered to HTML when the web is built, so nothing here may need the browser. */
export const PublicLayout = ({ path, children }: PublicLayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header className="border-b border-rule bg-sheet">
      <div className={cx(width, 'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2')}>
        <a href={paths.home} className="inline-flex min-h-11 items-center">
          <Logo name={centreFacts.name} />
        </a>
        <nav aria-label={copy.navigation} className="flex flex-wrap items-center gap-x-1 max-sm:-ml-3">
          <HeaderLink href={paths.about} isCurrent={path === paths.about}>
            {copy.about}
          </HeaderLink>
          <HeaderLink href={paths.pricing} isCurrent={path === paths.pricing}>
            {copy.pricing}
          </HeaderLink>
          <HeaderLink href={paths.login}>{copy.portal}</HeaderLink>
          <a href={paths.login} className={cx(buttonStyle({ variant: 'primary' }), 'ml-2')}>
            {copy.signIn}
          </a>
        </nav>
      </div>
    </header>
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="@container/page flex-1">
      {children}
    </main>
    <footer className="mt-16 border-t border-rule bg-sheet py-10 text-sm lg:mt-24">
      <div className={cx(width, 'grid gap-8 sm:grid-cols-3')}>
        <div>
          <p className="font-semibold">{centreFacts.name}</p>
          <Address className="mt-1 text-quiet not-italic" />
          <a
            href={publicPagePaths['record-key']}
            className="mt-2 inline-flex min-h-11 items-center text-accent underline"
          >
            {copy.recordKey}
          </a>
        </div>
        <div>
          <p className="font-semibold">{copy.reachUs}</p>
          <ContactLinks hasForm />
        </div>
        <div>
          <p className="font-semibold">{copy.hours}</p>
          {centreFacts.hours.map((line) => (
            <p key={line} className="mt-1 text-quiet">
              {line}
            </p>
          ))}
        </div>
      </div>
    </footer>
  </div>
);

const HeaderLink = ({ isCurrent = false, ...props }: ComponentProps<'a'> & { isCurrent?: boolean }) => (
  <a
    aria-current={isCurrent ? 'page' : undefined}
    className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-hover aria-[current=page]:text-accent aria-[current=page]:underline"
    {...props}
  />
);

/** A part of a public page, with the margin line of a register. */
export const Section = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <section className={cx(width, 'mt-16 lg:mt-24', className)}>
    <h2 className="border-l-2 border-margin py-1 pl-4 text-title">{title}</h2>
    <div className="mt-6 lg:mt-8">{children}</div>
  </section>
);

export const PageTop = ({ children, picture }: { children: ReactNode; picture?: ReactNode }) => (
  <div className={cx(width, 'grid items-center gap-10 pt-10 lg:grid-cols-[1fr_24rem] lg:gap-16 lg:pt-16')}>
    <div className="border-l-2 border-margin py-2 pl-5 lg:py-6 lg:pl-10">{children}</div>
    {picture}
  </div>
);
