/** One stream holds all groups, so that two of them never get the same name. */
export const GROUPS_STREAM = 'groups';
