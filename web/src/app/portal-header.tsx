import { cx } from 'class-variance-authority';
import { Menu, Search, X } from 'lucide-react';
import { Suspense, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { productName } from '../copy/common.ts';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { findDashboardPath } from '../navigation/entry-paths.ts';
import { paths } from '../navigation/paths.ts';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import type { PagePerson } from '../session/find-person.ts';
import { useCentre } from '../session/session.ts';
import { BidiIsolatedName } from '../ui/bidi-isolated-name.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { ThemeSwitch } from '../ui/theme/theme-switch.tsx';
import { useMenu } from '../ui/use-menu.ts';
import { headerTexts as copy } from './portal-copy.ts';
import { PortalNav } from './portal-nav.tsx';
import { listNavLinks } from './portal-screens.ts';
import { SignOutButtons } from './sign-out-buttons.tsx';

/** Only students have it. */
const NotificationBell = createLazyComponent(() =>
  import('../features/people/notifications/notification-bell.tsx').then((module) => module.NotificationBell),
);

/**
 * Maximum number of letters in the centre's name and the links in a wide screen's single row. With more letters, the
 * links have a row of their own.
 */
const LETTERS_IN_ROW = 88;
/** Maximum number of letters in the row with a greeting. With more letters, the row shows only the person's name. */
const LETTERS_WITH_GREETING = 90;
/** Width of the space between two links, in letters. */
const GAP = 2;

interface PortalHeaderProps {
  profile: PagePerson;
  onSearch(): void;
}

/**
 * The header: one row on wide screens, two on narrower ones. On phones a menu holds the links, the name and the buttons
 * to sign out.
 */
export function PortalHeader({ profile, onSearch }: PortalHeaderProps) {
  const menuId = useId();
  const { open, close, button, area } = useMenu();
  const menu = useRef<HTMLDivElement>(null);
  // What is above the header moves the menu down; its end must stay within the window, so that it can be scrolled to.
  useLayoutEffect(() => {
    if (open) menu.current?.style.setProperty('--menu-top', `${menu.current.getBoundingClientRect().top}px`);
  }, [open]);
  const hasBell = profile.role === 'student' && !profile.awaiting_approval;
  const centre = useCentre()?.name ?? productName;
  const letters = listNavLinks(profile).reduce((sum, { label }) => sum + label.length + GAP, centre.length);
  const inRow = letters <= LETTERS_IN_ROW;
  const greets = !inRow || letters + profile.name.length <= LETTERS_WITH_GREETING;
  return (
    <header {...area} className="relative border-b border-rule bg-sheet">
      <div
        className={cx(
          'mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-end gap-x-2 px-4 py-2 sm:px-8 lg:py-0',
          'lg:grid lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:pt-3',
          inRow && 'xl:flex xl:flex-wrap xl:min-h-17 xl:gap-x-5 xl:pt-0',
        )}
      >
        {/* Where less is left beside the buttons, the centre's name has a row of its own. */}
        <div className="flex-1 basis-[6rem] xl:flex-none">
          <Link href={findDashboardPath(profile.role)} onClick={close} className="inline-block rounded-control">
            <Logo name={centre} />
          </Link>
        </div>
        {hasBell && (
          <div className="size-11 lg:relative lg:justify-self-end xl:order-1 xl:-mr-5">
            <ErrorBoundary resetKey="" fallback={null}>
              <Suspense>
                <NotificationBell studentId={profile.id} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
        <Button {...button} aria-controls={menuId} className="lg:hidden">
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
          {copy.menu}
        </Button>
        <div
          id={menuId}
          ref={menu}
          className={cx(
            'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-30 max-lg:max-h-[calc(100dvh-var(--menu-top))] max-lg:overflow-y-auto',
            'max-lg:border-y max-lg:border-rule max-lg:bg-sheet max-lg:shadow-lift lg:contents',
            !open && 'max-lg:hidden',
          )}
        >
          <PortalNav profile={profile} inRow={inRow} onLeave={close} />
          <Button
            variant="quiet"
            className="min-h-12 w-full justify-start rounded-none border-x-0 border-t-rule border-b-0 max-lg:px-4 max-lg:sm:px-8 lg:hidden"
            onClick={() => {
              // The menu is gone when the palette closes, so the focus returns to the button of the menu.
              close();
              onSearch();
            }}
          >
            <Search aria-hidden />
            {copy.search}
          </Button>
          <p
            className={cx(
              'text-sm text-quiet wrap-anywhere max-lg:border-t max-lg:border-rule max-lg:px-4 max-lg:pt-3 max-lg:sm:px-8',
              'lg:row-start-2 lg:justify-self-end xl:grow xl:text-right',
              // Where only the name is shown, a long one is cut off rather than the row broken.
              !greets && 'xl:min-w-0 xl:basis-8 xl:truncate',
            )}
          >
            <span className={cx(!greets && 'xl:sr-only')}>{copy.welcome}</span>
            <Link
              href={paths.account}
              onClick={close}
              title={copy.account}
              className="text-accent underline underline-offset-2 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
            >
              <BidiIsolatedName name={profile.name} />
            </Link>
          </p>
          <div className="flex items-center gap-1 max-lg:flex-row-reverse max-lg:items-start max-lg:justify-between max-lg:px-4 max-lg:pt-2 max-lg:pb-4 max-lg:sm:px-8 lg:col-start-3 lg:row-start-1 lg:justify-self-end xl:order-2">
            <Button
              variant="quiet"
              size="icon"
              aria-label={copy.search}
              title={copy.search}
              className="max-lg:hidden"
              onClick={onSearch}
            >
              <Search aria-hidden />
            </Button>
            <ThemeSwitch />
            <SignOutButtons />
          </div>
        </div>
      </div>
    </header>
  );
}
