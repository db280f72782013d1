import { type Profile, sessionAnswer } from '#contracts/session.ts';
import { profileById } from '#projections/profiles/queries.ts';
import { profileOf } from '#services/http/person.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import type { Program } from '#services/program.ts';

/** Milliseconds. */
const WAIT_MS = 250;

export const getSession = defineUseCase({
  operation: 'getSession',
  summary: 'Who is signed in; the user is null when nobody is',
  method: 'GET',
  path: '/api/session',
  access: 'public',
  answer: sessionAnswer,
  run: async ({ session, profile }, program) => ({
    body: {
      user: session && { id: session.userId, email: session.email },
      profile: session && (profile ?? (await profileAfterEnrolment(session.userId, program))),
      expires_at: session?.expiresAt ?? null,
    },
  }),
});

/** Somebody who was enrolled a moment ago may be in the log and not yet in the read models. */
async function profileAfterEnrolment(id: string, { store, feed, readModels }: Program): Promise<Profile | null> {
  const head = await store.head();
  if (head !== undefined) await feed.reached(head, WAIT_MS);
  return profileOf(await profileById(readModels.sql, id));
}
