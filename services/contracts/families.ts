import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';
import { emailAddress, id, instant, namedPerson, newPassword, personName } from './primitives.ts';

/** POST /api/students/{id}/families (inviteFamily, tutor). `replaces` is the id of an open invitation, which is withdrawn. */
export const inviteFamilyRequest = z.strictObject({
  name: personName.or(z.literal('')),
  email: emailAddress.or(z.literal('')),
  replaces: id.optional(),
});
export type InviteFamilyRequest = z.input<typeof inviteFamilyRequest>;
/** `id` is that of the invitation. The link works once, until the end of the day `until`. `mailed`: whether it was also sent to the e-mail. */
export const inviteFamilyResponse = z.strictObject({ id, link: z.url(), until: civilDate, mailed: z.boolean() });
export type InviteFamilyResponse = z.infer<typeof inviteFamilyResponse>;

/** POST /api/students/{id}/families/withdraw (withdrawFamilyInvitation, tutor) */
export const withdrawFamilyInvitationRequest = z.strictObject({ invitation_id: id });
export type WithdrawFamilyInvitationRequest = z.input<typeof withdrawFamilyInvitationRequest>;
/** POST /api/students/{id}/families/end (endFamilyAccess, tutor): acts at once. */
export const endFamilyAccessRequest = z.strictObject({ account_id: id });
export type EndFamilyAccessRequest = z.input<typeof endFamilyAccessRequest>;

/** GET /api/students/{id}/families (getFamiliesOfStudent, tutor): oldest first. */
export const familiesOfStudentResponse = z.strictObject({
  accounts: z.array(
    z.strictObject({
      id,
      name: z.string(),
      /** Empty if there is no such account any more. */
      email: z.string(),
      since: instant,
      invited_by_name: z.string(),
      /** When a mail server last refused this address for ever; null if the last mail to it was delivered, or there was none. */
      mail_refused_at: instant.nullable(),
    }),
  ),
  /** Invitations that were not used or withdrawn, the open ones first; expired ones for 30 days. */
  invitations: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      link: z.url(),
      until: civilDate,
      expired: z.boolean(),
      invited_at: instant,
      invited_by_name: z.string(),
    }),
  ),
});
export type FamiliesOfStudentResponse = z.infer<typeof familiesOfStudentResponse>;
export type FamilyOfStudent = FamiliesOfStudentResponse['accounts'][number];
export type FamilyInvitation = FamiliesOfStudentResponse['invitations'][number];

/** GET /api/students/{id}/siblings (getSiblings, tutor): other current students whom one of the student's family accounts sees, by name. */
export const siblingsResponse = z.strictObject({ students: z.array(namedPerson) });
export type SiblingsResponse = z.infer<typeof siblingsResponse>;

const invitationToken = z.string().min(1).max(200);
/** GET /api/family-invitation (checkFamilyInvitation, public): changes nothing. */
export const familyInvitationQuery = z.strictObject({ token: invitationToken });
/** `invitation` is null if the link was used or withdrawn, or has expired. */
export const familyInvitationResponse = z.strictObject({
  invitation: z
    .strictObject({
      /** Only the first name, because the link may fall into other hands. */
      first_name: z.string(),
      /** What the tutor wrote into the invitation; empty if nothing. */
      name: z.string(),
      email: z.string(),
    })
    .nullable(),
});
export type FamilyInvitationResponse = z.infer<typeof familyInvitationResponse>;

/** POST /api/family-invitation (acceptFamilyInvitation, public): makes a family account with access to the student. */
export const acceptFamilyInvitationRequest = z.strictObject({
  token: invitationToken,
  name: personName,
  email: emailAddress,
  password: newPassword,
});
/** POST /api/family-invitation/join (joinWithFamilyInvitation): gives the signed-in family account access to the student. */
export const joinWithFamilyInvitationRequest = z.strictObject({ token: invitationToken });
