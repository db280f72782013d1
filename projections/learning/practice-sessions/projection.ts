import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { type PracticeEvent, practiceEvents } from '#events/learning/practice/events.ts';
import { toPracticeOpenUntil, toPracticePoints } from '#events/learning/practice/practice-decider.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';
import {
  type PracticeAnswersByQuestion,
  type PracticeSessionRow,
  practiceSessionColumns,
  type QuestionReport,
  type QuestionReportsByQuestion,
} from './practice-session-columns.ts';

type Of<Type extends PracticeEvent['type']> = Extract<RecordedEvent<PracticeEvent>, { type: Type }>;

const practiceSessionsTable = defineKeyedTable({
  name: 'practice_sessions',
  key: 'id',
  columns: practiceSessionColumns,
  indexes: {
    // Serves fetchContinuableSessions: the newest sessions of a student that are not completed.
    practice_sessions_open: '(student_id, started_at desc, id) where completed_at is null',
    // Serves fetchLastPracticeChoice.
    practice_sessions_of_student: '(student_id, started_at desc, id)',
    // Serves fetchAccuracyBySubject with an index-only scan, because the rows are wide.
    practice_sessions_completed:
      '(student_id, subject) include (questions_answered, correct_answers) where completed_at is not null',
    // Serves countOpenQuestionReports, fetchOpenQuestionReports and fetchOpenQuestionReportsOfStudent with an index-only scan, because the rows
    // are wide.
    practice_sessions_reported: '(student_id, id) include (open_reports, reports) where open_reports > 0',
    // Serves fetchSettledQuestionReports, newest first.
    practice_sessions_settled: '(settled_at desc, id) where settled_at is not null',
  },
  keyOf: ({ stream }) => parsePracticeStream(stream)?.sessionId,
  createdBy: ['PracticeSessionStarted', 'PracticeRaceRecorded'],
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'PracticeSessionStarted') return started(event);
    if (event.type === 'PracticeRaceRecorded') return recordedRace(event);
    if (!isEventOf(practiceEvents, event)) return undefined;
    if (!row) throw new Error(`${event.type} of a session that was never started`);
    return { ...row, ...changed(row, event), version: event.version };
  },
});

/** The row of a session without answers. */
const begun = (event: Of<'PracticeSessionStarted' | 'PracticeRaceRecorded'>): PracticeSessionRow => {
  const { id: started_event, stream, recordedAt, version } = event;
  const { grade, subject, topic, questions } = event.data;
  const { sessionId: id, studentId: student_id } = parsePracticeStream(stream) as {
    sessionId: string;
    studentId: string;
  };
  return {
    ...{ id, student_id, subject, topic, started_event, grade, started_at: recordedAt, version },
    ...{ open_until: recordedAt, race_id: null },
    ...{
      session_data: JSON.stringify({ questions, grade, subject, topic }),
      answers: '{}',
      reports: '{}',
      put_right: '[]',
    },
    ...{ questions_answered: 0, correct_answers: 0, points_earned: 0, open_reports: 0, settled_at: null },
    ...{ completed_at: null, day: null },
  };
};

const started = (event: Of<'PracticeSessionStarted'>): PracticeSessionRow => ({
  ...begun(event),
  open_until: toPracticeOpenUntil(event.recordedAt, event.data.openMinutes),
});

const recordedRace = (event: Of<'PracticeRaceRecorded'>): PracticeSessionRow => {
  const { race: race_id, answers, correct, points, day } = event.data;
  const byQuestion = Object.fromEntries(answers.flatMap((answer, at) => (answer ? [[at, answer]] : [])));
  return {
    ...{ ...begun(event), race_id, answers: JSON.stringify(byQuestion), day, completed_at: event.recordedAt },
    questions_answered: Object.keys(byQuestion).length,
    ...{ correct_answers: correct, points_earned: points },
  };
};

