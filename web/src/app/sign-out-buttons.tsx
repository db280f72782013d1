import { ChevronDown } from 'lucide-react';
import { Suspense, useId } from 'react';
import { coreApi } from '../api/core-api.ts';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { Button } from '../ui/button.tsx';
import { useMenu } from '../ui/use-menu.ts';
import { signOutTexts } from './portal-copy.ts';
import { useSignOut } from './use-sign-out.ts';

const SignOutEverywhere = createLazyComponent(() =>
  import('./sign-out-everywhere.tsx').then((module) => module.SignOutEverywhere),
);

/** Signs out on this device or, behind the arrow, on every device. */
export function SignOutButtons() {
  const [request] = coreApi.useSignOutMutation();
  const { pending, signOut } = useSignOut(request);
  const { open, button, area } = useMenu<HTMLDivElement>();
  const panelId = useId();
  return (
    <div {...area} className="relative flex max-lg:grid max-lg:min-w-0 max-lg:grid-cols-[auto_auto_1fr]">
      <Button className="rounded-r-none max-sm:px-3" pending={pending} saysWhenSlow={false} onClick={signOut}>
        {signOutTexts.act}
      </Button>
      <Button
        {...button}
        aria-controls={panelId}
        size="icon"
        aria-label={signOutTexts.more}
        className="-ml-px rounded-l-none"
      >
        <ChevronDown aria-hidden />
      </Button>
      <div id={panelId} className={open ? 'contents' : 'hidden'}>
        {open && (
          <Suspense>
            <SignOutEverywhere />
          </Suspense>
        )}
      </div>
    </div>
  );
}
