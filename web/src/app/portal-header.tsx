import { Link } from 'wouter';
import type { Profile } from '#contracts/session.ts';
import { Logo } from '../ui/logo.tsx';
import { PortalNav } from './portal-nav.tsx';
import { dashboardOf } from './routes.ts';
import { useCentre } from './session.ts';
import { SignOut } from './sign-out.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** One row on a desk; on a phone the links and the welcome line go below. */
export function PortalHeader({ profile }: { profile: Profile }) {
  return (
    <header className="border-b border-rule bg-sheet">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 pt-3 sm:px-8 md:min-h-17 md:flex-nowrap md:py-0">
        <Link href={dashboardOf(profile.role)} className="mr-auto min-w-0 rounded-control md:mr-0">
          <Logo name={useCentre()?.name ?? 'Rollbook'} />
        </Link>
        <div className="order-3 flex min-w-full items-center gap-x-4 md:order-none md:min-w-0 md:flex-1">
          <PortalNav profile={profile} />
          <p className="ml-auto min-w-0 truncate text-sm text-quiet">Welcome, {profile.name}</p>
        </div>
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <SignOut />
        </div>
      </div>
    </header>
  );
}
