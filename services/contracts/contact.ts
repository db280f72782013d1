import { z } from 'zod';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX, NOTE_LENGTH_MAX } from '#events/values/limits.ts';
import { id, instant, lowerCaseId, text } from './primitives.ts';

const phoneDigits = 7;
/** An e-mail address, or enough digits for a phone number. */
const canBeAnswered = (contact: string): boolean =>
  z.email().safeParse(contact).success || contact.replaceAll(/\D/g, '').length >= phoneDigits;

/** What the server writes into the contact form. The other texts of the page are in `web/src/features/site/public-site-copy.ts`. */
export const contactTexts = {
  toPlanQuestion: (plan: string) => `I have a question about the plan ${plan}: `,
  noName: 'Please enter your name.',
  noContact: 'Please enter an email address or a phone number.',
  noMessage: 'Please write your message.',
  limited: 'Too many messages were sent, so this one was not. Please call us or write to our email address instead.',
  hiddenFieldFilled:
    'Your message was not sent: a field that people do not see was filled in, perhaps by your browser. Please send it again.',
  failed: 'Your message could not be sent. Please try again in a minute, or call us.',
  /** In the list of messages, in place of a message whose stored text is damaged. */
  unknownSender: 'Unknown sender',
  unreadable: "This message can't be shown because its stored text is damaged. You can delete it.",
} as const;

/** The fields of the contact form, which a browser sends as a form, not as JSON. */
export const contactForm = z.object({
  name: text(NAME_LENGTH_MAX).min(1, contactTexts.noName),
  contact: text(EMAIL_LENGTH_MAX).refine(canBeAnswered, contactTexts.noContact),
  message: text(NOTE_LENGTH_MAX).min(1, contactTexts.noMessage),
});
export type ContactForm = z.infer<typeof contactForm>;

/** A message of the contact form. */
export const contactMessageRow = z.strictObject({
  id,
  name: z.string(),
  /** Empty for a message whose stored text is damaged. */
  contact: z.string(),
  message: z.string(),
  sent_at: instant,
  answered_at: instant.nullable(),
  /** The tutor who marked it as answered; null if nobody did, or if the name is not known any more. */
  answered_by_name: z.string().nullable(),
});
export type ContactMessageRow = z.infer<typeof contactMessageRow>;

/**
 * GET /api/contact-messages (getContactMessages, tutor): every message without an answer, oldest first, and the newest of
 * the others.
 */
export const contactMessagesResponse = z.strictObject({
  unanswered: z.array(contactMessageRow),
  answered: z.array(contactMessageRow),
});
export type ContactMessagesResponse = z.infer<typeof contactMessagesResponse>;

/** POST /api/contact-messages/{id}/answered (markContactMessage, tutor): answers 204. */
export const markContactMessageRequest = z.strictObject({ answered: z.boolean() });
export type MarkContactMessageRequest = z.input<typeof markContactMessageRequest>;

/** DELETE /api/contact-messages/{id} (deleteContactMessage, tutor): answers 204. */
export const contactMessageParams = z.strictObject({ id: lowerCaseId });
