import { backToDashboardText } from '../copy/common.ts';
import { useProfile } from '../session/session.ts';
import { BackLink } from './back-link.tsx';
import { findDashboardPath } from './entry-paths.ts';

/** The link to the dashboard that the specification asks for on each page. */
export function BackToDashboard() {
  return <BackLink href={findDashboardPath(useProfile().role)}>{backToDashboardText}</BackLink>;
}
