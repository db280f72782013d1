import { expect, test } from 'vitest';
import type { Profile } from '#contracts/session.ts';
import { filterEntries } from './command-palette/filter-entries.ts';
import { actionTexts } from './command-palette-copy.ts';
import { actionSynonymTexts, findScreenSynonymsText } from './palette-synonyms-copy.ts';
import { listScreenLinks } from './portal-screens.ts';

const person = (role: Profile['role'], owner = false): Profile => ({
  ...{ id: 'c0ffee', name: 'Mia', email: 'mia@x.example' },
  ...{ role, owner },
});
const people = { student: person('student'), tutor: person('tutor'), owner: person('tutor', true) };
const toEntry = (text: string, synonyms?: string) => ({ id: text, text, synonyms, run: () => undefined });
const find = (who: keyof typeof people, search: string) =>
  filterEntries(
    listScreenLinks(people[who]).map(({ label }) => toEntry(label, findScreenSynonymsText(label))),
    search,
  ).map(({ text }) => text);

test.each([
  ['student', 'credits', 'Class history'],
  ['student', 'balance', 'Class history'],
  ['student', 'marks', 'Student Dashboard'],
  ['student', 'grade', 'Student Dashboard'],
  ['student', 'bill', 'Class history'],
  ['student', 'settings', 'Practice Hub'],
  ['student', 'dyslexia', 'Your Account'],
  ['tutor', 'credits', 'Class history'],
  ['tutor', 'register', 'Take Attendance'],
  ['tutor', 'mark', 'Take Attendance'],
  ['tutor', 'grade', 'Tutor Dashboard'],
  ['tutor', 'invoice', 'Class history'],
  ['owner', 'bill', 'Purchases'],
  ['owner', 'invoice', 'Purchases'],
  ['owner', 'settings', 'Center Rules'],
] as const)('a %s finds by “%s”: %s', (who, search, title) => {
  expect(find(who, search)).toContain(title);
});

test.each([
  ['log out', 'signOut'],
  ['logout', 'signOut'],
  ['register', 'takeAttendance'],
  ['pupil', 'addStudent'],
] as const)('the action that is found by “%s”: %s', (search, action) => {
  expect(filterEntries([toEntry(actionTexts[action], actionSynonymTexts[action])], search)).toHaveLength(1);
});

test('every screen that a link opens has synonyms, and no screen is found by every word', () => {
  const titles = new Set(Object.values(people).flatMap((who) => listScreenLinks(who).map(({ label }) => label)));
  expect([...titles].filter((title) => findScreenSynonymsText(title) === undefined)).toEqual([]);
  expect(find('owner', 'zebra')).toEqual([]);
});
