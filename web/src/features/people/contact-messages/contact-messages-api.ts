import type { ContactMessagesResponse } from '#contracts/contact.ts';
import { api } from '../../../api/api.ts';

const contactMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactMessages: build.query<ContactMessagesResponse, void>({
      query: () => '/contact-messages',
      providesTags: ['contact-messages'],
    }),
  }),
});
export const { useGetContactMessagesQuery } = contactMessagesApi;
