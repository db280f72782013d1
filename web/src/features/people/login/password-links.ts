import { confirmEmailTexts, resetPasswordTexts, tutorInvitationTexts } from './sign-up-copy.ts';

/** The links in letters with which somebody chooses a password. `invalid` is the refusal of a used or expired one. */
export const passwordLinks = {
  confirm: { path: '/auth/confirm', invalid: 'confirmation-invalid', texts: confirmEmailTexts },
  'tutor-invitation': { path: '/tutor-invitation', invalid: 'invitation-invalid', texts: tutorInvitationTexts },
  reset: { path: '/auth/reset', invalid: 'reset-invalid', texts: resetPasswordTexts },
} as const;
export type PasswordLinkKind = keyof typeof passwordLinks;
