/** The account, and what was written to and about the student, on the page of a personal data file. */
import {
  caseStateTexts,
  toCaseKindText,
  toCaseSubjectText,
  toMessageText,
  toRefundText,
} from '#contracts/case-words.ts';
import type { CaseMessage } from '#contracts/cases.ts';
import { figureWords } from '#contracts/class-sum.ts';
import { toDeviceText, toSignedInText } from '#contracts/device-words.ts';
import { familyMailTexts, unsubscribeTexts } from '#contracts/family-mail-kinds.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { toNotificationText } from '#contracts/notification-words.ts';
import { personalDataTexts as texts } from '#contracts/personal-data.ts';
import { problems } from '#contracts/problems.ts';
import { formatReasonCode } from '#contracts/reason-words.ts';
import {
  formatDayOfInstant,
  formatPageDay,
  formatPageInstant,
  listTexts,
  type PageContext,
  type PageEntry,
  type SectionFormatter,
} from './page-entry.ts';
import type { AccessRecord, NotificationRecord, PersonalDataRows, QuestionRecord } from './personal-data-rows.ts';

const toFact = (lead: string, text: string | number | false | null | undefined): PageEntry[] =>
  text === false || text === null || text === undefined ? [] : [{ lead, texts: [String(text)] }];

export const toProfileEntries: SectionFormatter<PersonalDataRows['profile']> = (row, { timeZone }) => [
  ...toFact('Name', isolateBidi(row.name)),
  ...toFact('Email', row.email),
  ...toFact('Student since', formatDayOfInstant(row.created_at, timeZone)),
  ...toFact('Left on', row.archived_at && formatDayOfInstant(row.archived_at, timeZone)),
  ...toFact('Plan chosen at sign-up', row.chosen_plan && formatReasonCode(row.chosen_plan)),
  ...toFact('Classes', toClassesText(row)),
];

/** `Remaining 11, total 18, attended 82, waiting 3` */
const toClassesText = (row: PersonalDataRows['profile']): string => {
  const figures = {
    ...{ remaining: row.classes_remaining, total: row.classes_total, attended: row.classes_attended },
    ...(row.classes_waiting > 0 && { waiting: row.classes_waiting }),
    ...(row.classes_uncovered > 0 && { uncovered: row.classes_uncovered }),
  };
  const words = Object.entries(figures).map(
    ([name, classes]) => `${figureWords[name as keyof typeof figures].toLowerCase()} ${classes}`,
  );
  return words.join(', ').replace(/^./, (letter) => letter.toUpperCase());
};

export const toAccountEntries: SectionFormatter<PersonalDataRows['account']> = (row, { timeZone }) => {
  const toInstant = (instant: string) => formatPageInstant(instant, timeZone);
  const { two_step_sign_in_since: secondFactor, calendar_address_made_at: calendar } = row;
  return [
    ...toFact('Name', isolateBidi(row.name)),
    ...toFact('Email', row.email),
    ...toFact('Account since', formatDayOfInstant(row.created_at, timeZone)),
    ...toFact('Two-step sign-in', secondFactor === null ? 'Off' : `On since ${toInstant(secondFactor)}`),
    ...toFact('Calendar address', calendar && `Made ${toInstant(calendar)}`),
    ...row.devices.flatMap(({ browser, system, signed_in_at, last_used_at }) =>
      toFact(toDeviceText(browser, system), toSignedInText(toInstant(signed_in_at), toInstant(last_used_at))),
    ),
  ];
};

export const toAccessEntries: SectionFormatter<AccessRecord> = (row, { timeZone }) => {
  const { invited_at, since, ended_at, is_this_account } = row;
  const toDay = (instant: string) => formatDayOfInstant(instant, timeZone);
  const joined = since === null ? 'Has not joined.' : `Sees this since ${toDay(since)}.`;
  const ended = ended_at !== null && `${since === null ? 'The invitation' : 'The access'} ended on ${toDay(ended_at)}.`;
  return [
    {
      lead: is_this_account ? 'You' : 'A family',
      texts: [
        listTexts(invited_at && `Invited on ${toDay(invited_at)}.`, ended && since === null ? '' : joined, ended).join(
          ' ',
        ),
      ],
    },
  ];
};

