/** The kinds of actions in the activity, in the groups by which it can be filtered. */
export const activityActs = {
  accounts: ['opened', 'joined', 'enrolled', 'archived', 'restored', 'restored-by-merge', 'email-changed'],
  classes: ['classes-added', 'classes-removed', 'waiting-applied', 'waiting-withdrawn', 'settled'],
  attendance: ['marked', 'corrected', 'moved', 'noted'],
  homework: [
    'homework-created',
    'homework-revised',
    'homework-assigned',
    'homework-unassigned',
    'homework-deleted',
    'homework-restored',
    'submitted',
    'graded',
    'grade-corrected',
    'regraded',
  ],
  practice: ['report-accepted', 'report-dismissed', 'streak-reset', 'streak-kept'],
} as const;

export type ActivityGroup = keyof typeof activityActs;
export type ActivityAct = (typeof activityActs)[ActivityGroup][number];

const groups = new Map(
  Object.entries(activityActs).flatMap(([group, all]) => all.map((act) => [act, group as ActivityGroup] as const)),
);

/** The group that an act belongs to. */
export const toActivityGroup = (act: ActivityAct): ActivityGroup => groups.get(act) as ActivityGroup;
