import type { z } from 'zod';
import type { makePacketRequest, PacketResponse, PacketsResponse, StudentPacketsResponse } from '#contracts/packets.ts';
import { api } from '../../../api/api.ts';
import { cursorPagingOptions } from '../../../api/cursor-paging-options.ts';

export type MakePacketRequest = z.input<typeof makePacketRequest>;

const packetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPackets: build.infiniteQuery<PacketsResponse, void, string | undefined>({
      infiniteQueryOptions: cursorPagingOptions,
      query: ({ pageParam }) => ({ url: '/packets', params: { cursor: pageParam } }),
      providesTags: ['packets', 'students'],
    }),
    getPacketsOfStudent: build.query<StudentPacketsResponse, string>({
      query: (studentId) => `/students/${studentId}/packets`,
      providesTags: (_answer, _error, id) => ['packets', { type: 'student', id }],
    }),
    getPacket: build.query<PacketResponse, { studentId: string; packetId: string }>({
      query: ({ studentId, packetId }) => `/students/${studentId}/packets/${packetId}`,
      providesTags: (_answer, _error, { studentId: id }) => [{ type: 'student', id }],
      // A seal causes no change notification.
      keepUnusedDataFor: 0,
    }),
    makePacket: build.mutation<{ id: string }, { studentId: string; body: MakePacketRequest; idempotencyKey: string }>({
      query: ({ studentId, ...command }) => ({ url: `/students/${studentId}/packets`, method: 'POST', ...command }),
      invalidatesTags: ['packets', 'record', 'seals'],
    }),
  }),
});
export const { useGetPacketsInfiniteQuery, useGetPacketsOfStudentQuery, useGetPacketQuery, useMakePacketMutation } =
  packetsApi;
