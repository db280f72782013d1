import { useProfile } from '../session/session.ts';
import { BackLink } from './back-link.tsx';
import { dashboardPath } from './paths.ts';

/** The link to the dashboard that the specification asks for on each page. */
export function BackToDashboard() {
  return <BackLink href={dashboardPath(useProfile().role)}>Back to Dashboard</BackLink>;
}
