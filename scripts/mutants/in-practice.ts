import type { Mutant } from './mutant.ts';

const RULES = 'events/practice/practice-decider.ts';
const RULES_TEST = ['events/practice/practice-decider.test.ts'];
const DAYS = 'projections/practice-stats/practice-days-table.ts';
const STREAKS_TEST = ['projections/practice-stats/fold.test.ts', 'projections/practice-stats/interleaving.test.ts'];
const BOARDS = 'projections/queries/leaderboard.ts';
const BOARDS_TEST = ['projections/queries/leaderboard.db.test.ts'];
const FEED_TEST = ['services/feed/boards.db.test.ts'];

/** Faults in practice, its points and streaks, and in the boards on their way to the screens. */
export const inPractice: readonly Mutant[] = [
  {
    name: 'practice: a second answer takes the place of the first',
    edits: [{ file: RULES, search: 'if (state.answers.has(question)) return [];', replace: '' }],
    tests: RULES_TEST,
  },
  {
    name: 'practice: a session is counted each time that it is completed',
    edits: [{ file: RULES, search: 'if (state.completed) return [];', replace: '' }],
    tests: RULES_TEST,
  },
  {
    name: 'practice: a session is completed before all is answered',
    edits: [{ file: RULES, search: "if (!hasAllAnswers(state)) return 'practice-unfinished';", replace: '' }],
    tests: RULES_TEST,
  },
  {
    name: 'practice: an accepted report adds to a question that was right',
    edits: [
      { file: RULES, search: 'state.completed && !state.answers.get(question)?.correct', replace: 'state.completed' },
    ],
    tests: RULES_TEST,
  },
  {
    name: 'practice: the key stays where it was while its option moves',
    edits: [
      {
        file: 'services/use-cases/practice/draw-questions.ts',
        search: 'correctAnswer: order.indexOf(question.correctAnswer)',
        replace: 'correctAnswer: question.correctAnswer',
      },
    ],
    tests: ['services/use-cases/practice/draw-questions.test.ts'],
  },
  {
    name: 'practice: a key is told before its question is answered',
    edits: [
      {
        file: 'services/use-cases/practice/session-answer.ts',
        search: 'const answer = answers.get(question);',
        replace: 'const answer = answers.get(question) ?? { choice: 0, correct: false };',
      },
    ],
    tests: ['services/use-cases/practice/keys.db.test.ts'],
  },
  {
    name: 'practice: the rule of streaks that is in force is not looked at',
    edits: [
      {
        file: 'services/use-cases/practice/complete-practice-session.ts',
        search: '(await context.look(CENTRE_STREAM, centreDecider)).state?.sameDay',
        replace: 'undefined',
      },
    ],
    tests: ['services/use-cases/practice/days.db.test.ts'],
  },
  {
    name: 'practice: a kept streak is kept over days that were left out',
    edits: [
      {
        file: 'projections/practice-stats/streak.ts',
        search: "days === 0 && sameDay === 'keep'",
        replace: "sameDay === 'keep'",
      },
    ],
    tests: ['projections/practice-stats/streak.test.ts'],
  },
  {
    name: 'practice: an eleventh session of a day counts for the week',
    edits: [{ file: DAYS, search: '< COUNTED_SESSIONS_PER_DAY', replace: '<= COUNTED_SESSIONS_PER_DAY' }],
    tests: STREAKS_TEST,
  },
  {
    name: 'practice: what could not be read counts for the week',
    edits: [{ file: DAYS, search: '!hasty && before.length', replace: 'before.length' }],
    tests: STREAKS_TEST,
  },
  {
    name: 'practice: an event that comes again is added again',
    edits: [
      { file: 'projections/practice-stats/scoring.ts', search: 'position <= BigInt', replace: 'position < BigInt' },
    ],
    tests: STREAKS_TEST,
  },
  {
    name: 'boards: equal points have ranks of their own',
    edits: [{ file: BOARDS, search: '(rank() over', replace: '(row_number() over' }],
    tests: BOARDS_TEST,
  },
  {
    name: 'boards: who hides is seen',
    edits: [{ file: BOARDS, search: 'and not coalesce(place.hidden, false)', replace: '' }],
    tests: BOARDS_TEST,
  },
  {
    name: 'boards: who left is still there',
    edits: [{ file: BOARDS, search: 'p.archived_at is null and', replace: '' }],
    tests: BOARDS_TEST,
  },
  {
    name: 'boards: a frame for every session however many there are',
    edits: [{ file: 'services/feed/board-frames.ts', search: 'REST_MS = 250', replace: 'REST_MS = 0' }],
    tests: ['services/feed/board-frames.test.ts'],
  },
  {
    name: 'boards: every screen asks for what it is sent',
    edits: [
      {
        file: 'services/feed/feed.ts',
        search: 'boardsMoved ? tags.filter((tag) => tag !== LEADERBOARD_TAG) : tags',
        replace: 'tags',
      },
    ],
    tests: FEED_TEST,
  },
];
