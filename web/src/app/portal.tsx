import { useState } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../api/store.ts';
import { ConfirmBeforeLeaving } from '../server-draft/confirm-before-leaving.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PortalScreen } from './portal-screens.ts';
import { PortalShell } from './portal-shell.tsx';
import { ScreenGuard } from './screen-guard.tsx';

/** Everything behind the sign-in, and unknown paths. Leaving it, for example by signing out, discards the cache and closes the feed. */
export function Portal({ screen }: { screen: PortalScreen }) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <ConfirmBeforeLeaving>
        <ScreenGuard screen={screen}>
          {(profile) =>
            profile ? (
              <PortalShell profile={profile}>
                <PageFrame screen={screen} className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-10 print:p-0" />
              </PortalShell>
            ) : (
              <PageFrame screen={screen} />
            )
          }
        </ScreenGuard>
      </ConfirmBeforeLeaving>
    </Provider>
  );
}
