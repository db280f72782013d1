import { useEffect, useRef } from 'react';
import { coreApi } from '../api/core-api.ts';
import { Button } from '../ui/button.tsx';
import { signOutTexts } from './portal-copy.ts';
import { useSignOut } from './use-sign-out.ts';

/** The panel that signs out on every device: on phones the last part of the menu, on wide screens over the page. */
export function SignOutEverywhere() {
  const [request] = coreApi.useSignOutEverywhereMutation();
  const { pending, signOut } = useSignOut(request);
  const panel = useRef<HTMLDivElement>(null);
  // In a low window the menu scrolls, and this panel is at its end.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={panel}
      className="flex flex-col gap-3 max-lg:col-span-full max-lg:pt-3 lg:absolute lg:top-full lg:right-0 lg:z-30 lg:mt-2 lg:w-64 lg:rounded-sheet lg:border lg:border-rule lg:bg-sheet lg:p-4 lg:shadow-lift"
    >
      <p className="text-sm text-quiet">{signOutTexts.everywhereHint}</p>
      <Button pending={pending} onClick={signOut}>
        {signOutTexts.everywhere}
      </Button>
    </div>
  );
}
