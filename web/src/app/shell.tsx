import type { ReactNode } from 'react';
import type { Profile } from '#contracts/session.ts';
import { useLive } from '../live/use-live.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DemoBar } from './demo-bar.tsx';
import { PortalHeader } from './portal-header.tsx';

/** What stands around every page of the portal. */
export function Shell({ profile, children }: { profile: Profile; children: ReactNode }) {
  useLive();
  return (
    <>
      <DemoBar />
      <PortalHeader profile={profile} />
      {children}
      <ConnectionNotice />
    </>
  );
}
