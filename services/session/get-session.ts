import { type Profile, sessionAnswer, sessionQuery } from '#contracts/session.ts';
import { profileById } from '#projections/profiles/queries.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { profileOf } from '#services/http/person.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import type { Program } from '#services/program.ts';

export const getSession = defineUseCase({
  operation: 'getSession',
  summary: 'Who is signed in; the user is null when nobody is',
  method: 'GET',
  path: '/api/session',
  access: 'public',
  query: sessionQuery,
  answer: sessionAnswer,
  run: async ({ session, profile, query: { person } }, program) => ({
    body: {
      user: session && { id: session.userId, email: session.email },
      profile: session && (profile ?? (await profileAfterEnrolment(session.userId, program))),
      expires_at: session?.expiresAt ?? null,
      ...(!session && person && !(await program.accounts.hasAccount(person)) && { gone: true }),
    },
  }),
});

/** Somebody who was enrolled a moment ago may be in the log and not yet in the read models. */
async function profileAfterEnrolment(id: string, program: Program): Promise<Profile | null> {
  await catchUp(program);
  return profileOf(await profileById(program.readModels.sql, id));
}
