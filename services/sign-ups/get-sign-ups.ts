import { signUpsAnswer } from '#contracts/sign-ups.ts';
import { defineUseCase } from '#services/http/use-case.ts';

export const getSignUps = defineUseCase({
  operation: 'getSignUps',
  summary: 'Accounts that wait for a tutor’s approval, oldest first',
  method: 'GET',
  path: '/api/sign-ups',
  access: 'tutor',
  answer: signUpsAnswer,
  run: async (_, { accounts }) => {
    const applicants = await accounts.applicants();
    return {
      body: {
        sign_ups: applicants.map(({ id, name, email, createdAt }) => ({
          ...{ id, name, email },
          created_at: createdAt.toISOString(),
        })),
      },
    };
  },
});
