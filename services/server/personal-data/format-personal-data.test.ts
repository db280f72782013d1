import { expect, test } from 'vitest';
import type { PersonalDataSection } from '#contracts/personal-data.ts';
import type { SubmissionQuestion } from '#contracts/submissions.ts';
import { toPersonalDataJson, toPersonalDataPage } from './format-personal-data.ts';
import type { PersonalDataRows, PersonalDataRowsOfSection } from './personal-data-rows.ts';

const ID = '36efcdca-835a-590d-bcc3-cb6f73da101b';
const head = {
  ...{ centre: 'Birch & Co', timeZone: 'America/New_York', madeAt: new Date('2026-11-20T17:00:00Z') },
  ...{ student: { id: ID, name: '<b>Mia</b>' }, leftOut: ['Secrets'] },
  attempts: new Map([['markAttendance', { of: 'mark the attendance of' }]]),
};
async function* stream<Row>(rows: readonly Row[]) {
  yield* rows;
}
type Sections = { readonly [Name in PersonalDataSection]?: readonly Partial<PersonalDataRows[Name]>[] };
const toSections = (sections: Sections) =>
  Object.entries(sections).map(([name, rows]) => ({ name, rows: stream<object>(rows) }) as PersonalDataRowsOfSection);
const join = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');
const toPage = (sections: Sections) => join(toPersonalDataPage(head, toSections(sections)));
/** The texts of a page, one paragraph to a line. */
const toLines = async (sections: Sections): Promise<string[]> =>
  (await toPage(sections))
    .replace(/^[\s\S]*?<h2>Not in this file<\/h2>.*?<\/ul>/, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line !== '');

const transaction: Partial<Extract<PersonalDataRows['class_history'], { kind: 'transaction' }>> = {
  ...{ id: ID, student_id: ID, tutor_id: ID, kind: 'transaction', source: 'attendance', transaction_type: 'remove' },
  ...{
    classes_changed: -1,
    applied_remaining: -1,
    applied_total: 0,
    remaining_after: 1,
    total_after: 18,
    classes_max: 18,
  },
  ...{
    effective_on: '2026-11-28',
    created_at: '2026-11-28T20:00:00.000Z',
    tutor_name: 'Mr Diaz',
    student_archived: false,
  },
  ...{ code: null, reason: null, amount_cents: null, paid_on: null, receipt: null, notes: null },
  ...{ late_cancellation_hours: null, moved_to: null, moved_from: null, resolved_as: null, resolved_at: null },
  ...{
    voided: false,
    can_correct: true,
    can_settle: false,
    corrected_as: null,
    corrected_at: null,
    corrected_by: null,
  },
};

const choices: Omit<SubmissionQuestion, 'text'> = {
  ...({ id: ID, type: 'multiple-choice' } as const),
  ...{ image_url: null, figure: null, options: ['856', '384', '374', '473'], option_ids: [ID] },
  ...{ correct_answer: 2, correct_text: null, options_changed: false, question_order: 0, version: 1 },
  counts: 'by-key',
};

const homework: PersonalDataRows['homework'] = {
  ...{ id: ID, title: 'Sums', grading_type: 'auto-graded', due_date: '2026-12-02', question_count: 2 },
  ...{ created_at: '2026-11-25T21:50:00.000Z', created_by_name: 'Ms Lee' },
  submission: {
    ...{ id: ID, homework_id: ID, student_id: ID, student_name: 'Mia', student_email: 'mia@example.com' },
    ...{ student_archived: false, content_version: 1, graded_by: 1, version: 1, title: 'Sums', keys_shown: true },
    ...{
      submitted_at: '2026-11-28T00:58:00.000Z',
      late: false,
      entered_by_name: 'Ms Lee',
      is_graded: true,
      grade: 50,
      feedback: 'Line up the digits.',
    },
    answers: [
      { question_id: ID, answer: 1, is_correct: false },
      { question_id: 'open', answer: '"No" & </li>', is_correct: null },
    ],
    grades: [
      {
        ...{
          created_at: '2026-11-28T00:58:00.000Z',
          actor_name: 'Mia',
          what: 'submitted',
          from_grade: null,
          grade: 50,
        },
        ...{ reason: null, question_changes: [] },
      },
    ],
    questions: [
      { ...choices, text: 'What is 456 − 82?' },
      { ...choices, id: 'open', type: 'open-answer', text: 'Why?', options: [], option_ids: [], correct_answer: null },
    ],
  },
};

