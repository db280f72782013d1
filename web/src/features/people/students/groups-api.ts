import type { z } from 'zod';
import type { changeGroupRequest, createGroupRequest } from '#contracts/groups.ts';
import { api } from '../../../api/api.ts';
import type { Command } from '../../../shared/students/api.ts';

export type CreateGroupRequest = z.input<typeof createGroupRequest>;
export type ChangeGroupRequest = z.input<typeof changeGroupRequest>;

const groupCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGroup: build.mutation<{ id: string } | null, Command<CreateGroupRequest>>({
      query: (command) => ({ url: '/groups', method: 'POST', ...command }),
      invalidatesTags: ['groups'],
    }),
    changeGroup: build.mutation<{ id: string } | null, Command<ChangeGroupRequest> & { groupId: string }>({
      query: ({ groupId, ...command }) => ({ url: `/groups/${groupId}`, method: 'POST', ...command }),
      // A refusal reloads the groups too, because stale data on the screen may be its cause.
      invalidatesTags: ['groups'],
    }),
    archiveGroup: build.mutation<null, { groupId: string; idempotencyKey: string }>({
      query: ({ groupId, idempotencyKey }) => ({ url: `/groups/${groupId}`, method: 'DELETE', idempotencyKey }),
      invalidatesTags: ['groups'],
    }),
  }),
});
export const { useCreateGroupMutation, useChangeGroupMutation, useArchiveGroupMutation } = groupCommandsApi;
