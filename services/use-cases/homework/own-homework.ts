import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';
import { type HomeworkState, homeworkDecider } from '#events/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/homework/homework-stream.ts';
import {
  type HomeworkHead,
  type HomeworkWhole,
  homeworkById,
  homeworkHeadById,
} from '#projections/queries/homework.ts';
import type { Looked } from '#services/command/streams.ts';
import type { Context } from '#services/use-case/context.ts';

/** Whether a tutor may see and change a homework: who made it, and owners. */
const isTheirs = (createdBy: string, { id, owner }: Profile): boolean => createdBy === id || owner;

/** A homework that this tutor may see and change, as its stream has it, deleted or not; undefined for all else. */
export async function ownHomework(
  { look }: Context<'look'>,
  homeworkId: string,
  profile: Profile,
): Promise<Looked<HomeworkState> | undefined> {
  const found = await look(toHomeworkStream(homeworkId), homeworkDecider);
  return found.state.status !== 'none' && isTheirs(found.state.createdBy, profile) ? found : undefined;
}

/** As `ownHomework`, without what was deleted. */
export async function currentHomework(
  context: Context<'look'>,
  homeworkId: string,
  profile: Profile,
): Promise<Looked<HomeworkState> | undefined> {
  const found = await ownHomework(context, homeworkId, profile);
  return found?.state.status === 'current' ? found : undefined;
}

const isCurrentAndTheirs = ({ created_by, deleted_at }: HomeworkHead, profile: Profile): boolean =>
  deleted_at === null && isTheirs(created_by, profile);

/** As `currentHomework`, as the read models have it: with its students and counts. */
export async function currentHomeworkRow(
  sql: Sql,
  homeworkId: string,
  profile: Profile,
): Promise<HomeworkWhole | undefined> {
  const row = await homeworkById(sql, homeworkId);
  return row && isCurrentAndTheirs(row, profile) ? row : undefined;
}

/** As `currentHomeworkRow`, for whoever shows none of its students: there may be hundreds of them. */
export async function currentHomeworkHead(
  sql: Sql,
  homeworkId: string,
  profile: Profile,
): Promise<HomeworkHead | undefined> {
  const head = await homeworkHeadById(sql, homeworkId);
  return head && isCurrentAndTheirs(head, profile) ? head : undefined;
}
