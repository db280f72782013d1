import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PERSONAL_DATA_VERSION, personalDataSections } from '#contracts/personal-data.ts';
import {
  IMPORT_LINES_DAYS,
  INVITATION_DAYS,
  LINK_MINUTES,
  PERSONAL_DATA_FILES_PER_DAY,
} from '#events/values/limits.ts';
import { type RetentionRule, retentionPeriods, UNUSED_PICTURE_EXTRA_DAYS } from '#events/values/retention-periods.ts';
import { CONFIRM_EMAIL_WITHIN_DAYS } from '#services/core/accounts/create-account.ts';
import { SESSION_LIFETIME_SECONDS } from '#services/core/accounts/session-lifetime.ts';
import { retainedKinds } from '#services/people/retention/retained-kinds.ts';

const document = await readFile(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
/** How long each kind of data is kept, by its name in the table. */
const periods = new Map(
  document.split('\n').flatMap((line): [string, string][] => {
    const cells = line.split(' | ');
    return cells.length === 5 ? [[(cells[0] ?? '').replace(/^\| /, ''), cells[3] ?? '']] : [];
  }),
);

const rowOfKind = {
  drafts: 'Drafts that were not submitted',
  'unused-pictures': 'Pictures that no assignment shows',
  'deleted-pictures': 'Pictures of deleted assignments',
  'contact-messages': 'Contact messages',
  'sign-ups': 'Accounts without approval',
  refusals: 'Refused requests and failed sign-ins',
};

const formatFirst = (rule: RetentionRule, extraDays = 0): string => {
  const { first, unit } = retentionPeriods[rule];
  return first === 0 ? 'kept' : `${first + extraDays} ${unit}s`;
};

test('docs/privacy.md: has a row with the first period for every kind that the night deletes', () => {
  for (const { name, rule, extraDays } of retainedKinds) {
    const period = periods.get(rowOfKind[name]);
    expect([name, period?.startsWith(formatFirst(rule, extraDays)), period?.includes('(rule)')]).toEqual([
      name,
      true,
      true,
    ]);
  }
  expect(periods.get('Former students, and family accounts that see nobody any more')).toContain(
    formatFirst('formerStudentMonths'),
  );
  expect(periods.get(rowOfKind['unused-pictures'])).toContain(`${UNUSED_PICTURE_EXTRA_DAYS} days longer`);
});

test('docs/privacy.md: names the fixed periods of the program', () => {
  expect(periods.get('Sessions and devices')).toContain(`${SESSION_LIFETIME_SECONDS / 86_400} days`);
  expect(periods.get('Lines of imported files')).toBe(`${IMPORT_LINES_DAYS} days`);
  expect(periods.get('Invitations')).toBe(`the link ${INVITATION_DAYS} days`);
  expect(periods.get('Links for a new password or email')).toBe(`${LINK_MINUTES} minutes`);
  expect(periods.get(rowOfKind['sign-ups'])).toContain(`${CONFIRM_EMAIL_WITHIN_DAYS} days if`);
});

test('docs/privacy.md: describes the sections, the version and the limit of a personal data file', () => {
  const [, described = ''] = document.split('The JSON document is');
  const names = [...(described.split('\n\n')[0] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(personalDataSections)));
  expect(document).toContain(`\`version\` (${PERSONAL_DATA_VERSION})`);
  expect(document).toContain(`can make ${PERSONAL_DATA_FILES_PER_DAY} files about a student in a day`);
});
