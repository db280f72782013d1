import { api } from '../../../api/api.ts';

const contactMessageCommands = api.injectEndpoints({
  endpoints: (build) => ({
    markContactMessage: build.mutation<null, { id: string; answered: boolean; idempotencyKey: string }>({
      query: ({ id, answered, idempotencyKey }) => ({
        url: `/contact-messages/${id}/answered`,
        method: 'POST',
        body: { answered },
        idempotencyKey,
      }),
      invalidatesTags: ['contact-messages'],
    }),
    deleteContactMessage: build.mutation<null, { id: string; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ url: `/contact-messages/${id}`, method: 'DELETE', idempotencyKey }),
      invalidatesTags: ['contact-messages'],
    }),
  }),
});
export const { useMarkContactMessageMutation, useDeleteContactMessageMutation } = contactMessageCommands;
