/** What a student has achieved, folded from the events of all practice sessions. What was achieved once is never lost. */
import { isSteadyTopic } from '#events/learning/practice/is-steady-topic.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import { MASTERY_ANSWERS, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { LogEvent } from '../../engine/table.ts';

/** The numbers at which each kind is achieved. */
export const achievementTiers = {
  /** Topics that were steady at some time, each grade for itself. */
  topics: [1, 5, 10, 20, 40],
  /** Days with a completed session. */
  days: [5, 20, 50, 100, 200],
  /** Missed questions that were answered correctly later. */
  'put-right': [10, 50, 100, 200],
  /** Steps to a higher grade than any before in which a topic was steady. */
  grades: [1, 2, 3],
} as const;
type AchievementKind = keyof typeof achievementTiers;

interface Achievement {
  readonly kind: AchievementKind;
  /** One of the tiers of the kind. */
  readonly count: number;
  /** The civil date on which the number was reached. */
  readonly day: string;
}

interface SessionScore {
  readonly id: string;
  readonly correct: number;
}

export interface PracticeRecord {
  readonly counts: Readonly<Record<AchievementKind, number>>;
  readonly earned: readonly Achievement[];
  readonly lastDay: string;
  /** The student's level in each subject: the highest grade in which a topic was steady; a subject without one is left out. */
  readonly levels: Readonly<Partial<Record<PracticeSubject, number>>>;
  /** By grade, subject and topic: the newest sessions, and whether the topic was steady at some time. */
  readonly topics: Readonly<Record<string, { readonly scores: readonly SessionScore[]; readonly steady?: true }>>;
}

export const emptyPracticeRecord: PracticeRecord = {
  counts: { topics: 0, days: 0, 'put-right': 0, grades: 0 },
  ...{ earned: [], lastDay: '', levels: {}, topics: {} },
};

/** Sessions whose answers decide whether a topic is steady. */
const SCORES_KEPT = MASTERY_ANSWERS / QUESTIONS_PER_PRACTICE;

/** The record after an event; the same object for an event that changes nothing. */
export function applyPracticeEvent(record: PracticeRecord, event: LogEvent): PracticeRecord {
  const id = parsePracticeStream(event.stream)?.sessionId;
  if (id === undefined) return record;
  switch (event.type) {
    case 'PracticeSessionCompleted': {
      const { grade, subject, topic, correct, day, putRight = 0 } = event.data;
      const practised = day > record.lastDay ? withCount({ ...record, lastDay: day }, 'days', 1, day) : record;
      const reviewed = withCount(practised, 'put-right', putRight, day);
      if (topic === undefined) return reviewed;
      const key = `${grade}/${subject}/${topic}`;
      const scores = [{ id, correct }, ...(record.topics[key]?.scores ?? [])].slice(0, SCORES_KEPT);
      return withScores(reviewed, key, scores, day);
    }
    // The answers of a race are under time, so they do not say whether a topic is steady.
    case 'PracticeRaceRecorded': {
      const { day } = event.data;
      return day > record.lastDay ? withCount({ ...record, lastDay: day }, 'days', 1, day) : record;
    }
    case 'PracticeReportAccepted':
    case 'PracticeReportReopened': {
      const { correct, day } = event.data;
      const key = Object.keys(record.topics).find((each) =>
        record.topics[each]?.scores.some((score) => score.id === id),
      );
      if (key === undefined || day === undefined) return record;
      const change = event.type === 'PracticeReportAccepted' ? correct : -correct;
      const scores = (record.topics[key]?.scores ?? []).map((score) =>
        score.id === id ? { id, correct: score.correct + change } : score,
      );
      return withScores(record, key, scores, day);
    }
    case 'PracticeQuestionPutRight':
      return withCount(record, 'put-right', 1, event.data.day);
    default:
      return record;
  }
}

/** Adds to a number, and what is achieved by it. */
function withCount(record: PracticeRecord, kind: AchievementKind, added: number, day: string): PracticeRecord {
  if (added === 0) return record;
  const before = record.counts[kind];
  const reached = achievementTiers[kind].filter((count) => count > before && count <= before + added);
  return {
    ...record,
    counts: { ...record.counts, [kind]: before + added },
    earned: [...record.earned, ...reached.map((count) => ({ kind, count, day }))],
  };
}

function withScores(record: PracticeRecord, key: string, scores: readonly SessionScore[], day: string): PracticeRecord {
  const wasSteady = record.topics[key]?.steady === true;
  const isSteady = isSteadyTopic({
    answers: scores.length * QUESTIONS_PER_PRACTICE,
    correct: scores.reduce((sum, { correct }) => sum + correct, 0),
  });
  const steady = (wasSteady || isSteady) && { steady: true as const };
  const scored = { ...record, topics: { ...record.topics, [key]: { scores, ...steady } } };
  return isSteady && !wasSteady ? withSteadyTopic(scored, key, day) : scored;
}

function withSteadyTopic(record: PracticeRecord, key: string, day: string): PracticeRecord {
  const [gradeText, subject] = key.split('/') as [string, PracticeSubject];
  const grade = Number(gradeText);
  const highestGrade = Math.max(0, ...Object.values(record.levels));
  const levels = { ...record.levels, [subject]: Math.max(record.levels[subject] ?? 0, grade) };
  const counted = withCount({ ...record, levels }, 'topics', 1, day);
  return highestGrade > 0 && grade > highestGrade ? withCount(counted, 'grades', 1, day) : counted;
}
