import { useProfile } from '../session/session.ts';
import { BackLink } from './back-link.tsx';
import { dashboardPath } from './paths.ts';

/** The link back that the specification asks for on each page. */
export function BackToDashboard() {
  return <BackLink href={dashboardPath(useProfile().role)}>Back to Dashboard</BackLink>;
}
