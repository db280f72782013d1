/** The page of owners with the tutors and owners of the centre, and the invitations. */
import { z } from 'zod';
import { emailAddress, id, instant, lowerCaseId, personName } from './primitives.ts';

const person = { id, name: z.string(), email: z.string() };

export const tutorRow = z.strictObject({
  ...person,
  owner: z.boolean(),
  joined_at: instant,
  /** When they last used the program, to within five minutes; null if it is not known, such as after signing out. */
  last_used_at: instant.nullable(),
  /** The number of assignments that they are responsible for. */
  homework: z.int(),
  /** Whether they have turned on two-step sign-in. */
  second_factor: z.boolean(),
});
export type TutorRow = z.infer<typeof tutorRow>;

export const formerTutorRow = z.strictObject({ ...person, archived_at: instant });
export type FormerTutorRow = z.infer<typeof formerTutorRow>;

export const tutorInvitationRow = z.strictObject({
  ...person,
  /** Whether they will be an owner. */
  owner: z.boolean(),
  /** Null once the link has expired. */
  expires_at: instant.nullable(),
});
export type TutorInvitationRow = z.infer<typeof tutorInvitationRow>;

/** GET /api/tutors (getTutors, owner): ordered by name. A former tutor who is invited back is among the invitations only. */
export const tutorsResponse = z.strictObject({
  tutors: z.array(tutorRow),
  former: z.array(formerTutorRow),
  invitations: z.array(tutorInvitationRow),
});
export type TutorsResponse = z.infer<typeof tutorsResponse>;

/** POST /api/tutors (inviteTutor, owner) */
export const inviteTutorRequest = z.strictObject({ name: personName, email: emailAddress, owner: z.boolean() });
export type InviteTutorRequest = z.input<typeof inviteTutorRequest>;
/** POST /api/tutors/{id}/restore (restoreTutor, owner): invites a former tutor to come back. */
export const restoreTutorRequest = inviteTutorRequest.omit({ name: true });
export type RestoreTutorRequest = z.input<typeof restoreTutorRequest>;

/** The link of an invitation; POST /api/tutors/{id}/invitation (renewTutorInvitation, owner) makes a new one. It is answered only here. */
export const tutorInvitationResponse = z.strictObject({ link: z.string(), expires_at: instant });
export type TutorInvitationResponse = z.infer<typeof tutorInvitationResponse>;

/** POST /api/tutors/{id}/archive (archiveTutor, owner): `homework_to` is the tutor who takes over their homework. */
export const archiveTutorRequest = z.strictObject({ homework_to: lowerCaseId });
export type ArchiveTutorRequest = z.input<typeof archiveTutorRequest>;
