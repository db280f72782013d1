import { type Profile, type SessionAnswer, sessionAnswer, sessionQuery } from '#contracts/session.ts';
import { profileById } from '#projections/queries/profiles.ts';
import { accountTokens } from '#services/accounts/person-token.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { profileOf } from '#services/http/person.ts';
import type { Program } from '#services/program/program.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';

export const getSession = defineUseCase({
  operation: 'getSession',
  summary: 'Who is signed in; the user is null when nobody is',
  method: 'GET',
  path: '/api/session',
  access: 'public',
  applicants: true,
  query: sessionQuery,
  answer: sessionAnswer,
  run: async ({ session, profile, query: { account } }, program) => {
    const tokens = accountTokens(program.config.sessionSecret);
    // A stranger has no token, and learns about nobody whether there is an account.
    const held = session || account === undefined ? undefined : tokens.read(account);
    const gone = held && (await whyGone(held, program));
    const body = {
      user: session && { id: session.userId, email: session.email },
      profile: session && (profile ?? (await profileAfterEnrolment(session.userId, program))),
      expires_at: session?.expiresAt ?? null,
      account_token: session && tokens.issue(session.userId, session.email),
      ...(gone && { gone }),
    };
    return { body };
  },
});

type HeldToken = NonNullable<ReturnType<ReturnType<typeof accountTokens>['read']>>;

async function whyGone({ personId, hadEmail }: HeldToken, { accounts }: Program): Promise<SessionAnswer['gone']> {
  const email = await accounts.emailOf(personId);
  if (email === undefined) return (await accounts.wasMerged(personId)) ? 'merged' : 'closed';
  if (hadEmail(email)) return undefined;
  // A tutor can also restore a student with another e-mail, after the account of this page was closed.
  return (await accounts.hasMergedSignUp(personId)) ? 'moved' : 'closed';
}

/** Somebody who was enrolled a moment ago may be in the log and not yet in the read models. */
async function profileAfterEnrolment(id: string, program: Program): Promise<Profile | null> {
  await catchUp(program);
  return profileOf(await profileById(program.readModels.sql, id));
}
