/** The kinds of actions in the activity, in the groups by which it can be filtered. */
export const acts = {
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

export type ActGroup = keyof typeof acts;
export type Act = (typeof acts)[ActGroup][number];

const groups = new Map(
  Object.entries(acts).flatMap(([group, all]) => all.map((act) => [act, group as ActGroup] as const)),
);

/** The group that an act belongs to. */
export const toActGroup = (act: Act): ActGroup => groups.get(act) as ActGroup;
