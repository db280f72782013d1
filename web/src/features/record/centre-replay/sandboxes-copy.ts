/** Texts of the page on which an owner replays the centre up to an earlier day. */
import type {
  SandboxComparisonResponse,
  SandboxDifferences,
  SandboxesResponse,
  SandboxRow,
} from '#contracts/sandboxes.ts';
import { formatDateTime, formatLongDate, formatMediumDate } from '../../../lib/dates.ts';
import { pluralize } from '../../../lib/format-count.ts';

type FinishedReplay = NonNullable<SandboxesResponse['last']>;

export const replayCentreTexts = {
  title: 'The Center on an Earlier Day',
  description:
    'Replay the record up to the end of a day into a sandbox, and compare it with today. Today’s data does not change.',
  loading: 'Loading the sandboxes...',
  loadingFailed: 'Error loading the sandboxes',
  heading: 'Replay a day',
  dayLabel: 'Last day',
  dayHint: 'Includes what was recorded until midnight at the center.',
  nameLabel: 'Name of the sandbox',
  toNameExample: (day: string) => `until-${day}`,
  nameHint: 'Small letters, digits and hyphens.',
  start: 'Replay',
  starting: 'Starting...',
  startFailed: 'The replay was not started',
  progress: 'Progress of the replay',
  leave:
    'You can leave this page and come back. The replay ends with the last event of the day, which can be before the bar is full.',
  cancel: 'Cancel the replay',
  canceling: 'Canceling...',
  cancelFailed: 'The replay was not canceled',
} as const;

export const sandboxListTexts = {
  heading: 'Sandboxes',
  emptyTitle: 'No sandboxes yet',
  emptyText: 'A replay builds one. There can be 5 at a time.',
  incomplete: 'Incomplete, because its replay was interrupted',
  otherRelease: 'Built by another release of Rollbook. Replay the day again to compare it.',
  compare: 'Compare with today',
  comparing: 'Starting...',
  compareFailed: 'The comparison was not started',
  drop: 'Drop',
  dropping: 'Dropping...',
  dropped: 'Sandbox dropped',
  dropFailed: 'The sandbox was not dropped',
} as const;

export const comparisonTexts = {
  loading: 'Loading the last comparison...',
  loadingFailed: 'Error loading the last comparison',
  progress: 'Progress of the comparison',
  leave: 'You can leave this page and come back.',
  cancel: 'Cancel the comparison',
  canceling: 'Canceling...',
  cancelFailed: 'The comparison was not canceled',
  students: 'Students with another balance today',
  noStudents: 'Every student has the same number of classes remaining today.',
  student: 'Student',
  past: 'Then',
  today: 'Today',
  missing: 'not there',
  unnamed: 'A student who is not there today',
  tables: 'Tables',
  table: 'Table',
  equal: 'Same',
  different: 'Changed',
  onlyToday: 'Only today',
  onlyThen: 'Only then',
  allEqual: 'Every table is the same today.',
} as const;

const format = (count: number): string => count.toLocaleString('en-US');

/** What happened to the last replay. Undefined if it ended well, because its sandbox is in the list. */
export function toReplayOutcomeText({ name, outcome, parked, reason }: FinishedReplay): string | undefined {
  switch (outcome) {
    case 'built':
      if (parked === 0) return undefined;
      return `“${name}” lacks ${format(parked)} ${pluralize(parked, 'row')}, because an event could not be applied. Ask the person who runs the server to run “npm run rollbook -- verify”.`;
    case 'canceled':
      return `The replay “${name}” was canceled. Nothing of it was kept.`;
    case 'refused':
      return `The replay “${name}” could not run. ${reason}`;
    case 'interrupted':
      return `The replay “${name}” was interrupted, because the server stopped while it ran. Drop what is left of it, then start it again.`;
    case 'failed':
      return `The replay “${name}” failed. Try again. If it fails again, ask the person who runs the server.`;
  }
}

/** `Up to Oct 31, 2026 · 41,000 events · replayed Nov 25, 2026, 3:40 PM` */
export function toContentsText(contents: NonNullable<SandboxRow['contents']>, timeZone: string): string {
  const { until, events, built_at } = contents;
  const parts = [
    ...(until === null ? [] : [`Up to ${formatMediumDate(until)}`]),
    `${format(events)} ${pluralize(events, 'event')}`,
    `replayed ${formatDateTime(built_at, timeZone)}`,
  ];
  return parts.join(' · ');
}

export const toComparisonHeading = (name: string, until: string | null | undefined): string =>
  `${until ? formatLongDate(until) : name} and today`;

/** `5 of 24 tables compared` */
export const toComparedTablesText = ({
  tables,
  all_tables,
}: NonNullable<SandboxComparisonResponse['running']>): string =>
  all_tables === 0 ? 'Starting' : `${format(tables)} of ${format(all_tables)} tables compared`;

export const toComparedText = (finishedAt: string, timeZone: string): string =>
  `Compared ${formatDateTime(finishedAt, timeZone)}`;

/** Why the last comparison found nothing. */
export const toComparisonOutcomeText = ({
  outcome,
  reason,
}: NonNullable<SandboxComparisonResponse['last']>): string => {
  if (outcome === 'refused') return `The comparison could not run. ${reason}`;
  if (outcome === 'canceled') return 'The comparison was canceled.';
  if (outcome === 'failed')
    return 'The comparison failed. Try again. If it fails again, ask the person who runs the server.';
  return 'The comparison was interrupted, because the server stopped while it ran. Start it again.';
};

/** `class_transactions` → `Class transactions` */
export const toTableText = (table: string): string =>
  table.charAt(0).toUpperCase() + table.slice(1).replaceAll('_', ' ');

export const toEqualTablesText = (count: number): string =>
  `${format(count)} other ${count === 1 ? 'table is' : 'tables are'} the same today.`;

export const toMoreStudentsText = ({ students, student_count }: SandboxDifferences): string =>
  `The first ${format(students.length)} of ${format(student_count)} students are listed.`;
