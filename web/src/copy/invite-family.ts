/** Texts of the invitation of a family. */
export const inviteFamilyTexts = {
  name: 'Name of the parent',
  email: 'Email',
  emailHint: 'The invitation is sent there.',
  invited: 'Invitation made',
  sent: 'Invitation sent',
  failed: 'Nobody was invited',
  card: 'Print card',
};
