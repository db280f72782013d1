import { jsonb, type StoredRow, text } from '../../engine/columns.ts';
import { defineKeyedTable, type GetRowChange } from '../../engine/table.ts';
import { type BoardVisibilityRow, boardVisibilityTable, toStudentIdAffectingBoards } from './board-visibility-table.ts';
import { type PracticeStatsRow, practiceStatsTable } from './practice-stats-table.ts';

const ALL_TIME = 'all-time';

const columns = {
  board: text(),
  /** The number of students for each number of points. */
  standings: jsonb<Record<string, number>>(),
};
export type BoardStandingsRow = StoredRow<typeof columns>;
/** The number of students for each number of points. */
type Standings = ReadonlyMap<number, number>;

/** Cache of parsed standings: parsing 500 entries for each session would slow a rebuild down. */
const parsed = new WeakMap<BoardStandingsRow, Standings>();

/** The standings of the all-time board at the current position of the log, from which `practice_ranks` takes ranks. */
export const boardStandingsTable = defineKeyedTable({
  name: 'board_standings',
  key: 'board',
  columns,

  keyOf: (event) => (toStudentIdAffectingBoards(event) === undefined ? undefined : ALL_TIME),

  evolve(row, _event, changeOf) {
    const { before, after } = pointsOnBoard(changeOf);
    if (before === after) return undefined;
    const counts = new Map(standingsOf(row));
    if (before !== null) add(counts, before, -1);
    if (after !== null) add(counts, after, 1);
    const next = { board: ALL_TIME, standings: JSON.stringify(Object.fromEntries(counts)) };
    parsed.set(next, counts);
    return next;
  },
});

const standingsOf = (row: BoardStandingsRow | undefined): Standings => {
  if (row === undefined) return new Map();
  const known = parsed.get(row);
  if (known) return known;
  const entries = Object.entries<number>(JSON.parse(row.standings));
  const standings = new Map(entries.map(([points, students]) => [Number(points), students] as const));
  parsed.set(row, standings);
  return standings;
};

const add = (counts: Map<number, number>, points: number, students: 1 | -1): void => {
  const count = (counts.get(points) ?? 0) + students;
  if (count === 0) counts.delete(points);
  else counts.set(points, count);
};

/** The points of the event's student on the all-time board; null while the student is not on the board. */
const pointsOnBoard = (changeOf: GetRowChange): { before: number | null; after: number | null } => {
  const [member, own] = [changeOf(boardVisibilityTable), changeOf(practiceStatsTable)];
  return { before: shownPoints(member.before, own.before), after: shownPoints(member.after, own.after) };
};

const shownPoints = (member: BoardVisibilityRow | undefined, own: PracticeStatsRow | undefined): number | null =>
  own && own.counted_sessions > 0 && !member?.archived && !member?.hidden ? own.counted_points : null;

/** The rank of a number of points in the standings; equal points share a rank. */
export const toBoardRank = (row: BoardStandingsRow | undefined, points: number): number => {
  let rank = 1;
  for (const [others, students] of standingsOf(row)) if (others > points) rank += students;
  return rank;
};
