import type { TransactionSql } from 'postgres';
import { v5 as uuidv5 } from 'uuid';
import type { ContactForm } from '#contracts/contact.ts';
import { type Letter, toLetterText } from '#services/core/accounts/letters.ts';
import { listOwnerEmails } from '#services/core/accounts/list-owner-emails.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { consumeWithReserve, type LimitWithReserve } from '#services/platform/limits/consume-with-reserve.ts';
import {
  createSharedLimits,
  type LimitDefinition,
  type SharedLimits,
} from '#services/platform/limits/shared-limits.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { type MessageStoreOutcome, storeContactMessage } from './contact-messages.ts';

/** Tells an owner that a visitor wrote. The letter links to the message and omits it, because anybody can write anything there. */
const createContactLetter = (to: { readonly link: string; readonly centre: string }): Letter => ({
  subject: `A new message for ${to.centre}`,
  text: toLetterText(to, [
    `Someone wrote to ${to.centre} with the contact form.`,
    'You can read and answer it here:',
    '',
    to.link,
  ]),
});

/** Messages that one IPv4 address or IPv6 /64 can send in an hour. */
export const CONTACT_MESSAGES_PER_IP_AN_HOUR = 5;
/** Messages that it can send in a day, so that one sender cannot use up what the centre accepts. */
export const CONTACT_MESSAGES_PER_IP_A_DAY = 8;
/** Messages that one IPv6 /48 can send in a day: one customer of a network can own the 65,536 /64 of it. */
export const CONTACT_MESSAGES_PER_NETWORK_A_DAY = 12;
/** Messages that the centre accepts in a day, so that many addresses cannot fill the table either. */
export const CONTACT_MESSAGES_A_DAY = 40;
/** Further ones in a day, one for each network that has sent no other, when others have used up the limit. */
const CONTACT_MESSAGES_RESERVE_A_DAY = 20;

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
const networkDayLimit: LimitDefinition = {
  name: 'contact-network-day',
  points: CONTACT_MESSAGES_PER_NETWORK_A_DAY,
  windowSeconds: 24 * HOUR_SECONDS,
};
const centreLimit: LimitWithReserve = {
  centre: { name: 'contact', points: CONTACT_MESSAGES_A_DAY, windowSeconds: 24 * HOUR_SECONDS },
  reserve: { name: 'contact-reserve', points: CONTACT_MESSAGES_RESERVE_A_DAY, windowSeconds: 24 * HOUR_SECONDS },
};
/** Lines of the log about messages that the limit of the centre refuses. */
const warningLimit: LimitDefinition = { name: 'contact-warning', points: 1, windowSeconds: HOUR_SECONDS };

interface ReceivedMessage {
  readonly form: ContactForm;
  /** The key of one loaded form. Sent again with the same texts, it stores nothing. */
  readonly idempotencyKey: string;
  /** The sender's IPv4 address or IPv6 /64. */
  readonly address: string;
  /** The sender's IPv4 address or IPv6 /48. */
  readonly network: string;
}
type ReceiveContext = Context<'sql' | 'limits' | 'clock' | 'config' | 'centre' | 'mail' | 'readModels' | 'log'>;

/** Rolls back the transaction that stored the message. */
class LimitReachedError extends Error {
  readonly limit: LimitDefinition;

  constructor(limit: LimitDefinition) {
    super(`the limit ${limit.name} is reached`);
    this.limit = limit;
  }
}

/** Stores a message of the contact form and mails the owners that there is one. A message that was sent twice is stored once. */
export async function receiveContactMessage(
  context: ReceiveContext,
  message: ReceivedMessage,
): Promise<'received' | 'limited'> {
  try {
    const outcome = await runShortTransaction(context.sql, (tx) => storeWithinLimits(tx, context, message));
    return outcome === 'full' ? 'limited' : 'received';
  } catch (error) {
    if (!(error instanceof LimitReachedError)) throw error;
    if (error.limit === centreLimit.centre) await warnAboutCentreLimit(context);
    return 'limited';
  }
}

/**
 * The limits count in the transaction of the message, after its row was written: what is not stored is not counted, and
 * the second request of a double click waits for the row of the first.
 */
async function storeWithinLimits(
  tx: TransactionSql,
  { clock, config, centre, readModels, mail }: ReceiveContext,
  { form, idempotencyKey, address, network }: ReceivedMessage,
): Promise<MessageStoreOutcome> {
  const id = uuidv5(JSON.stringify([form.name, form.contact, form.message]), idempotencyKey);
  const outcome = await storeContactMessage(tx, { id, form, key: config.personalDataKey, now: clock() });
  if (outcome !== 'stored') return outcome;
  await consumeLimits(createSharedLimits(tx), { address, network });
  if (sendsMail({ config, centre })) {
    const letter = createContactLetter({ link: `${config.publicUrl}/messages`, centre: config.centreName });
    for (const to of await listOwnerEmails(tx, readModels.schema)) await mail.send({ to, ...letter }, { tx });
  }
  return outcome;
}

async function consumeLimits(limits: SharedLimits, { address, network }: Pick<ReceivedMessage, 'address' | 'network'>) {
  const consume = async (limit: LimitDefinition, key: string) => {
    const use = await limits.consume(limit, key);
    if (!use.allowed) throw new LimitReachedError(limit);
    return use;
  };
  await consume(addressLimit, address);
  await consume(addressDayLimit, address);
  const { remaining } = await consume(networkDayLimit, network);
  const isFirstOfDay = remaining === CONTACT_MESSAGES_PER_NETWORK_A_DAY - 1;
  if (!(await consumeWithReserve(limits, centreLimit, isFirstOfDay)).allowed)
    throw new LimitReachedError(centreLimit.centre);
}

async function warnAboutCentreLimit({ limits, log }: ReceiveContext): Promise<void> {
  if (!(await limits.consume(warningLimit, 'centre')).allowed) return;
  log.warn(
    `The contact form refuses messages: the centre received ${CONTACT_MESSAGES_A_DAY} within a day. Only the first message of a network is accepted now, up to ${CONTACT_MESSAGES_RESERVE_A_DAY} more.`,
  );
}