const changed = (
  row: PracticeSessionRow,
  event: Exclude<RecordedEvent<PracticeEvent>, { type: 'PracticeSessionStarted' | 'PracticeRaceRecorded' }>,
): Partial<PracticeSessionRow> => {
  switch (event.type) {
    case 'PracticeQuestionAnswered': {
      const { question, choice, correct } = event.data;
      const answers: PracticeAnswersByQuestion = { ...JSON.parse(row.answers), [question]: { choice, correct } };
      const so = { answers: JSON.stringify(answers), questions_answered: Object.keys(answers).length };
      return { ...so, ...counted(answers, reportsOf(row)) };
    }
    case 'PracticeSessionCompleted': {
      const { questionsAnswered, correct, points, day } = event.data;
      return {
        ...{ questions_answered: questionsAnswered, correct_answers: correct, points_earned: points, day },
        completed_at: event.recordedAt,
      };
    }
    case 'PracticeQuestionPutRight':
      return { put_right: JSON.stringify([...JSON.parse(row.put_right), event.data.question]) };
    case 'PracticeQuestionReported': {
      const report = { state: 'open', reported_at: event.recordedAt, settled_by: null, settled_at: null } as const;
      return reported({ ...reportsOf(row), [event.data.question]: report });
    }
    case 'PracticeReportAccepted': {
      const reports = settled(row, event, 'accepted');
      const { correct, points } = event.data;
      const added = { correct_answers: row.correct_answers + correct, points_earned: row.points_earned + points };
      return { ...reported(reports), ...(row.completed_at ? added : counted(JSON.parse(row.answers), reports)) };
    }
    case 'PracticeReportDismissed':
      return reported(settled(row, event, 'dismissed'));
    case 'PracticeReportReopened': {
      const { question, correct, points } = event.data;
      const reports = reopened(row, question);
      const left = { correct_answers: row.correct_answers - correct, points_earned: row.points_earned - points };
      return { ...reported(reports), ...(row.completed_at ? left : counted(JSON.parse(row.answers), reports)) };
    }
    case 'PracticeReportWithdrawn': {
      const { [event.data.question]: _, ...others } = reportsOf(row);
      return reported(others);
    }
  }
};

const reportsOf = (row: PracticeSessionRow): QuestionReportsByQuestion => JSON.parse(row.reports);

/** The score so far. The completion event states the final score. */
const counted = (answers: PracticeAnswersByQuestion, reports: QuestionReportsByQuestion) => {
  const right = Object.entries(answers).filter(([at, { correct }]) => correct || reports[at]?.state === 'accepted');
  return { correct_answers: right.length, points_earned: toPracticePoints(right.length) };
};

const findReport = (row: PracticeSessionRow, question: number): QuestionReport => {
  const report = reportsOf(row)[question];
  if (!report) throw new Error(`A report on question ${question} was decided that was never made`);
  return report;
};

const reopened = (row: PracticeSessionRow, question: number): QuestionReportsByQuestion => {
  const report = { ...findReport(row, question), state: 'open', settled_by: null, settled_at: null } as const;
  return { ...reportsOf(row), [question]: report };
};

const settled = (
  row: PracticeSessionRow,
  { data: { question }, metadata, recordedAt }: Of<'PracticeReportAccepted' | 'PracticeReportDismissed'>,
  state: QuestionReport['state'],
): QuestionReportsByQuestion => {
  const settlement = { state, settled_by: metadata.actor.id, settled_at: recordedAt };
  return { ...reportsOf(row), [question]: { ...findReport(row, question), ...settlement } };
};

const reported = (reports: QuestionReportsByQuestion) => {
  const all = Object.values(reports);
  const settlings = all.flatMap(({ settled_at }) => settled_at ?? []);
  return {
    reports: JSON.stringify(reports),
    open_reports: all.filter(({ state }) => state === 'open').length,
    // Instants in this form sort correctly as texts.
    settled_at: settlings.toSorted().at(-1) ?? null,
  };
};

export const practiceSessionsProjection = {
  name: 'practice-sessions',
  version: 2,
  streams: ['practice'],
  tables: [practiceSessionsTable],
} as const satisfies Projection;
