import type { Sql } from 'postgres';
import type { Question } from '#events/homework/events.ts';

/** The questions of a homework, with their keys, by the version of its content. */
export const contentsOf = async (
  sql: Sql,
  homeworkId: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, Question[]>> => {
  const rows = await sql<{ content_version: number; questions: Question[] }[]>`
    select content_version, questions from homework_contents
    where homework_id = ${homeworkId} and content_version = any(${[...new Set(versions)]}::int[])`;
  return new Map(rows.map(({ content_version, questions }) => [content_version, questions]));
};
