import { useSignOutEverywhereMutation } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Above the buttons in the menu of a phone, where nothing is below them; below them on a desk. */
export default function SignOutEverywhere() {
  const [request] = useSignOutEverywhereMutation();
  const { pending, signOut } = useSignOut(request);
  return (
    <div className="absolute z-30 flex w-64 max-w-[calc(100vw-2rem)] flex-col gap-3 rounded-sheet border border-rule bg-sheet p-4 shadow-lift max-lg:bottom-full max-lg:left-0 max-lg:mb-2 lg:top-full lg:right-0 lg:mt-2">
      <p className="text-sm text-quiet">Ends your sessions on all devices, including this one.</p>
      <Button pending={pending} onClick={signOut}>
        Sign Out Everywhere
      </Button>
    </div>
  );
}
