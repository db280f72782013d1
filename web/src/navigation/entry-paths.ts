import { publicPagePaths } from '#contracts/public-pages.ts';
import type { PageRole } from '../session/find-person.ts';

/** The paths that the login page needs. It loads without those of the portal. */
export const entryPaths = {
  home: publicPagePaths.home,
  login: '/login',
  forgotPassword: '/login?forgot=yes',
  /** The person's own account. */
  account: '/account',
  tutor: '/tutor',
  student: '/student',
  /** The home of family accounts. */
  family: '/family',
} as const;

/** The dashboard of a role. It also replaces pages that the person may not open. */
export const findDashboardPath = (role: PageRole): string => entryPaths[role];
