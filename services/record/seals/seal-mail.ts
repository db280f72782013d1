import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import type { RecordedSeal } from '#events/core/ledger-seal/events.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { type Letter, toLetterText } from '#services/core/accounts/letters.ts';
import { listOwnerEmails } from '#services/core/accounts/list-owner-emails.ts';
import { startReactor } from '#services/core/reactor/reactor.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Config } from '#services/platform/config/config.ts';
import { type MailService, sendsMail } from '#services/platform/mail/mail.ts';

/** Sends a seal of the log to an owner, who keeps it outside the server. */
const createSealLetter = (seal: RecordedSeal, to: { readonly link: string; readonly centre: string }): Letter => ({
  subject: `${seal.formerKey ? 'A new key signs the record' : `Seal of the record: ${seal.events} events`} – ${to.centre}`,
  text: toLetterText(to, [
    `the record of ${to.centre} was sealed at ${seal.sealedAt}.`,
    'Please keep this letter. With it you can check later that none of these',
    `${seal.events} events was changed, removed or moved since then.`,
    '',
    'Seal:',
    formatSeal(seal),
    '',
    'Public key of the center:',
    seal.publicKey,
    ...listNewKeyLines(seal),
    '',
    'To check it, run this on the server:',
    `npm run rollbook -- verify --seal ${formatSeal(seal)}`,
    '',
    'All seals are listed here:',
    to.link,
  ]),
});

/** Nothing on the server shows whether the operator made a new key, or somebody who took over the server. */
const listNewKeyLines = ({ formerKey }: RecordedSeal): string[] =>
  formerKey
    ? [
        '',
        'This is a new key. The key before it was',
        formerKey.publicKey,
        formerKey.signature === null
          ? 'It was lost, so it did not sign that the new key takes over.'
          : 'It signed that the new key takes over.',
        'If nobody told you about this change, ask the person who runs the server.',
      ]
    : [];

interface Parts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly centre: { readonly logId: string; readonly demo: boolean };
  readonly readModels: { readonly schema: string };
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'centreName'>;
  readonly announce?: (line: string) => void;
}

/**
 * Prints each new seal, and mails it to the owners, so that there is a copy outside the database. Without SMTP it is only
 * printed; a demo also has it in the outbox. Returns a function that stops it.
 */
export const startSealMail = ({ announce = console.log, ...parts }: Parts): Promise<() => Promise<void>> => {
  const { sql, store, clock, log, mail, centre, config, readModels } = parts;
  const findSeal = (event: StoredEvent): RecordedSeal | undefined => {
    if (event.stream !== LEDGER_SEALS_STREAM) return undefined;
    try {
      const parsed = parseStoredEvent(event);
      return parsed.type === 'LedgerSealed' ? parsed.data : undefined;
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error;
      log.error({ fault: error.code, place: error.place }, 'a seal cannot be read: nobody gets a mail about it');
      return undefined;
    }
  };
  const act = async (event: StoredEvent, tx: TransactionSql): Promise<void> => {
    const seal = findSeal(event);
    if (seal === undefined) return;
    if (sendsMail({ config, centre })) {
      const owners = await listOwnerEmails(tx, readModels.schema);
      const letter = createSealLetter(seal, { link: `${config.publicUrl}/owner/record`, centre: config.centreName });
      for (const to of owners) await mail.send({ to, ...letter }, { tx });
    }
    const key = `${seal.formerKey ? 'new public key' : 'public key'} ${seal.publicKey}`;
    announce(`The record was sealed: ${formatSeal(seal)} (${key})`);
  };
  const concerns = (event: StoredEvent) => findSeal(event) !== undefined;
  return startReactor({ sql, store, clock, log, logId: centre.logId }, { name: 'seal-mail', concerns, act });
};
