import { type Profile, type SessionResponse, sessionQuery, sessionResponse } from '#contracts/session.ts';
import { accountAggregate } from '#events/people/account/account-decider.ts';
import { fetchChildrenOfFamily } from '#projections/people/family-access/family-access-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import { createAccountTokens } from '#services/core/accounts/person-token.ts';
import { toProfile } from '#services/core/accounts/to-profile.ts';
import { areReadModelsEmpty } from '#services/core/feed/are-read-models-empty.ts';
import { waitUntilLogIsProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getSession = defineUseCase({
  operation: 'getSession',
  summary: 'The signed-in person; `user` is null when nobody is signed in',
  method: 'GET',
  path: '/api/session',
  access: 'public',
  applicants: true,
  beforeSecondFactor: true,
  query: sessionQuery,
  answer: sessionResponse,
  run: async (
    { session, profile, family, query: { account } },
    context: Context<'config' | 'accounts' | 'readModels' | 'store' | 'feed' | 'logGap' | 'loadAggregate'>,
  ) => {
    const tokens = createAccountTokens(context.config.sessionSecret);
    // Only a signed account token gets an answer, so that nobody can probe which accounts exist.
    const held = session || account === undefined ? undefined : tokens.read(account);
    const gone = held && (await findAccountEnd(held, context));
    const loaded = session && !family ? (profile ?? (await loadProfileAfterCatchUp(session.userId, context))) : null;
    if (session && !family && !loaded && (await areReadModelsEmpty(context))) return refuse('catching-up');
    const body = {
      user: session && { id: session.userId, email: session.email },
      profile: loaded,
      ...(family && { family: { ...family, children: await loadChildren(family.id, context) } }),
      expires_at: session?.expiresAt ?? null,
      account_token: session && tokens.issue(session.userId, session.email),
      ...(session?.isFirst && { first_session: true as const }),
      ...(gone && { gone }),
    };
    return { body };
  },
});

type HeldToken = NonNullable<ReturnType<ReturnType<typeof createAccountTokens>['read']>>;

async function findAccountEnd(
  { personId, hadEmail }: HeldToken,
  context: Context<'accounts' | 'readModels' | 'loadAggregate'>,
): Promise<SessionResponse['gone']> {
  const { accounts, loadAggregate } = context;
  const email = await accounts.emailOf(personId);
  if (email === undefined) return (await accounts.wasMerged(personId)) ? 'merged' : 'closed';
  if (hadEmail(email)) return (await hasNoChildLeft(personId, context)) ? 'access-ended' : undefined;
  if (await accounts.hasMergedSignUp(personId)) return 'moved';
  const { state } = await loadAggregate(accountAggregate, personId);
  // If it was not changed, a tutor has restored the student with another e-mail after the deletion.
  return state.hasNewEmail ? 'email-changed' : 'closed';
}

const hasNoChildLeft = async (id: string, context: Context<'accounts' | 'readModels'>): Promise<boolean> =>
  (await context.accounts.findFamily(id)) !== undefined && (await loadChildren(id, context)).length === 0;

/** Read after the wait for the position that the page has seen: an access may have begun or ended with it. */
const loadChildren = async (familyId: string, { readModels }: Context<'readModels'>) =>
  (await fetchChildrenOfFamily(readModels.sql, familyId)).map(({ id, name }) => ({ id, name }));

/** Waits for the read models first: a person enrolled a moment ago may be only in the log. */
async function loadProfileAfterCatchUp(
  id: string,
  context: Context<'readModels' | 'store' | 'feed' | 'logGap'>,
): Promise<Profile | null> {
  await waitUntilLogIsProjected(context);
  return toProfile(await fetchProfile(context.readModels.sql, id));
}
