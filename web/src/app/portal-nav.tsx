import { Link, useLocation, useRouter } from 'wouter';
import type { Profile } from '#contracts/session.ts';
import { preloadPath } from './match.ts';
import { navOf } from './routes.ts';

const linkStyle =
  'flex h-12 items-center border-b-2 border-transparent whitespace-nowrap text-quiet hover:text-ink xl:h-17 aria-[current]:border-accent aria-[current]:text-ink';

/** Links to the screens of this person; the one they are on, or within, is marked. */
export function PortalNav({ profile }: { profile: Profile }) {
  const [path] = useLocation();
  const { parser } = useRouter();
  return (
    <nav aria-label="Main" className="flex flex-wrap gap-x-5 xl:shrink-0 xl:flex-nowrap">
      {navOf(profile).map(({ label, href }) => {
        const to = href(profile);
        const here = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined;
        const preload = () => preloadPath(parser, to);
        return (
          <Link key={to} href={to} aria-current={here} className={linkStyle} onPointerEnter={preload} onFocus={preload}>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
