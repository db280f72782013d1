import { vi } from 'vitest';
import type { PlantedFault } from './planted-fault.ts';

const RULES_TEST = ['events/learning/practice/practice-decider.test.ts'];

/** Faults in practice, points, streaks and the leaderboard, and in what a student may write and load. */
export const practiceFaults: readonly PlantedFault[] = [
  {
    name: 'practice: a second answer replaces the first',
    tests: RULES_TEST,
    plant: () =>
      vi.doMock(import('#events/learning/practice/practice-decider.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { decide } = original.practiceDecider;
        return {
          ...original,
          practiceDecider: {
            ...original.practiceDecider,
            decide: (state, command) =>
              decide(command.type === 'AnswerQuestion' ? state && { ...state, answers: new Map() } : state, command),
          },
        };
      }),
  },
  {
    name: 'practice: a session counts each time it is completed',
    tests: RULES_TEST,
    plant: () =>
      vi.doMock(import('#events/learning/practice/practice-decider.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { decide } = original.practiceDecider;
        return {
          ...original,
          practiceDecider: {
            ...original.practiceDecider,
            decide: (state, command) =>
              decide(
                command.type === 'CompletePractice' ? state && { ...state, completed: undefined } : state,
                command,
              ),
          },
        };
      }),
  },
  {
    name: 'practice: the last answer does not complete the session',
    tests: RULES_TEST,
    plant: () =>
      vi.doMock(import('#events/learning/practice/practice-decider.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { decide } = original.practiceDecider;
        return {
          ...original,
          practiceDecider: {
            ...original.practiceDecider,
            decide: (state, command) => {
              const decided = decide(state, command);
              return command.type === 'AnswerQuestion' && Array.isArray(decided) ? decided.slice(0, 1) : decided;
            },
          },
        };
      }),
  },
  {
    name: 'practice: a session is completed before every question is answered',
    tests: RULES_TEST,
    plant: () =>
      vi.doMock(import('#events/learning/practice/practice-decider.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { decide } = original.practiceDecider;
        const unanswered = [0, 1, 2, 3, 4].map((question) => [question, { choice: 0, correct: false }] as const);
        return {
          ...original,
          practiceDecider: {
            ...original.practiceDecider,
            decide: (state, command) =>
              decide(
                command.type === 'CompletePractice'
                  ? state && { ...state, answers: new Map([...unanswered, ...state.answers]) }
                  : state,
                command,
              ),
          },
        };
      }),
  },
  {
    name: 'practice: the key stays at its index while the options are shuffled',
    tests: ['services/learning/practice/draw-questions.test.ts'],
    plant: () =>
      vi.doMock(import('#services/learning/practice/draw-questions.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          drawPracticeQuestions: async (...of) =>
            (await original.drawPracticeQuestions(...of))?.map((question) => ({ ...question, correctAnswer: 0 })),
        };
      }),
  },
  {
    name: 'practice: the key is sent before the question is answered',
    tests: ['services/learning/practice/practice-answer-keys.db.test.ts'],
    plant: () =>
      vi.doMock(import('#services/learning/practice/to-practice-session.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          toPracticeSession(state, shown) {
            const session = original.toPracticeSession(state, shown);
            const guess = { choice: 0, correct: false };
            return {
              ...session,
              questions: session.questions.map((question, index) => ({
                ...question,
                result: original.toPracticeResult(
                  { ...state, answers: new Map([[index, guess], ...state.answers]) },
                  index,
                ),
              })),
            };
          },
        };
      }),
  },
  {
    name: 'streaks: a kept streak lasts over days without practice',
    tests: ['projections/learning/practice-stats/streak.test.ts'],
    plant: () =>
      vi.doMock(import('#projections/learning/practice-stats/streak.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          toNextStreak: (row, day, sameDay) =>
            sameDay === 'keep' && day !== row.last_practice_date
              ? Math.max(row.current_streak, original.toNextStreak(row, day, sameDay))
              : original.toNextStreak(row, day, sameDay),
        };
      }),
  },
  {
    name: 'points: an event that was folded before adds its points again',
    tests: [
      'projections/learning/practice-stats/projection.test.ts',
      'projections/learning/practice-stats/event-order.test.ts',
    ],
    plant: () =>
      vi.doMock(import('#projections/learning/practice-stats/points-earned.ts'), async (importOriginal) => ({
        ...(await importOriginal()),
        hasAlreadyAdded: () => false,
      })),
  },
  {
    name: 'leaderboard: equal points have different ranks',
    tests: ['projections/learning/practice-stats/leaderboard.db.test.ts'],
    plant: () =>
      vi.doMock(import('#projections/learning/practice-stats/leaderboard-query.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          async fetchLeaderboards(...of) {
            const found = await original.fetchLeaderboards(...of);
            const entries = found.all.entries.map((entry, index) => ({ ...entry, rank: index + 1 }));
            return { ...found, all: { ...found.all, entries } };
          },
        };
      }),
  },
  {
    name: 'drafts: a student drafts answers to homework that is not theirs',
    tests: ['services/learning/drafts/drafts.db.test.ts'],
    plant: () =>
      vi.doMock(import('#services/learning/drafts/draft-access.ts'), async (importOriginal) => ({
        ...(await importOriginal()),
        checkDraftSubject: async () => undefined,
      })),
  },
  {
    name: 'pictures: a host name with one public address reaches its inner addresses',
    tests: ['services/platform/fetch/fetch-public-bytes.test.ts'],
    plant: () =>
      vi.doMock(import('#services/platform/fetch/fetch-public-bytes.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          createPublicBytesFetcher: (reach = {}) =>
            original.createPublicBytesFetcher({
              ...reach,
              ...(reach.resolve && {
                resolve: async (host) =>
                  ((await reach.resolve?.(host)) ?? []).filter((ip) => reach.isAllowed?.(ip) ?? true),
              }),
            }),
        };
      }),
  },
];
