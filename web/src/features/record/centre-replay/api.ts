import type { SandboxComparisonResponse, SandboxesResponse, StartReplayRequest } from '#contracts/sandboxes.ts';
import { api } from '../../../api/api.ts';

const sandboxesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSandboxes: build.query<SandboxesResponse, void>({
      query: () => '/sandboxes',
      providesTags: ['sandboxes'],
    }),
    startReplay: build.mutation<null, { body: StartReplayRequest; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ url: '/sandboxes', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['sandboxes'],
    }),
    cancelReplay: build.mutation<null, { idempotencyKey: string }>({
      query: (command) => ({ url: '/sandboxes/cancel', method: 'POST', ...command }),
      invalidatesTags: ['sandboxes'],
    }),
    dropSandbox: build.mutation<null, { name: string; idempotencyKey: string }>({
      query: ({ name, idempotencyKey }) => ({ url: `/sandboxes/${name}`, method: 'DELETE', idempotencyKey }),
      invalidatesTags: ['sandboxes'],
    }),
    compareSandbox: build.query<SandboxComparisonResponse, string>({
      query: (name) => `/sandboxes/${encodeURIComponent(name)}/comparison`,
      keepUnusedDataFor: 0,
    }),
  }),
});
export const {
  useGetSandboxesQuery,
  useStartReplayMutation,
  useCancelReplayMutation,
  useDropSandboxMutation,
  useCompareSandboxQuery,
} = sandboxesApi;
