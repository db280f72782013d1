import type { FastifyRequest } from 'fastify';
import type { Profile } from '#contracts/session.ts';
import { profileById } from '#projections/queries/profiles.ts';
import type { Applicant } from '#services/accounts/applicants.ts';
import type { Program } from '#services/program/program.ts';
import { toProfile } from '#services/use-case/to-profile.ts';
import type { SignedInPerson } from '#services/use-case/use-case.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The lookup of this request's person, made at most once, and once more after a body that was late. */
    lookup: Promise<SignedInPerson | null> | null;
    /** True once the lookup has found a student, approved or not. */
    isOfStudent: boolean;
  }
}

/** Who sent the request, or null when signed out: one session lookup, however often it is asked. */
export function loadVisitor(request: FastifyRequest, program: Program): Promise<SignedInPerson | null> {
  request.lookup ??= lookUp(request, program).then((person) => {
    request.isOfStudent = (person?.profile ?? person?.applicant)?.role === 'student';
    return person;
  });
  return request.lookup;
}

async function lookUp(request: FastifyRequest, { accounts, readModels }: Program): Promise<SignedInPerson | null> {
  const session = await accounts.session(request.headers);
  if (!session) return null;
  const row = await profileById(readModels.sql, session.userId);
  // archiving ends the sessions of a student just after it is recorded: until then they count as ended
  if (row && row.archived_at !== null) return null;
  const applicant = row ? undefined : await accounts.applicant(session.userId);
  return { session, profile: toProfile(row), applicant: applicant ? profileOfApplicant(applicant) : null };
}

const profileOfApplicant = ({ id, name, email }: Applicant): Profile => ({
  ...{ id, name, email, role: 'student', owner: false },
  awaiting_approval: true,
});
