import type { FastifyRequest } from 'fastify';
import type { Profile } from '#contracts/session.ts';
import { fetchChildrenOfFamily } from '#projections/people/family-access/family-access-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { Applicant } from '#services/core/accounts/applicants.ts';
import { toProfile } from '#services/core/accounts/to-profile.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { FamilyAccount, SignedInPerson } from '#services/core/use-case/use-case.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Cached session lookup of this request; null before the first one, and reset after a late body. */
    lookup: Promise<SignedInPerson | null> | null;
    /** True when the lookup has found a tutor. */
    isOfTutor: boolean;
  }
}

/** What {@link loadVisitor} needs. */
export type VisitorContext = Context<'accounts' | 'readModels'>;

/** Loads the person who sent the request, or null when signed out. The lookup is cached per request. */
export function loadVisitor(request: FastifyRequest, context: VisitorContext): Promise<SignedInPerson | null> {
  request.lookup ??= lookUp(request, context).then((person) => {
    request.isOfTutor = person?.profile?.role === 'tutor';
    return person;
  });
  return request.lookup;
}

async function lookUp(
  request: FastifyRequest,
  { accounts, readModels }: VisitorContext,
): Promise<SignedInPerson | null> {
  const session = await accounts.session(request.headers);
  if (!session) return null;
  const family = session.isFamily ? await accounts.findFamily(session.userId) : undefined;
  const row = family ? undefined : await fetchProfile(readModels.sql, session.userId);
  // The sessions of an archived student are deleted shortly after the event, so until then they are treated as ended here.
  if (row && row.archived_at !== null) return null;
  const applicant = row || family ? undefined : await accounts.applicant(session.userId);
  const profile = toProfile(row);
  // Without a profile, only the routes with `beforeSecondFactor` are open.
  const needsSecondFactor = session.needsSecondFactor && profile !== null;
  return {
    session,
    profile: needsSecondFactor ? null : profile,
    profileBeforeSecondFactor: needsSecondFactor ? { ...profile, needs_second_factor: true } : null,
    applicant: applicant ? profileOfApplicant(applicant) : null,
    family: family ? await withChildren(family, readModels) : null,
  };
}

/** The children are read for each request, so that an access that has ended is refused at once. */
async function withChildren(
  family: Omit<FamilyAccount, 'children'>,
  { sql }: VisitorContext['readModels'],
): Promise<FamilyAccount> {
  const children = await fetchChildrenOfFamily(sql, family.id);
  return { ...family, children: children.map((child) => ({ ...child, role: 'student', owner: false })) };
}

const profileOfApplicant = ({ id, name, email, chosen_plan }: Applicant): Profile => ({
  ...{ id, name, email, role: 'student', owner: false },
  awaiting_approval: true,
  ...(chosen_plan && { chosen_plan }),
});
