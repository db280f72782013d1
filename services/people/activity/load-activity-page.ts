import type { Sql } from 'postgres';
import type { ActivityGroup } from '#contracts/activity-groups.ts';
import {
  type ActivityRecord,
  type ActivitySelection,
  activityCursorSchema,
  countActivity,
  fetchActivityRows,
} from '#projections/people/activity/activity-query.ts';
import { decodeCursor, type Page, toPage } from '#projections/query/page.ts';
import type { CalendarPeriod } from '#projections/query/query-fragments.ts';
import {
  countRefusals,
  loadRefusalRows,
  type RefusalRow,
  type RefusalSelection,
} from '#services/core/refusal-log/load-refusal-rows.ts';
import type { RecordedRefusal } from '#services/core/refusal-log/refusal.ts';

type ActivityEntry = (ActivityRecord & { kind: 'act' }) | RefusalRow;

export interface ActivityPageFilters extends ActivityEntrySelection {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Which entries are listed. */
export interface ActivityEntrySelection {
  readonly person?: string | undefined;
  readonly student?: string | undefined;
  readonly group?: ActivityGroup | undefined;
  readonly attendanceId?: string | undefined;
  readonly period: CalendarPeriod;
  /** Owners see all acts, refused commands and failed sign-ins. */
  readonly reader: { readonly id: string; readonly owner: boolean };
}

/**
 * Groups of the filter that contain refusals instead of acts, each with its kind in `desk.refusals`. Every entry belongs
 * to exactly one group.
 */
const refusalKinds = {
  refused: 'command-refused',
  'sign-ins': 'sign-in-failed',
} as const satisfies Partial<Record<ActivityGroup, RecordedRefusal['kind']>>;
type RefusalGroup = keyof typeof refusalKinds;
const isOfRefusals = (group: ActivityGroup): group is RefusalGroup => group in refusalKinds;

/** The acts and the refusals that are listed; undefined for none. */
const toSelections = ({ person, student, group, attendanceId, period, reader }: ActivityEntrySelection) => {
  const ofRefusals = group !== undefined && isOfRefusals(group);
  // A refusal changed no attendance record, so that filter excludes all refusals.
  const withRefusals = reader.owner && attendanceId === undefined && (group === undefined || ofRefusals);
  const shared = { period, studentId: student };
  const acts: ActivitySelection | undefined = ofRefusals
    ? undefined
    : { ...shared, actorId: person, group, attendanceId, tutorId: reader.owner ? undefined : reader.id };
  const refusals: RefusalSelection | undefined = withRefusals
    ? { ...shared, kind: ofRefusals ? refusalKinds[group] : undefined, personId: person }
    : undefined;
  return { acts, refusals };
};

/** The number of entries on all pages. */
export async function countActivityEntries(sql: Sql, selection: ActivityEntrySelection): Promise<number> {
  const { acts, refusals } = toSelections(selection);
  const counts = await Promise.all([acts && countActivity(sql, acts), refusals && countRefusals(sql, refusals)]);
  return counts.reduce<number>((sum, count = 0) => sum + count, 0);
}

/** One keyset page of acts and refusals, merged and ordered newest first. Throws InvalidCursorError. */
export async function loadActivityPage(sql: Sql, filters: ActivityPageFilters): Promise<Page<ActivityEntry>> {
  const { cursor, limit, ...selection } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(activityCursorSchema, cursor);
  const paging = { after, limit: limit + 1 };
  const selected = toSelections(selection);
  const [acts, refusals] = await Promise.all([
    selected.acts ? fetchActivityRows(sql, { ...selected.acts, ...paging }) : [],
    selected.refusals ? loadRefusalRows(sql, { ...selected.refusals, ...paging }) : [],
  ]);
  const entries: ActivityEntry[] = [...acts.map((row) => ({ kind: 'act' as const, ...row })), ...refusals];
  return toPage(entries.sort(newestFirst), limit, toSortKey);
}

/** Sort key of an entry. A refusal has no stream version; it gets 0, which no event has, so that ties are ordered. */
const toSortKey = (entry: ActivityEntry) =>
  [entry.created_at, entry.kind === 'act' ? entry.version : 0, entry.id] as const;

const newestFirst = (one: ActivityEntry, other: ActivityEntry): number => {
  const [a, b] = [toSortKey(one), toSortKey(other)];
  if (a[0] !== b[0]) return a[0] < b[0] ? 1 : -1;
  return b[1] - a[1] || (a[2] < b[2] ? 1 : -1);
};
