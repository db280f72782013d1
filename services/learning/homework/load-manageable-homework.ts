import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';
import { type HomeworkState, homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import {
  fetchHomeworkDetails,
  fetchHomeworkSummary,
  type HomeworkDetails,
  type HomeworkSummary,
} from '#projections/learning/homework/homework-query.ts';
import type { LoadedAggregate } from '#services/core/command/snapshot-cache.ts';
import type { Context } from '#services/core/use-case/context.ts';

type Manager = Pick<Profile, 'id' | 'owner'>;

/** A homework may be seen and changed by the tutor who is responsible for it and by owners. */
export const canManageHomework = (tutor: string, { id, owner }: Manager): boolean => tutor === id || owner;

/** A homework from its stream, deleted or not; undefined when it does not exist or this tutor may not manage it. */
export async function loadManageableHomework(
  { loadAggregate }: Context<'loadAggregate'>,
  homeworkId: string,
  profile: Manager,
): Promise<LoadedAggregate<HomeworkState> | undefined> {
  const found = await loadAggregate(homeworkAggregate, homeworkId);
  return found.state.status !== 'none' && canManageHomework(found.state.tutor, profile) ? found : undefined;
}

/** Like `loadManageableHomework`, but undefined for deleted homework. */
export async function loadCurrentHomework(
  context: Context<'loadAggregate'>,
  homeworkId: string,
  profile: Manager,
): Promise<LoadedAggregate<HomeworkState> | undefined> {
  const found = await loadManageableHomework(context, homeworkId, profile);
  return found?.state.status === 'current' ? found : undefined;
}

const isCurrentAndManageable = ({ created_by, deleted_at }: HomeworkSummary, profile: Manager): boolean =>
  deleted_at === null && canManageHomework(created_by, profile);

/** Like `loadCurrentHomework`, but from the read models, with students and counts. */
export async function findCurrentHomework(
  sql: Sql,
  homeworkId: string,
  profile: Manager,
): Promise<HomeworkDetails | undefined> {
  const row = await fetchHomeworkDetails(sql, homeworkId);
  return row && isCurrentAndManageable(row, profile) ? row : undefined;
}

/** Like `findCurrentHomework`, without the students, of whom there may be hundreds. */
export async function findCurrentHomeworkHead(
  sql: Sql,
  homeworkId: string,
  profile: Manager,
): Promise<HomeworkSummary | undefined> {
  const head = await fetchHomeworkSummary(sql, homeworkId);
  return head && isCurrentAndManageable(head, profile) ? head : undefined;
}
