import { expect, test } from 'vitest';
import { toNotificationText } from '#contracts/notification-words.ts';
import type { NotificationRow } from '#contracts/notifications.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { toBellNameText } from './notifications-copy.ts';

const row: NotificationRow = {
  ...{ id: '1', homework_id: '2', homework_title: 'Sums', what: 'graded', grade: 90, from_grade: null },
  ...{
    session_id: null,
    subject: null,
    points: null,
    assigned: null,
    row_id: null,
    row_on: null,
    actor_name: 'Ms Lee',
    created_at: '2026-11-20T14:32:00.000Z',
    seen: false,
  },
};

test.each<[Partial<NotificationRow>, string]>([
  [{}, '“Sums” was graded: 90%'],
  [{ what: 'grade-corrected', from_grade: 80 }, 'The grade of “Sums” was changed: from 80% to 90%'],
  [{ what: 'grade-corrected', from_grade: 90 }, 'The feedback on “Sums” was changed'],
  [
    { what: 'report-accepted', subject: 'math', points: 10 },
    'You were right about the Math question you reported: +10 points',
  ],
  [{ what: 'report-accepted', subject: 'math', points: 0 }, 'You were right about the Math question you reported'],
  [
    { what: 'report-dismissed', subject: 'math', points: 0 },
    "A tutor checked the Math question you reported. It's correct, so your points stay the same",
  ],
  [
    { what: 'report-reopened', subject: 'math', points: 10 },
    "A tutor is checking the Math question you reported again, so the 10 points don't count for now",
  ],
  [
    { what: 'nickname-reset' },
    'A tutor removed your nickname, so others see your first name and an initial. You can choose a new one on the Practice Hub',
  ],
  [
    { what: 'practice-assigned', assigned: { subject: 'math', grade: 4, topic: 'Fractions', due_on: '2026-11-27' } },
    'You have a topic to practice: Fractions, by Fri, Nov 27',
  ],
  [
    { what: 'practice-assigned', assigned: { subject: 'math', grade: 4, topic: 'Fractions', due_on: null } },
    'You have a topic to practice: Fractions',
  ],
  [{ what: 'regraded', from_grade: 0 }, '“Sums” was regraded: from 0% to 90%'],
])('%o', (change, sentence) => {
  expect(toNotificationText({ ...row, ...change }, formatWeekdayAndDate)).toBe(sentence);
});

test('toBellNameText: includes the number of new notifications', () => {
  expect([0, 1, 2].map(toBellNameText)).toEqual(['Notifications', 'Notifications, 1 new', 'Notifications, 2 new']);
});
