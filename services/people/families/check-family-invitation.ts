import { familyInvitationQuery, familyInvitationResponse } from '#contracts/families.ts';
import { toFirstName } from '#contracts/to-first-name.ts';
import { fetchFamiliesOfStudent } from '#projections/people/family-access/family-access-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findFamilyInvitation } from './find-family-invitation.ts';

export const checkFamilyInvitation = defineUseCase({
  operation: 'checkFamilyInvitation',
  summary: 'Whose family an invitation is for; null for one that cannot be used. Changes nothing',
  method: 'GET',
  path: '/api/family-invitation',
  access: 'public',
  limitsAttempts: true,
  query: familyInvitationQuery,
  answer: familyInvitationResponse,
  run: async ({ query }, context: Context<'config' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) => {
    const found = await findFamilyInvitation(context, query.token);
    if (!found || found.account !== undefined) return { body: { invitation: null } };
    const { sql } = context.readModels;
    const [student, families] = await Promise.all([
      fetchProfile(sql, found.studentId),
      fetchFamiliesOfStudent(sql, found.studentId),
    ]);
    const { name, email } = families.find(({ id }) => id === found.invitationId) ?? {};
    const first_name = toFirstName(student?.name ?? '');
    return { body: { invitation: { first_name, name: name ?? '', email: email ?? '' } } };
  },
});
