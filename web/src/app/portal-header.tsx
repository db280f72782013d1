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
      <div className="mx-auto grid max-w-6xl grid-cols-[1fr_auto] items-center gap-x-2 px-4 pt-3 sm:px-8 xl:flex xl:min-h-17 xl:gap-x-6 xl:pt-0">
        <Link href={dashboardOf(profile.role)} className="justify-self-start rounded-control">
          <Logo name={useCentre()?.name ?? 'Rollbook'} />
        </Link>
        <div className="col-span-2 row-start-2 flex flex-wrap items-center gap-x-4 xl:min-w-0 xl:flex-1 xl:flex-nowrap">
          <PortalNav profile={profile} />
          <p className="ml-auto text-sm text-quiet wrap-anywhere xl:truncate max-xl:py-2">Welcome, {profile.name}</p>
        </div>
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <SignOut />
        </div>
      </div>
    </header>
  );
}
