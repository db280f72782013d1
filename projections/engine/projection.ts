import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import type { AnyTable } from './table.ts';
import { toCreateTableSql } from './to-create-table-sql.ts';

/**
 * A read model: a name, a version, and tables with their folds. The name of the schema is a hash over the versions and
 * tables of all projections, so a change of either builds new tables beside the old ones. When a fold changes but its tables
 * do not, the version must be increased.
 */
export interface Projection {
  readonly name: string;
  readonly version: number;
  /** In fold order: the fold of a table may use the changes of the tables before it. */
  readonly tables: readonly AnyTable[];
  /**
   * The kinds of streams (see toStreamKind) whose events the tables receive; undefined for all streams. This saves asking
   * each table about each event, which costs as much as folding it.
   */
  readonly streams?: readonly string[];
  /** Event types whose personal fields the fold needs unsealed; only `profiles` uses this. */
  readonly unsealedEventTypes?: readonly CatalogueEvent['type'][];
}

/** The statements that create the tables of a projection in the first schema of the search path. */
export const toCreateTablesSql = ({ tables }: Projection): string => tables.map(toCreateTableSql).join('\n');

/** The kinds of streams that any of the projections receives; undefined for all. */
export const listStreamKinds = (projections: readonly Projection[]): ReadonlySet<string> | undefined =>
  projections.some(({ streams }) => streams === undefined)
    ? undefined
    : new Set(projections.flatMap(({ streams = [] }) => streams));

/** The kind of a stream: the part of its name before the first hyphen, such as `student`. */
export const toStreamKind = (stream: string): string => {
  const end = stream.indexOf('-');
  return end < 0 ? stream : stream.slice(0, end);
};
