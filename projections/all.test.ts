import { expect, test } from 'vitest';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { practiceQuestions } from '#events/learning/practice/test/practice-fixture.ts';
import { toRaceStream } from '#events/learning/race/race-stream.ts';
import { createWorksheetQuestions } from '#events/learning/worksheet/test/worksheet-fixture.ts';
import { toWorksheetStream } from '#events/learning/worksheet/worksheet-stream.ts';
import { toAccountStream } from '#events/people/account/account-stream.ts';
import { ERASURES_STREAM } from '#events/people/erasure/erasures-stream.ts';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { allProjections } from './all.ts';
import { parseEvents } from './engine/parsed-event.ts';
import { toStreamKind } from './engine/projection.ts';
import { createAttendanceLog } from './test/attendance-log-fixture.ts';
import { foldInMemory } from './test/fold-in-memory.ts';
import { createHomeworkLog } from './test/homework-log-fixture.ts';
import { createLogWriter } from './test/log-writer-fixture.ts';
import { createPracticeLogWriter } from './test/practice-log-fixture.ts';
import { createStudentIds, createStudentLog } from './test/student-log-fixture.ts';

const sorted = (tables: Record<string, object[]>) =>
  Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]);

const keys = createInMemoryKeyRing();
const studentLog = await createStudentLog(keys, 7, 1_200, 20261121);

const practice = createPracticeLogWriter(keys);
const [student, leaver] = createStudentIds(2) as [string, string];
await practice.enrol(student, 'Mia Chen');
const session = await practice.session({ student, day: '2026-11-21', correct: 3 });
for (const question of [1, 4]) await practice.report(session, question);
await practice.accept(session, 4);
await practice.dismiss(session, 1);
await practice.review(session, 3);
await practice.choosePlace(student, { hidden: true, nickname: 'Comet' });
await practice.resetNickname(student);
await practice.chooseGoal(student, 5);
await practice.assign(student, { subject: 'math', grade: 4, topic: 'fractions' });
const writer = createLogWriter(keys);
const enrolment = { name: 'Ben Roy', email: 'ben@example.com', classes: 1, via: 'tutor', today: '2026-11-21' } as const;
const sale = { type: 'AdjustClasses', direction: 'add', classes: 1, purchase: { priceCents: 5_000 } } as const;
const cash = { amountCents: 5_000, method: 'cash', receivedOn: '2026-11-21', receivedBy: student } as const;
const openCase = { type: 'CaseOpened', data: { kind: 'other', text: 'One is missing' } };
const opened = await writer.record(toCasesStream(student), [openCase]);
const enrolled = await writer.execute(leaver, { type: 'EnrolStudent', ...enrolment });
const [purchase] = (await writer.execute(leaver, sale)) as [StoredEvent];
const allocations = [{ purchase: purchase.id, cents: 5_000 }];
const [payment] = (await writer.execute(leaver, { type: 'ReceivePayment', ...cash, allocations })) as [StoredEvent];
const AT = '2026-11-21T16:00:00.000Z';
const asked = { subject: 'math', grade: 4, topic: 'Addition', questions: practiceQuestions };
const logOfAllStreams = [
  ...enrolled,
  ...(await writer.record(toStudentStream(leaver), [{ type: 'AbsenceReported', data: { date: '2026-11-22' } }])),
  purchase,
  payment,
  ...(await writer.execute(leaver, { type: 'ArchiveStudent' })),
  ...studentLog,
  ...(await createHomeworkLog(keys, 2, 4)),
  ...(await createAttendanceLog(keys)),
  ...practice.log,
  ...opened,
  ...(await writer.record(toCasesStream(student), [
    { type: 'CaseAnswered', data: { case: opened[0]?.id, text: 'Which one?' } },
  ])),
  ...(await writer.record(GROUPS_STREAM, [
    { type: 'GroupCreated', data: { group: leaver, name: 'Tuesday', students: [student] } },
  ])),
  ...(await writer.record(toRaceStream(leaver), [
    { type: 'RaceStarted', data: { ...asked, group: leaver, secondsPerQuestion: 20, code: '012345', expiresAt: AT } },
    { type: 'RaceJoined', data: { student } },
    { type: 'RaceEnded', data: { reason: 'stopped' } },
    { type: 'RaceResultsRecorded', data: {} },
  ])),
  ...(await writer.record(toPracticeStream(leaver, student), [
    {
      type: 'PracticeRaceRecorded',
      data: {
        ...{
          ...asked,
          race: leaver,
          answers: [{ choice: 0, correct: true }, null, null, null, null],
          day: '2026-11-21',
        },
        ...{ correct: 1, points: 10, counts: true },
      },
    },
    { type: 'PracticeQuestionReported', data: { question: 0 } },
  ])),
  ...(await Promise.all(
    [student, leaver].map((id) =>
      writer.record(toWorksheetStream(id), [
        { type: 'WorksheetPrepared', data: { ...asked, questions: createWorksheetQuestions() } },
      ]),
    ),
  ).then((sheets) => sheets.flat())),
  ...(await writer.record('invoices', [{ type: 'InvoiceIssued', data: { entry: purchase.id, students: [leaver] } }])),
  ...(await writer.record('receipts', [{ type: 'ReceiptIssued', data: { entry: payment.id, students: [leaver] } }])),
  ...(await writer.record(toAccountStream(student), [
    { type: 'AccountEmailChanged', data: { email: 'mia@example.com' } },
  ])),
  ...(await writer.record(ERASURES_STREAM, [
    { type: 'PersonErased', data: { person: leaver, role: 'student', key: leaver } },
    { type: 'FamilyNameErased', data: { student, account: leaver } },
  ])),
];
test('the log of the tests below has events of every kind of stream', () => {
  const kinds = new Set(logOfAllStreams.map(({ stream }) => toStreamKind(stream)));
  expect([...kinds].sort()).toEqual([
    'account',
    'assigned',
    'cases',
    'erasures',
    'groups',
    'homework',
    'invoices',
    'leaderboard',
    'practice',
    'race',
    'receipts',
    'student',
    'submission',
    'tutor',
    'worksheet',
  ]);
});

test.each(allProjections)('$name: batches of 1 and of 1,000 give equal rows', async (projection) => {
  const single = await foldInMemory(projection, logOfAllStreams, keys, 1);
  const batched = await foldInMemory(projection, logOfAllStreams, keys, 1_000);

  expect(single.parked).toEqual([]);
  expect(sorted(single.tables)).toEqual(sorted(batched.tables));
});

const parsedLog = parseEvents(logOfAllStreams);

test.each(allProjections)('$name: folds no events of streams that it does not name', ({ tables, streams }) => {
  const taken = new Set<string>();
  for (const { event } of parsedLog) {
    if (!event) throw new Error('an event that cannot be viewed');
    for (const table of tables) {
      const takes = table.kind === 'journal' ? table.rowsOf(event).length > 0 : table.keyOf(event) !== undefined;
      if (takes) taken.add(toStreamKind(event.stream));
    }
  }
  expect([...taken].sort()).toEqual([...(streams ?? [...taken])].sort());
});
