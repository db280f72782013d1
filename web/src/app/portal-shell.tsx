import { type ReactNode, Suspense, useEffect } from 'react';
import type { Profile } from '#contracts/session.ts';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { reloadOnNewBuild } from '../live/reload.ts';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { useCentre, useIsSessionOver } from '../session/session.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoCentreBar } from './demo-centre-bar.tsx';
import { ParkedEventsNotice } from './parked-events-notice.tsx';
import { PortalHeader } from './portal-header.tsx';
import { usePalette } from './use-palette.ts';

const Palette = createLazyComponent(() => import('./palette.tsx').then((module) => module.Palette));

/** The frame around every page of the portal. */
export function PortalShell({ profile, children }: { profile: Profile; children: ReactNode }) {
  // The feed accepts approved accounts only.
  useLiveUpdates(useIsSessionOver() || profile.awaiting_approval === true);
  const { openPart, openPalettePart, initialSearch, setReady } = usePalette();
  const build = useCentre()?.build;
  useEffect(() => {
    if (build) reloadOnNewBuild(build);
  }, [build]);
  return (
    <>
      <div className="contents print:hidden">
        <DemoCentreBar />
        <PortalHeader profile={profile} onSearch={() => openPalettePart('search')} />
      </div>
      <ParkedEventsNotice profile={profile} />
      {children}
      <div className="contents print:hidden">
        <ConnectionNotice />
      </div>
      <Suspense>
        {openPart && (
          <Palette openPart={openPart} initialSearch={initialSearch} onShow={openPalettePart} onReady={setReady} />
        )}
      </Suspense>
    </>
  );
}
