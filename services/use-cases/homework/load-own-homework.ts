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
import type { LoadedAggregate } from '#services/command/snapshot-cache.ts';
import type { Context } from '#services/use-case/context.ts';

/** Whether a tutor may see and change a homework: who made it, and owners. */
const mayManage = (createdBy: string, { id, owner }: Profile): boolean => createdBy === id || owner;

/** A homework that this tutor may see and change, as its stream has it, deleted or not; undefined for all else. */
export async function loadOwnHomework(
  { loadAggregate }: Context<'loadAggregate'>,
  homeworkId: string,
  profile: Profile,
): Promise<LoadedAggregate<HomeworkState> | undefined> {
  const found = await loadAggregate(toHomeworkStream(homeworkId), homeworkDecider);
  return found.state.status !== 'none' && mayManage(found.state.createdBy, profile) ? found : undefined;
}

/** As `loadOwnHomework`, without what was deleted. */
export async function loadCurrentHomework(
  context: Context<'loadAggregate'>,
  homeworkId: string,
  profile: Profile,
): Promise<LoadedAggregate<HomeworkState> | undefined> {
  const found = await loadOwnHomework(context, homeworkId, profile);
  return found?.state.status === 'current' ? found : undefined;
}

const isCurrentAndTheirs = ({ created_by, deleted_at }: HomeworkHead, profile: Profile): boolean =>
  deleted_at === null && mayManage(created_by, profile);

/** As `loadCurrentHomework`, as the read models have it: with its students and counts. */
export async function findCurrentHomework(
  sql: Sql,
  homeworkId: string,
  profile: Profile,
): Promise<HomeworkWhole | undefined> {
  const row = await homeworkById(sql, homeworkId);
  return row && isCurrentAndTheirs(row, profile) ? row : undefined;
}

/** As `findCurrentHomework`, for whoever shows none of its students: there may be hundreds of them. */
export async function findCurrentHomeworkHead(
  sql: Sql,
  homeworkId: string,
  profile: Profile,
): Promise<HomeworkHead | undefined> {
  const head = await homeworkHeadById(sql, homeworkId);
  return head && isCurrentAndTheirs(head, profile) ? head : undefined;
}
