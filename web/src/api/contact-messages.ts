import type { ContactMessagesResponse } from '#contracts/contact.ts';
import { api } from './api.ts';

const contactMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactMessages: build.query<ContactMessagesResponse, void>({
      query: () => '/contact-messages',
      providesTags: ['contact-messages'],
      // Visitors send messages at any time, and no notification says so.
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetContactMessagesQuery } = contactMessagesApi;
