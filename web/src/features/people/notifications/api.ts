import type { z } from 'zod';
import type { notificationsResponse } from '#contracts/notifications.ts';
import { api } from '../../../api/api.ts';

export type NotificationsAnswer = z.infer<typeof notificationsResponse>;

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the signed-in student's id; it is only used for tags. */
    getNotifications: build.query<NotificationsAnswer, string>({
      query: () => '/notifications',
      providesTags: (_answer, _error, studentId) => [{ type: 'student', id: studentId }],
    }),
    /** Marks this notification and all older ones as seen. */
    seeNotifications: build.mutation<null, { studentId: string; id: string }>({
      query: ({ id }) => ({ url: '/notifications/seen', method: 'POST', body: { id } }),
      async onQueryStarted({ studentId, id }, { dispatch, queryFulfilled }) {
        const seen = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!seen) return;
        dispatch(
          notificationsApi.util.updateQueryData('getNotifications', studentId, (answer) => {
            const upTo = answer.notifications.findIndex((row) => row.id === id);
            // Later notifications are above it and stay unseen.
            for (const row of answer.notifications.slice(upTo)) row.seen = true;
            answer.unseen = answer.notifications.filter((row) => !row.seen).length;
          }),
        );
      },
    }),
  }),
});
export const { useGetNotificationsQuery, useSeeNotificationsMutation } = notificationsApi;
