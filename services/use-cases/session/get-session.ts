import { type Profile, type SessionAnswer, sessionAnswer, sessionQuery } from '#contracts/session.ts';
import { profileById } from '#projections/queries/profiles.ts';
import { createAccountTokens } from '#services/accounts/person-token.ts';
import { waitUntilCaughtUp } from '#services/feed/wait-until-shown.ts';
import type { Context } from '#services/use-case/context.ts';
import { toProfile } from '#services/use-case/to-profile.ts';
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
  run: async (
    { session, profile, query: { account } },
    context: Context<'config' | 'accounts' | 'readModels' | 'store' | 'feed' | 'logGap'>,
  ) => {
    const tokens = createAccountTokens(context.config.sessionSecret);
    // A stranger has no token, and learns about nobody whether there is an account.
    const held = session || account === undefined ? undefined : tokens.read(account);
    const gone = held && (await whyGone(held, context));
    const body = {
      user: session && { id: session.userId, email: session.email },
      profile: session && (profile ?? (await profileAfterEnrolment(session.userId, context))),
      expires_at: session?.expiresAt ?? null,
      account_token: session && tokens.issue(session.userId, session.email),
      ...(gone && { gone }),
    };
    return { body };
  },
});

type HeldToken = NonNullable<ReturnType<ReturnType<typeof createAccountTokens>['read']>>;

async function whyGone(
  { personId, hadEmail }: HeldToken,
  { accounts }: Context<'accounts'>,
): Promise<SessionAnswer['gone']> {
  const email = await accounts.emailOf(personId);
  if (email === undefined) return (await accounts.wasMerged(personId)) ? 'merged' : 'closed';
  if (hadEmail(email)) return undefined;
  // A tutor can also restore a student with another e-mail, after the account of this page was closed.
  return (await accounts.hasMergedSignUp(personId)) ? 'moved' : 'closed';
}

/** Somebody who was enrolled a moment ago may be in the log and not yet in the read models. */
async function profileAfterEnrolment(
  id: string,
  context: Context<'readModels' | 'store' | 'feed' | 'logGap'>,
): Promise<Profile | null> {
  await waitUntilCaughtUp(context);
  return toProfile(await profileById(context.readModels.sql, id));
}
