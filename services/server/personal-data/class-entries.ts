/** Classes and attendance on the page of a personal data file. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { joinSentences, toMarkText, toWholePeriodText } from '#contracts/packet-words.ts';
import { countClasses, listReasonDetails } from '#contracts/reason-words.ts';
import { toMarkWords, toTransactionWords } from '#services/classes/class-changes/class-change-words.ts';
import { toDayOfInstant } from '#services/platform/clock.ts';
import {
  formatDayOfInstant,
  formatPageDay,
  formatPageInstant,
  listTexts,
  type SectionFormatter,
} from './page-entry.ts';
import type { PersonalDataRows } from './personal-data-rows.ts';

type ClassRow = PersonalDataRows['class_history'];
type Transaction = Extract<ClassRow, { kind: 'transaction' }>;

export const toGroupEntries: SectionFormatter<PersonalDataRows['groups']> = (
  { name, joined_at, left_at },
  { timeZone },
) => {
  const joined = joined_at === null ? 'Since the group was made' : `Since ${formatDayOfInstant(joined_at, timeZone)}`;
  const left = left_at === null ? '' : `, until ${formatDayOfInstant(left_at, timeZone)}`;
  return [{ lead: isolateBidi(name), texts: [`${joined}${left}.`] }];
};

export const toClassEntries: SectionFormatter<ClassRow> = (row, { timeZone }) => {
  const { effective_on, reason, notes, tutor_name, created_at } = row;
  const what = row.kind === 'mark' ? [`${toMarkWords(row).what_happened}.`] : listTransactionTexts(row, timeZone);
  return [
    {
      lead: formatPageDay(effective_on),
      texts: [
        joinSentences([
          ...what,
          ...listTexts(reason && `Reason: ${reason}`, notes && `Note: ${notes}`),
          toRecordedByText(tutor_name, created_at, effective_on, timeZone),
          ...listCorrectionTexts(row, timeZone),
        ]),
      ],
    },
  ];
};

const listTransactionTexts = (row: Transaction, timeZone: string): string[] => {
  const { classes_changed, applied_remaining, classes_max, remaining_after, moved_from, moved_to } = row;
  const { what_happened, waiting } = toTransactionWords(row);
  const removed = Math.abs(applied_remaining);
  const details = listReasonDetails(row, formatPageDay);
  return listTexts(
    `${what_happened}.`,
    waiting !== null && `${applied_remaining} added, ${waiting} waiting (limit ${classes_max}).`,
    row.source === 'manual' && classes_changed < 0 && removed < -classes_changed && `Only ${removed} could be removed.`,
    `${formatBalance(remaining_after)} left.`,
    details.length > 0 && `${details.join(', ')}.`,
    moved_from !== null && `Moved from ${formatPageDay(moved_from)}.`,
    moved_to !== null && `Moved to ${formatPageDay(moved_to)}.`,
    row.resolved_as === 'settled' &&
      row.resolved_at !== null &&
      `Settled on ${formatDayOfInstant(row.resolved_at, timeZone)}.`,
  );
};

/** Classes can be below 0 where one was taken for a day before that on which classes were added. */
const formatBalance = (classes: number): string => (classes < 0 ? `−${countClasses(-classes)}` : countClasses(classes));

const listCorrectionTexts = ({ corrected_as, corrected_at, corrected_by }: ClassRow, timeZone: string): string[] =>
  corrected_as === null || corrected_at === null
    ? []
    : [
        `${corrected_as === 'voided' ? 'Removed' : 'Corrected'} on ${formatDayOfInstant(corrected_at, timeZone)}${corrected_by === null ? '' : ` by ${isolateBidi(corrected_by)}`}.`,
      ];

/** The day is named only where it is not that of the class. */
const toRecordedByText = (name: string, recordedAt: string, day: string, timeZone: string): string => {
  const recordedOn = toDayOfInstant(recordedAt, timeZone);
  const on = recordedOn === day ? '' : ` on ${formatPageDay(recordedOn)}`;
  return `Recorded${on} by ${isolateBidi(name)}.`;
};

export const toAttendanceEntries: SectionFormatter<PersonalDataRows['attendance']> = (row, { timeZone }) => {
  const { date, notes, tutor_name, created_at, corrected_at, corrected_by } = row;
  return [
    {
      lead: formatPageDay(date),
      texts: [
        joinSentences([
          `${toMarkText({ ...row, late_cancellation_hours: row.late_cancellation_hours ?? undefined })}.`,
          ...listTexts(notes && `Note: ${notes}`),
          toRecordedByText(tutor_name, created_at, date, timeZone),
          ...listCorrectionTexts({ corrected_as: 'corrected', corrected_at, corrected_by } as ClassRow, timeZone),
        ]),
      ],
    },
  ];
};

export const toAbsenceEntries: SectionFormatter<PersonalDataRows['absences']> = (row, { timeZone }) => {
  const { date, reason, reported_at, by_centre, withdrawn_at } = row;
  return [
    {
      lead: formatPageDay(date),
      texts: [
        joinSentences(
          listTexts(
            `Not coming, reported ${formatPageInstant(reported_at, timeZone)}.`,
            by_centre && 'Entered by the center.',
            reason && `Reason: ${reason}`,
            withdrawn_at !== null && `Withdrawn ${formatPageInstant(withdrawn_at, timeZone)}.`,
          ),
        ),
      ],
    },
  ];
};

export const toPacketEntries: SectionFormatter<PersonalDataRows['packets']> = (row, { timeZone }) => [
  {
    lead: formatDayOfInstant(row.made_at, timeZone),
    texts: [`Classes of ${toWholePeriodText(row)}. Verification code: ${row.verification_code}`],
  },
];
