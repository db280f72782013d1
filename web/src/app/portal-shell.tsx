import { type ReactNode, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../api/store.ts';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { reloadOnNewBuild } from '../live/reload-on-new-build.ts';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import type { PagePerson } from '../session/find-person.ts';
import { useCentre, useIsSessionOver, useSessionCheck } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { demoCentreTexts as copy, toParkedEventsText } from './portal-copy.ts';
import { PortalHeader } from './portal-header.tsx';
import { usePalette } from './use-palette.ts';

const Palette = createLazyComponent(() => import('./palette.tsx').then((module) => module.Palette));

/** The frame around every page of the portal. */
export function PortalShell({ profile, children }: { profile: PagePerson; children: ReactNode }) {
  // The feed accepts approved accounts only, and families with a child.
  const isWithoutChild = profile.children?.length === 0;
  const hasFeed = !profile.awaiting_approval && !profile.needs_second_factor && !isWithoutChild;
  const isSessionOver = useIsSessionOver();
  useLiveUpdates(isSessionOver || !hasFeed);
  // The session of a family ends soon after its last access, and the page still shows that child.
  useSessionCheck(isWithoutChild && !isSessionOver);
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

/** Says that the data is invented and how to start a real centre. */
function DemoCentreBar() {
  if (!useCentre()?.demo) return null;
  return (
    <aside aria-label={copy.name} className="border-b border-rule bg-tint-caution text-sm">
      <p className="mx-auto max-w-6xl px-4 py-1.5 sm:px-8 sm:py-2">
        <strong>{copy.name}</strong> {copy.people}{' '}
        <span className="max-sm:hidden">
          {copy.beforeCommand} <code className="font-sans font-semibold whitespace-nowrap">{copy.command}</code>{' '}
          {copy.afterCommand}
        </span>
      </p>
    </aside>
  );
}

/** Warns above the page that events could not be read and that some numbers are outdated. */
function ParkedEventsNotice({ profile }: { profile: PagePerson }) {
  const parked = useSelector((state: RootState) => state.sync.parkedPeople);
  if (parked.length === 0) return null;
  const people = profile.role === 'tutor' ? parked.length : undefined;
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-8">
      <Notice tone="caution">{toParkedEventsText(people)}</Notice>
    </div>
  );
}