const session: Partial<PersonalDataRows['practice']> = {
  ...{
    id: ID,
    student_id: ID,
    subject: 'math',
    grade: 5,
    topic: 'Subtraction',
    status: 'completed',
    open_minutes: 120,
  },
  ...{ started_at: '2026-11-05T20:48:00.000Z', completed_at: '2026-11-05T20:52:00.000Z', before_approval: false },
  ...{ correct_answers: 0, points_earned: 0, counted: true },
  questions: [
    {
      ...{ text: 'What is 456 − 82?', options: choices.options.slice(), figure: null, missed_on: null },
      result: { choice: 1, correct: false, correct_answer: 2, explanation: 'The answer is 374.', report: null },
    },
  ],
};

test('toPersonalDataJson: writes one object with each section as a list, also an empty one', async () => {
  const sections = { profile: [{ id: ID, name: '<b>Mia</b>' }], groups: [], homework: [homework] };
  expect(JSON.parse(await join(toPersonalDataJson(head, toSections(sections))))).toEqual({
    ...{ format: 'rollbook-personal-data', version: 1, made_at: '2026-11-20T17:00:00.000Z' },
    ...{ center: 'Birch & Co', time_zone: 'America/New_York', student: head.student, not_included: ['Secrets'] },
    ...sections,
  });
  expect(JSON.parse(await join(toPersonalDataJson(head, [])))).toMatchObject({ version: 1 });
});

test('toPersonalDataPage: names who it is about and when it was made, and has no markup that somebody typed', async () => {
  const page = await toPage({ homework: [homework], groups: [] });
  expect(page).toContain('<bdi>&lt;b&gt;Mia&lt;/b&gt;</bdi>');
  expect(page).toContain('Birch &amp; Co · Made Nov 20, 2026, 12:00\u00a0PM</p>');
  expect(page).toContain('Student’s answer: &quot;No&quot; &amp; &lt;/li&gt;');
  expect(page).toMatch(/<h2>Groups<\/h2>\n<p>Nothing is kept\.<\/p>/);
  expect(page).not.toContain(ID);
});

test('toPersonalDataPage: has colors for the dark', async () => {
  expect(await toPage({})).toContain('prefers-color-scheme:dark');
});

test('toPersonalDataPage: a class is a sentence', async () => {
  const corrected = {
    corrected_as: 'voided',
    corrected_at: '2026-11-30T17:00:00.000Z',
    corrected_by: 'Ms Lee',
  } as const;
  const added = {
    ...({ source: 'manual', transaction_type: 'add' } as const),
    ...{ classes_changed: 12, applied_remaining: 6, remaining_after: 18 },
    ...{ code: 'growth', reason: 'Growth pack', amount_cents: 50_000, created_at: '2026-11-30T17:00:00.000Z' },
  };
  expect(
    await toLines({
      class_history: [transaction, { ...transaction, notes: 'Page 34', ...corrected }, { ...transaction, ...added }],
    }),
  ).toEqual([
    'Classes',
    'Sat, Nov 28, 2026',
    'Attended class. 1 class left. Recorded by Mr Diaz.',
    'Sat, Nov 28, 2026',
    'Attended class. 1 class left. Note: Page 34. Recorded by Mr Diaz. Removed on Mon, Nov 30, 2026 by Ms Lee.',
    'Sat, Nov 28, 2026',
    'Added 12 classes. 6 added, 6 waiting (limit 18). 18 classes left. Growth 12, Price $500.00. Reason: Growth pack. Recorded on Mon, Nov 30, 2026 by Mr Diaz.',
  ]);
});

test('toPersonalDataPage: the answers of homework and practice are the texts of the options', async () => {
  const answers = [
    'What is 456 − 82?',
    'Options: A 856 · B 384 · C 374 · D 473',
    'Student’s answer, incorrect: 384',
    'Correct answer: 374',
  ];
  expect(await toLines({ homework: [homework], practice: [session] })).toEqual([
    ...['Homework and answers', 'Sums', 'Assigned on Wed, Nov 25, 2026 by Ms Lee. Due Wed, Dec 2, 2026. 2 questions.'],
    ...[
      'Submitted Nov 27, 2026, 7:58 PM. Graded: 50%.',
      'Answered on paper, entered by Ms Lee.',
      'Feedback: Line up the digits.',
    ],
    ...[...answers, 'Why?', 'Student’s answer: &quot;No&quot; &amp; &lt;/li&gt;'],
    ...['Practice', 'Thu, Nov 5, 2026'],
    'Math, 5th Grade: Subtraction. 0 of 1 answer correct, 0 points. Finished Nov 5, 2026, 3:52 PM.',
    ...[...answers, 'The answer is 374.'],
  ]);
});

