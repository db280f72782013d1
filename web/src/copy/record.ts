/** Texts of the page on which an owner checks and seals the record. */
import type { RecordResponse, SealRow } from '#contracts/record.ts';
import { formatDateTime, formatTime, toCentreDate } from '../lib/dates.ts';
import { formatCount, pluralize } from '../lib/format-count.ts';

type FinishedCheck = NonNullable<RecordResponse['last']>;

export const recordTexts = {
  title: 'Record and Seals',
  description: 'Check that every balance follows from the record, and seal it so that nobody can change it unseen.',
  loading: 'Loading the last check...',
  loadingFailed: 'Error loading the last check',
  checkHeading: 'Does the record add up?',
  unchecked: 'The record has not been checked yet. It is checked every night after 2:00 AM.',
  checkNow: 'Check now',
  checkFailed: 'The check could not be started',
  progress: 'Progress of the check',
  faultsHint:
    'Nothing was changed by the check. Ask the person who runs the server to run “npm run rollbook -- verify”.',
  lostLog: 'Part of the record is missing on the server',
  lostLogHint:
    'Nothing can be saved until it is restored; pages show what was saved before. Ask the person who runs the server to run “npm run rollbook -- verify”.',
  moreFaults: (count: number) => `${count} more are listed by “npm run rollbook -- verify”.`,
} as const;

/** `Checking the record since 4:12 PM: 10%` */
export const toRunningText = (
  { started_at, share }: NonNullable<RecordResponse['running']>,
  today: string,
  timeZone: string,
): string => `Checking the record since ${toTimeText(started_at, today, timeZone)}: ${Math.floor(share * 100)}%`;

export const sealsTexts = {
  heading: 'Seals',
  explanation:
    'A seal is a signed fingerprint of every event so far. If one of these events is changed, removed or moved later, or another is added between them, the seal no longer matches. The record is sealed every night. If the server sends mail, the owners get each seal.',
  loading: 'Loading the seals...',
  loadingFailed: 'Error loading the seals',
  emptyTitle: 'No seals yet',
  emptyText: 'The first one is made in the coming night, or now.',
  sealNow: 'Seal now',
  sealing: 'Sealing...',
  failed: 'The record was not sealed',
  when: 'Sealed',
  events: 'Events',
  seal: 'Seal',
} as const;

export const backupTexts = {
  heading: 'Backups',
  overdue: 'There has been no backup for more than 26 hours. Ask the person who runs the server.',
  none: 'There is no backup yet. The first one is made in the coming night.',
  notNightly:
    'No backup is made by itself. Ask the person who runs the server to set BACKUP_DIR, so that one is made every night.',
} as const;

/** `Last backup Nov 20, 2026, 2:00 AM: 2,077 events, 1.4 MB` */
export const toLastBackupText = (
  { finished_at, events, bytes }: NonNullable<RecordResponse['backup']['last']>,
  today: string,
  timeZone: string,
): string =>
  `Last backup ${toTimeText(finished_at, today, timeZone)}: ${toEventsText(events)}, ${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** `The attempt at 3:00 AM failed. There is no space left on the disk.` */
export const toFailedBackupText = (
  { at, text }: NonNullable<RecordResponse['backup']['failed']>,
  today: string,
  timeZone: string,
): string => `The attempt at ${toTimeText(at, today, timeZone)} failed. ${text}`;

export const sealCheckTexts = {
  heading: 'Check a mailed seal',
  steps:
    'Keep the mails with the seals outside the server. To check one, run this command on the server with the seal from the mail:',
  command: 'npm run rollbook -- verify --seal N:ROOT',
  copyKey: 'Copy the public key',
  publicKey: 'Public key of the center, which is the same in every mail until the key is changed:',
  allKeys: 'All keys of the record',
} as const;

/** `2:00 AM` on the centre's current day, otherwise `Nov 20, 2026, 2:00 AM`. */
const toTimeText = (instant: string, today: string, timeZone: string): string =>
  toCentreDate(instant, timeZone) === today ? formatTime(instant, timeZone) : formatDateTime(instant, timeZone);

/** `All 214 histories add up, checked 2:00 AM` */
export function toCheckOutcomeText(check: FinishedCheck, today: string, timeZone: string): string {
  const when = toTimeText(check.finished_at, today, timeZone);
  if (check.outcome === 'already-running') {
    const since = check.other_since === null ? '' : ` since ${toTimeText(check.other_since, today, timeZone)}`;
    return `Not checked at ${when}: another check was running${since}`;
  }
  if (check.outcome === 'stalled')
    return `The check was ended at ${when}, because it made no progress for a minute. Please try again`;
  if (check.outcome === 'unexpected') return `The check failed at ${when}. Please try again`;
  if (check.fault_count > 0) return `${formatCount(check.fault_count, 'fault')} found in the record, checked ${when}`;
  const { students } = check;
  return `${students === 1 ? 'The history of 1 student adds' : `All ${students.toLocaleString('en-US')} histories add`} up, checked ${when}`;
}

/** `2,077 events were checked, and 12 of them were not sealed yet.` A nightly check adds what it leaves to the other nights. */
export const toCheckDetailText = (check: FinishedCheck): string =>
  [toCheckedEventsText(check), ...(check.part ? [toPartText(check.part)] : [])].join(' ');

const toPartText = ({ of }: NonNullable<FinishedCheck['part']>): string =>
  `A nightly check goes through every event, seal and balance. It reads 1 in ${of} of the notes and other personal texts, and compares 1 in ${of} of the lists with the record, so ${of} nights cover all of them. “Check now” does it at once.`;

function toCheckedEventsText({ events, newer_events }: FinishedCheck): string {
  const checked = `${toEventsText(events)} were checked`;
  if (newer_events === 0) return `${checked}, and all of them were sealed.`;
  return `${checked}, and ${newer_events.toLocaleString('en-US')} of them ${newer_events === 1 ? 'was' : 'were'} not sealed yet.`;
}

/** How far work over the whole log has come: `41,000 of 120,000 events` */
export const toLogProgressText = ({ events, log_events }: { events: number; log_events: number }): string =>
  log_events === 0 ? 'Starting' : `${events.toLocaleString('en-US')} of ${toEventsText(log_events)}`;

const toEventsText = (events: number): string => `${events.toLocaleString('en-US')} ${pluralize(events, 'event')}`;

/** How a seal is written in a mail: `12345:8f3a…`. */
export const formatSeal = ({ events, root }: SealRow): string => `${events}:${root}`;

export const toCopySealText = ({ events }: SealRow): string => `Copy the seal of ${toEventsText(events)}`;

/** The toast after “Seal now”. */
export const sealOutcomeTexts = {
  sealed: {
    title: 'The record is sealed',
    detail: (seal: SealRow) => `The seal covers ${toEventsText(seal.events)}.`,
  },
  'nothing-to-seal': {
    title: 'Nothing to seal',
    detail: () => 'The last seal covers every event. Nothing was recorded after it.',
  },
  'not-extended': {
    title: 'The record was not sealed',
    detail: (seal: SealRow) =>
      `The record no longer holds the ${toEventsText(seal.events)} of the last seal. Check the record, and ask the person who runs the server.`,
  },
  'other-key': {
    title: 'The record was not sealed',
    detail: () =>
      'The key that signs seals is not the one that signed the last seal. Ask the person who runs the server to run “rollbook rotate-seal-key”.',
  },
} as const;
