import type { Letter } from '#services/core/accounts/letters.ts';

/** Tells an owner that a visitor wrote. The letter links to the message and omits it, because anybody can write anything there. */
export const createContactLetter = (to: { readonly link: string; readonly centre: string }): Letter => ({
  subject: `A new message for ${to.centre}`,
  text: [
    'Hello,',
    '',
    `someone wrote to ${to.centre} with the contact form.`,
    'You can read and answer it here:',
    '',
    to.link,
    '',
    to.centre,
    '',
  ].join('\n'),
});
