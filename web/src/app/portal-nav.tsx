import { cx } from 'class-variance-authority';
import { Link, useLocation } from 'wouter';
import { usePreload } from '../navigation/preload.ts';
import type { PagePerson } from '../session/find-person.ts';
import { navLabelText } from './portal-copy.ts';
import { listNavLinks } from './portal-screens.ts';

/** A full-width line in the phone's menu, a tab in the header. */
const linkStyle =
  'flex items-center whitespace-nowrap hover:text-ink aria-[current]:text-ink lg:text-quiet ' +
  'max-lg:h-12 max-lg:border-l-2 max-lg:border-l-margin/60 max-lg:pl-4 max-lg:hover:bg-hover ' +
  'max-lg:aria-[current]:bg-tint-accent max-lg:aria-[current]:font-semibold max-lg:focus-visible:-outline-offset-2 ' +
  'lg:h-12 lg:border-b-2 lg:border-transparent lg:aria-[current]:border-accent';

interface PortalNavProps {
  profile: PagePerson;
  /** True when the links share one row with the rest of the header, on wide screens. */
  inRow: boolean;
  /** Called before a link opens a screen. */
  onLeave(): void;
}

/** Links to the screens of this person. The link to the current screen, or to its parent screen, is marked. */
export function PortalNav({ profile, inRow, onLeave }: PortalNavProps) {
  const [path] = useLocation();
  const { preloadPage } = usePreload();
  return (
    <nav
      aria-label={navLabelText}
      className={cx(
        'max-lg:divide-y max-lg:divide-rule max-lg:pl-4 max-lg:sm:pl-8 lg:col-span-2 lg:row-start-2 lg:flex lg:flex-wrap lg:gap-x-5',
        inRow && 'xl:shrink-0 xl:flex-nowrap xl:gap-x-4 xl:*:h-17',
      )}
    >
      {listNavLinks(profile).map(({ label, href }) => {
        const to = href(profile);
        const here = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined;
        const preload = () => preloadPage(to);
        return (
          <Link
            key={to}
            href={to}
            aria-current={here}
            className={linkStyle}
            onClick={onLeave}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
