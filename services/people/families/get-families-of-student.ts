import { familiesOfStudentResponse } from '#contracts/families.ts';
import { addDays } from '#events/values/add-days.ts';
import { fetchFamiliesOfStudent } from '#projections/people/family-access/family-access-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadRefusedAddresses } from '#services/platform/mail/refused-addresses.ts';
import { toFamilyInvitationLink } from './family-invitation-tokens.ts';

/** So long a tutor sees that nobody has used an invitation, and can make a new link for it. */
const EXPIRED_INVITATION_SHOWN_DAYS = 30;

export const getFamiliesOfStudent = defineUseCase({
  operation: 'getFamiliesOfStudent',
  summary: 'The family accounts that see a student, and the invitations that were not used or withdrawn',
  method: 'GET',
  path: '/api/students/:id/families',
  access: 'tutor',
  params: studentParams,
  answer: familiesOfStudentResponse,
  run: async ({ params }, context: Context<'readModels' | 'accounts' | 'config' | 'clock' | 'centre' | 'sql'>) => {
    const { readModels, accounts, clock, centre, sql } = context;
    const rows = await fetchFamiliesOfStudent(readModels.sql, params.id);
    const emails = await accounts.emailsOf(rows.flatMap(({ account_id }) => account_id ?? []));
    const refused = await loadRefusedAddresses(sql, [...emails.values()]);
    const today = getCivilDate(clock, centre.timeZone);
    const oldest = addDays(today, -EXPIRED_INVITATION_SHOWN_DAYS);
    return {
      body: {
        accounts: rows.flatMap(({ account_id: id, since, name, invited_by_name }) =>
          id === null || since === null
            ? []
            : [
                {
                  ...{ id, name: name ?? '', email: emails.get(id) ?? '', since, invited_by_name },
                  mail_refused_at: refused.get(emails.get(id) ?? '')?.toISOString() ?? null,
                },
              ],
        ),
        invitations: rows
          .filter(({ account_id, until }) => account_id === null && until >= oldest)
          .map(({ id, name, email, until, invited_at, invited_by_name }) => ({
            ...{ id, name: name ?? '', email: email ?? '', until, invited_at, invited_by_name },
            expired: until < today,
            link: toFamilyInvitationLink(context, { studentId: params.id, invitationId: id }),
          }))
          .toSorted((one, other) => Number(one.expired) - Number(other.expired)),
      },
    };
  },
});
