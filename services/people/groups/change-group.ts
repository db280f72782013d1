import { z } from 'zod';
import { changeGroupRequest } from '#contracts/groups.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import { requireCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';

export const changeGroup = defineUseCase({
  operation: 'changeGroup',
  attempt: 'change a group',
  summary: 'Renames a group, adds students to it and removes students from it',
  method: 'POST',
  path: '/api/groups/:id',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  body: changeGroupRequest,
  run: async (input, context: DispatchContext) => {
    const { name, seen_name: seenName, added, removed } = input.body;
    const group = input.params.id;
    const newName = { ...(name && { name }), ...(seenName && { seenName }) };
    const command = { type: 'ChangeGroup', group, ...newName, added, removed } as const;
    const precondition = requireCurrentStudents(context, added);
    const outcome = await dispatch(context, input, groupsAggregate, undefined, command, { precondition });
    return 'refused' in outcome && outcome.refused === 'group-renamed'
      ? { ...outcome, ...(await describeRenaming(context, group)) }
      : outcome;
  },
});

/** Who renamed the group, to what and when, as fields of a refusal. The name is the log's, which the read model may not have yet. */
async function describeRenaming(
  { loadAggregate, readModels }: Context<'loadAggregate' | 'readModels'>,
  group: string,
): Promise<Partial<Refusal>> {
  const found = (await loadAggregate(groupsAggregate, undefined)).state[group];
  if (!found) return {};
  const { name, named } = found;
  const changedBy = (await fetchNamesById(readModels.sql, [named.by])).get(named.by) ?? PROGRAM_ACTOR_NAME;
  const renamed = `${isolateBidi(changedBy)} renamed this group to “${isolateBidi(name)}” while you were editing.`;
  return {
    changedBy,
    changedAt: named.at,
    currentName: name,
    detail: `${renamed} Save again to use your name instead.`,
  };
}
