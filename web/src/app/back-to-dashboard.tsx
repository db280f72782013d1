import { BackLink } from './back-link.tsx';
import { dashboardOf } from './routes.ts';
import { useProfile } from './session.ts';

/** The specified way back. */
export function BackToDashboard() {
  return <BackLink href={dashboardOf(useProfile().role)}>Back to Dashboard</BackLink>;
}
