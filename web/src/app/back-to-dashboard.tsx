import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { dashboardOf } from './routes.ts';
import { useProfile } from './session.ts';

/** The specified way back, above a page's title. */
export function BackToDashboard() {
  return (
    <Link
      href={dashboardOf(useProfile().role)}
      className="-mt-3 inline-flex min-h-11 items-center gap-1.5 text-accent hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Dashboard
    </Link>
  );
}