test('toPersonalDataPage: notifications, mails, refusals and access say what happened', async () => {
  const lines = await toLines({
    access: [
      {
        invited_at: '2025-12-20T13:30:00.000Z',
        since: '2025-12-21T13:30:00.000Z',
        ended_at: null,
        is_this_account: true,
      },
    ],
    notifications: [
      { what: 'graded', homework_title: 'Sums', grade: 99, from_grade: null, created_at: '2026-10-06T00:40:00.000Z' },
    ],
    mails: [
      {
        switched_off: [],
        sent: [
          { sent_at: '2026-11-28T00:58:00.000Z', kind: 'graded' },
          { sent_at: '2026-11-28T01:58:00.000Z', kind: null },
        ],
      },
    ],
    refusals: [
      {
        ...{ what: 'command-refused', operation: 'markAttendance', code: 'unauthorized', by_student: true, times: 1 },
        ...{ first_at: '2026-11-28T20:00:00.000Z', last_at: '2026-11-28T20:00:00.000Z' },
      },
    ],
  });
  expect(lines).toEqual([
    ...['Families who can see this', 'You', 'Invited on Sat, Dec 20, 2025. Sees this since Sun, Dec 21, 2025.'],
    ...['Notifications', 'Mon, Oct 5, 2026', '“Sums” was graded: 99%.'],
    ...['Mails to this account', 'Nov 27, 2026, 7:58 PM', 'Mail: homework was graded.'],
    ...['Nov 27, 2026, 8:58 PM', 'Mail about the student.'],
    ...['Refused requests and failed sign-ins', 'Sat, Nov 28, 2026'],
    'The student could not mark the attendance of the student: this account may not do that.',
  ]);
});

test('toPersonalDataPage: money is what the page of payments says', async () => {
  const entry: Partial<PersonalDataRows['money']> = {
    ...{
      id: 'p1',
      student_id: ID,
      tutor_id: ID,
      tutor_name: 'Sam Whitfield',
      received_by: ID,
      received_by_name: 'Sam Whitfield',
    },
    ...{
      kind: 'purchase',
      effective_on: '2026-11-24',
      recorded_on: '2026-11-24',
      created_at: '2026-11-24T14:20:00.000Z',
    },
    ...{ code: 'growth', classes: 12, list_price_cents: 50_000, amount_cents: 50_000, method: null, reference: null },
    ...{ reason: 'Growth pack', price_reason: null, reversed_by: null, purchase_id: null, payment_id: null },
    ...{ due_cents: 50_000, paid_cents: 0, refunded_cents: 0, reversed_cents: 0, owed_after_cents: 50_000 },
    duplicate_cleared: false,
  };
  const payment = {
    id: 'p2',
    kind: 'payment',
    method: 'card',
    code: null,
    classes: 0,
    reason: null,
    due_cents: 0,
  } as const;
  const lines = await toLines({
    money: [{ ...entry, ...payment, paid_cents: 50_000, owed_after_cents: 0, reversed_by: 'p3' }, entry],
  });
  expect(lines).toEqual([
    ...['Payments and other entries of money', 'Tue, Nov 24, 2026'],
    'Payment by card: −$500.00. Owed after: $0.00. Recorded by Sam Whitfield.',
    'Tue, Nov 24, 2026',
    'Bought Growth 12 (12 classes, about $41.67 a class): +$500.00. Reason: Growth pack. Owed after: $500.00. Recorded by Sam Whitfield.',
  ]);
});

test('toPersonalDataPage: says the goal of the week', async () => {
  expect(await toLines({ weekly_goal: [{ sessions: 5 }] })).toEqual([
    ...['Goal of the week', 'Now', 'Practice sessions a week: 5.'],
  ]);
});

test('toPersonalDataPage: a field that no formatter names is not on the page', async () => {
  const later = { ...transaction, new_field: 'a raw value' };
  expect(await toPage({ class_history: [later] })).not.toMatch(/raw value|new_field|New field/);
});
