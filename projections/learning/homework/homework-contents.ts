import { sql } from 'kysely';
import type { Sql } from 'postgres';
import type { HomeworkQuestion } from '#events/learning/homework/events.ts';
import { fetchRows, queryBuilder } from '../../query/database.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

/** Questions with their answer keys, by content version. */
export type HomeworkContents = ReadonlyMap<number, readonly HomeworkQuestion[]>;

/** The questions of one homework with their answer keys, by content version. */
export const fetchHomeworkContents = async (
  connection: Sql,
  homeworkId: string,
  versions: readonly number[],
): Promise<HomeworkContents> => {
  const query = queryBuilder
    .selectFrom('homework_contents')
    .select(['content_version', 'questions'])
    .where('homework_id', '=', homeworkId)
    .where('content_version', '=', sql<number>`any(${[...new Set(versions)]}::int[])`);
  const rows = await fetchRows(connection, query);
  return new Map(rows.map(({ content_version, questions }) => [content_version, questions]));
};

/** @public */
export const samples: QuerySamples<typeof import('./homework-contents.ts')> = {
  fetchHomeworkContents: [[sample.id, [1]]],
};
