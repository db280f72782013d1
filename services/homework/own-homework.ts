import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';
import { type HomeworkState, homework, homeworkStream } from '#events/homework/homework.ts';
import { type HomeworkWhole, homeworkById } from '#projections/homework/queries.ts';
import type { Looked } from '#services/command/streams.ts';
import type { Program } from '#services/program.ts';

/** Whether a tutor may see and change a homework: who made it, and owners. */
const isTheirs = (createdBy: string, { id, owner }: Profile): boolean => createdBy === id || owner;

/** A homework that this tutor may see and change, as its stream has it, deleted or not; undefined for all else. */
export async function ownHomework(
  { look }: Program,
  homeworkId: string,
  profile: Profile,
): Promise<Looked<HomeworkState> | undefined> {
  const found = await look(homeworkStream(homeworkId), homework);
  return found.state.status !== 'none' && isTheirs(found.state.createdBy, profile) ? found : undefined;
}

/** As `ownHomework`, without what was deleted. */
export async function currentHomework(
  program: Program,
  homeworkId: string,
  profile: Profile,
): Promise<Looked<HomeworkState> | undefined> {
  const found = await ownHomework(program, homeworkId, profile);
  return found?.state.status === 'current' ? found : undefined;
}

/** As `currentHomework`, as the read models have it: with its students and counts. */
export async function currentHomeworkRow(
  sql: Sql,
  homeworkId: string,
  profile: Profile,
): Promise<HomeworkWhole | undefined> {
  const row = await homeworkById(sql, homeworkId);
  return row?.deleted_at === null && isTheirs(row.created_by, profile) ? row : undefined;
}
