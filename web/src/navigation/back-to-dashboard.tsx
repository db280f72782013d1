import { useProfile } from '../session/session.ts';
import { BackLink } from './back-link.tsx';
import { dashboardPath } from './paths.ts';

/** The specified way back. */
export function BackToDashboard() {
  return <BackLink href={dashboardPath(useProfile().role)}>Back to Dashboard</BackLink>;
}
