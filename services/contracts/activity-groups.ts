import { actGroups } from '#events/values/enum-values.ts';

/**
 * Groups of entries by which the activity list can be filtered. They are kept apart from the schemas so that the page reads
 * its address without loading zod.
 */
export const activityGroups = [...actGroups, 'refused', 'sign-ins'] as const;
export type ActivityGroup = (typeof activityGroups)[number];
