import { type ReactNode, useEffect } from 'react';
import type { Profile } from '#contracts/session.ts';
import { serverBuildIs } from '../live/reload.ts';
import { useLive } from '../live/use-live.ts';
import { useReturnedConnection } from '../server-draft/use-returned-connection.ts';
import { useCentre, useSessionIsOver } from '../session/session.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoBar } from './demo-bar.tsx';
import { ParkedNotice } from './parked-notice.tsx';
import { PortalHeader } from './portal-header.tsx';

/** What stands around every page of the portal. */
export function Shell({ profile, children }: { profile: Profile; children: ReactNode }) {
  // the feed is for people whom the centre knows
  useLive(useSessionIsOver() || profile.awaiting_approval === true);
  useReturnedConnection();
  const build = useCentre()?.build;
  useEffect(() => {
    if (build) serverBuildIs(build);
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
