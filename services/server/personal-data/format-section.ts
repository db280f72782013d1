/** How each section of a personal data file reads on its page. */
import type { PersonalDataSection } from '#contracts/personal-data.ts';
import {
  toAccessEntries,
  toAccountEntries,
  toMailEntries,
  toNotificationEntries,
  toProfileEntries,
  toQuestionEntries,
  toRefusalEntries,
  toStaffNoteEntries,
} from './account-entries.ts';
import {
  toAbsenceEntries,
  toAttendanceEntries,
  toClassEntries,
  toGroupEntries,
  toPacketEntries,
} from './class-entries.ts';
import {
  toAssignedPracticeEntries,
  toDraftEntries,
  toHomeworkEntries,
  toPracticeEntries,
  toWeeklyGoalEntries,
} from './learning-entries.ts';
import { createMoneyFormatter, toPurchaseEntries } from './money-entries.ts';
import type { PageContext, PageEntry, SectionFormatter } from './page-entry.ts';
import type { PersonalDataRows, PersonalDataRowsOfSection } from './personal-data-rows.ts';

type Formatters = {
  readonly [Name in Exclude<PersonalDataSection, 'money'>]: SectionFormatter<PersonalDataRows[Name]>;
};

const formatters: Formatters = {
  profile: toProfileEntries,
  account: toAccountEntries,
  access: toAccessEntries,
  groups: toGroupEntries,
  class_history: toClassEntries,
  attendance: toAttendanceEntries,
  absences: toAbsenceEntries,
  purchases: toPurchaseEntries,
  packets: toPacketEntries,
  homework: toHomeworkEntries,
  drafts: toDraftEntries,
  practice: toPracticeEntries,
  weekly_goal: toWeeklyGoalEntries,
  assigned_practice: toAssignedPracticeEntries,
  notifications: toNotificationEntries,
  questions: toQuestionEntries,
  refusals: toRefusalEntries,
  mails: toMailEntries,
  staff_notes: toStaffNoteEntries,
};

/** The entries of a section, in the order of its records. */
export async function* formatSection(
  section: PersonalDataRowsOfSection,
  context: PageContext,
): AsyncGenerator<PageEntry> {
  if (section.name === 'money') {
    const entries = await Array.fromAsync(section.rows);
    const toEntries = createMoneyFormatter(entries);
    for (const entry of entries) yield* toEntries(entry, context);
    return;
  }
  const toEntries = formatters[section.name] as SectionFormatter<object>;
  for await (const row of section.rows) yield* toEntries(row, context);
}
