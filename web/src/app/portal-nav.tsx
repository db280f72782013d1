import { Link, useLocation } from 'wouter';
import type { Profile } from '#contracts/session.ts';
import { navOf } from './routes.ts';

const linkStyle =
  'flex h-12 items-center border-b-2 border-transparent whitespace-nowrap text-quiet hover:text-ink md:h-17 aria-[current]:border-accent aria-[current]:text-ink';

/** Links to the screens of this person; the one they are on, or within, is marked. */
export function PortalNav({ profile }: { profile: Profile }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="flex flex-wrap gap-x-5">
      {navOf(profile).map(({ label, href }) => {
        const to = href(profile);
        const here = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined;
        return (
          <Link key={to} href={to} aria-current={here} className={linkStyle}>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