export const toNotificationEntries: SectionFormatter<NotificationRecord> = (row, { timeZone }) => [
  { lead: formatDayOfInstant(row.created_at, timeZone), texts: [`${toNotificationText(row, formatPageDay)}.`] },
];

export const toQuestionEntries: SectionFormatter<QuestionRecord> = (row, context) => {
  const { row_id, row_on, opened_at, state, messages } = row;
  const isAbout =
    row_id === null || row_on === null
      ? toCaseSubjectText(row, formatPageDay)
      : `About the class of ${formatPageDay(row_on)}`;
  return [
    {
      lead: formatDayOfInstant(opened_at, context.timeZone),
      texts: [`${isAbout}. ${caseStateTexts[state]}.`],
      parts: messages.map((message) => listMessageTexts(message, row, context)),
    },
  ];
};

const listMessageTexts = (message: CaseMessage, of: QuestionRecord, { timeZone }: PageContext): string[] => {
  const { what, text, by_family, correction_on, refund_cents, refund_on, packet_id, created_at } = message;
  const voice = of.asker !== null ? 'tutor' : by_family ? 'family' : 'student';
  return listTexts(
    `${toMessageText(...withoutRoles(message, of), formatPageDay)} · ${formatPageInstant(created_at, timeZone)}`,
    what === 'opened' && toCaseKindText(of.kind, voice),
    text,
    correction_on !== null && `The correction is in the classes under ${formatPageDay(correction_on)}.`,
    refund_cents !== null && refund_on !== null && toRefundText(refund_cents, refund_on, formatPageDay),
    packet_id !== null && 'A packet came with it.',
  );
};

/** “another family” says already that it is a family. */
const withoutRoles = (message: CaseMessage, of: QuestionRecord): [CaseMessage, QuestionRecord] => [
  { ...message, by_family: message.by_family && message.actor_name !== texts.anotherFamily },
  { ...of, asker: of.asker_name === texts.anotherFamily ? 'other' : of.asker },
];

export const toRefusalEntries: SectionFormatter<PersonalDataRows['refusals']> = (row, { timeZone, attempts }) => {
  const { what, operation, code, by_student, first_at, last_at, times } = row;
  const attempt = attempts.get(operation) ?? 'do that';
  const act = typeof attempt === 'string' ? attempt : `${attempt.of} the student`;
  const why = problems[code].reason;
  const text =
    what === 'sign-in-failed'
      ? `A sign-in failed: ${why}.`
      : `${by_student ? 'The student' : 'Another person'} could not ${act}: ${why}.`;
  const repeated = times > 1 && `${times} times, last ${formatPageInstant(last_at, timeZone)}.`;
  return [{ lead: formatDayOfInstant(first_at, timeZone), texts: [listTexts(text, repeated).join(' ')] }];
};

export const toMailEntries: SectionFormatter<PersonalDataRows['mails']> = ({ switched_off, sent }, { timeZone }) => [
  ...switched_off.map((kind) => ({ lead: 'Switched off', texts: [unsubscribeTexts.toOff(kind)] })),
  ...sent.map(({ sent_at, kind }) => ({
    lead: formatPageInstant(sent_at, timeZone),
    texts: [kind === null ? 'Mail about the student.' : `Mail: ${familyMailTexts[kind]}.`],
  })),
];

export const toStaffNoteEntries: SectionFormatter<PersonalDataRows['staff_notes']> = (row, { timeZone }) =>
  row.about === 'attendance'
    ? [{ lead: formatPageDay(row.date), texts: ['On the attendance.', row.note] }]
    : [
        {
          lead: formatDayOfInstant(row.created_at, timeZone),
          texts: [`On a question about classes, by ${isolateBidi(row.actor_name)}.`, row.note],
        },
      ];
