import { type ReactNode, useEffect } from 'react';
import type { Profile } from '#contracts/session.ts';
import { reloadOnNewBuild } from '../live/reload.ts';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { useCentre, useIsSessionOver } from '../session/session.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoBar } from './demo-bar.tsx';
import { ParkedNotice } from './parked-notice.tsx';
import { PortalHeader } from './portal-header.tsx';

/** The frame around every page of the portal. */
export function Shell({ profile, children }: { profile: Profile; children: ReactNode }) {
  // The feed accepts approved accounts only.
  useLiveUpdates(useIsSessionOver() || profile.awaiting_approval === true);
  const build = useCentre()?.build;
  useEffect(() => {
    if (build) reloadOnNewBuild(build);
  }, [build]);
  return (
    <>
      <DemoBar />
      <PortalHeader profile={profile} />
      <ParkedNotice profile={profile} />
      {children}
      <ConnectionNotice />
    </>
  );
}
