import { createTableSql } from './create-table-sql.ts';
import type { AnyTable } from './table.ts';

/**
 * What a read model is to the engine: a name, a version, and tables with their folds. The schema's name is a hash over the
 * versions and tables of all projections, so a change of either builds new tables beside the old ones. A fold that changes
 * without its tables needs another version.
 */
export interface Projection {
  readonly name: string;
  readonly version: number;
  /** Each may be folded by what the event changed in those before it. */
  readonly tables: readonly AnyTable[];
  /**
   * Kinds of the streams whose events its tables take, as `streamKind` says them; every stream where it is left out. Events
   * of other streams are not shown to the tables: to ask each table about each event costs as much as to fold it.
   */
  readonly streams?: readonly string[];
  /** Event types whose personal fields the fold needs unsealed; profiles alone. */
  readonly opens?: readonly string[];
}

/** The statements that create the tables of a projection in the schema of the search path. */
export const createTablesSql = ({ tables }: Projection): string => tables.map(createTableSql).join('\n');

/** What a stream is about, by its name: `student` of `student-…`. */
export const streamKind = (stream: string): string => {
  const end = stream.indexOf('-');
  return end < 0 ? stream : stream.slice(0, end);
};
