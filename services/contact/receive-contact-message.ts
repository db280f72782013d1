import { v5 as uuidv5 } from 'uuid';
import type { ContactForm } from '#contracts/contact.ts';
import { runShortTransaction } from '#services/database/run-short-transaction.ts';
import type { LimitDefinition, SharedLimits } from '#services/limits/shared-limits.ts';
import { createContactLetter } from '#services/mail/contact-letter.ts';
import { listOwnerEmails } from '#services/mail/list-owner-emails.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { isContactMessageStored, storeContactMessage } from './contact-messages.ts';

/** Messages that one IPv4 address or IPv6 /64 can send in an hour. */
export const CONTACT_MESSAGES_PER_IP_AN_HOUR = 5;
/** Messages that it can send in a day, so that one sender cannot use up what the centre accepts. */
export const CONTACT_MESSAGES_PER_IP_A_DAY = 8;
/** Messages that the centre accepts in a day, so that many addresses cannot fill the table either. */
export const CONTACT_MESSAGES_A_DAY = 40;

const HOUR_SECONDS = 60 * 60;
const addressLimit: LimitDefinition = {
  name: 'contact-address',
  points: CONTACT_MESSAGES_PER_IP_AN_HOUR,
  windowSeconds: HOUR_SECONDS,
};
const addressDayLimit: LimitDefinition = {
  name: 'contact-address-day',
  points: CONTACT_MESSAGES_PER_IP_A_DAY,
  windowSeconds: 24 * HOUR_SECONDS,
};
const centreLimit: LimitDefinition = {
  name: 'contact',
  points: CONTACT_MESSAGES_A_DAY,
  windowSeconds: 24 * HOUR_SECONDS,
};

interface ReceivedMessage {
  readonly form: ContactForm;
  /** Of the page on which the message was written, so that sending it twice stores it once. */
  readonly idempotencyKey: string;
  /** The sender's address group, by which limits count. */
  readonly address: string;
}
type ReceiveContext = Context<'sql' | 'limits' | 'clock' | 'config' | 'mail' | 'readModels'>;

/** Stores a message of the contact form and mails the owners that there is one. A message that was sent twice is stored once. */
export async function receiveContactMessage(
  context: ReceiveContext,
  { form, idempotencyKey, address }: ReceivedMessage,
): Promise<'received' | 'limited'> {
  const { sql, clock, config } = context;
  const id = uuidv5(JSON.stringify([form.name, form.contact, form.message]), idempotencyKey);
  if (await isContactMessageStored(sql, id)) return 'received';
  if (!(await consumeLimits(context.limits, address))) return 'limited';
  const outcome = await runShortTransaction(sql, async (tx) => {
    const stored = await storeContactMessage(tx, { id, form, key: config.personalDataKey, now: clock() });
    if (stored === 'stored' && config.smtpUrl !== undefined) {
      const owners = await listOwnerEmails(tx, context.readModels.schema);
      const letter = createContactLetter({ link: `${config.publicUrl}/messages`, centre: config.centreName });
      for (const to of owners) await context.mail.send({ to, ...letter }, { tx });
    }
    return stored;
  });
  return outcome === 'full' ? 'limited' : 'received';
}

/** Counts a message against the limits, and returns false if one is used up. */
const consumeLimits = async (limits: SharedLimits, address: string): Promise<boolean> =>
  (await limits.consume(addressLimit, address)).allowed &&
  (await limits.consume(addressDayLimit, address)).allowed &&
  (await limits.consume(centreLimit, 'centre')).allowed;
