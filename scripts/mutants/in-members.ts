import type { Mutant } from './mutant.ts';

const DRAFTS_TEST = ['services/use-cases/drafts/drafts.db.test.ts'];
const FETCH = 'services/fetch/fetch-public-bytes.ts';
const FETCH_TEST = ['services/fetch/fetch-public-bytes.test.ts'];
const PICTURES_TEST = ['services/use-cases/pictures/pictures.db.test.ts'];
const RANKS_TEST = ['projections/practice-stats/practice-ranks-table.test.ts'];

/** Faults in what a member may write, load and see, and in the ranks that the log proves. */
export const inMembers: readonly Mutant[] = [
  {
    name: 'drafts: two saves at once both find the space that is left',
    edits: [
      {
        file: 'services/desk/drafts.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of the source
        search: 'await tx`select pg_advisory_xact_lock(hashtextextended(${`draft ${save.personId}`}, 0))`;',
        replace: '',
      },
    ],
    tests: DRAFTS_TEST,
  },
  {
    name: 'drafts: a student drafts answers to homework of others',
    edits: [
      {
        file: 'services/use-cases/drafts/draft-access.ts',
        search: "state.status === 'current' && state.students.has(profile.id)",
        replace: "state.status === 'current'",
      },
    ],
    tests: DRAFTS_TEST,
  },
  {
    name: 'pictures: one public address of a name is enough',
    edits: [{ file: FETCH, search: 'ips.every(isAllowed)', replace: 'ips.some(isAllowed)' }],
    tests: FETCH_TEST,
  },
  {
    name: 'pictures: the name is looked up again for the connection',
    edits: [{ file: FETCH, search: 'host: ip,', replace: 'host,' }],
    tests: FETCH_TEST,
  },
  {
    name: 'pictures: a student sees those of homework that is not theirs',
    edits: [
      {
        file: 'projections/queries/homework.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of the source
        search: 'h.deleted_at is null and h.assigned @> jsonb_build_array(${viewer.id}::text)',
        replace: 'h.deleted_at is null',
      },
    ],
    tests: PICTURES_TEST,
  },
  {
    name: 'ranks: who hides is compared with',
    edits: [
      { file: 'projections/practice-stats/board-standings-table.ts', search: ' && !member?.hidden', replace: '' },
    ],
    tests: RANKS_TEST,
  },
  {
    name: 'ranks: a session that does not count moves its student',
    edits: [
      {
        file: 'projections/practice-stats/practice-stats-table.ts',
        search: 'counted_points: counted_points + (after?.counted_points ?? 0) - (before?.counted_points ?? 0)',
        replace: 'counted_points: counted_points + (after?.points ?? 0) - (before?.points ?? 0)',
      },
    ],
    tests: RANKS_TEST,
  },
];
