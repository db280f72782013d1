import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import type { Letter } from '#services/core/accounts/letters.ts';

/** Sends a seal of the log to an owner, who keeps it outside the server. */
export const createSealLetter = (seal: LedgerSeal, to: { readonly link: string; readonly centre: string }): Letter => ({
  subject: `Seal of the record: ${seal.events} events – ${to.centre}`,
  text: [
    'Hello,',
    '',
    `the record of ${to.centre} was sealed at ${seal.sealedAt}.`,
    'Please keep this letter. With it you can check later that none of these',
    `${seal.events} events was changed, removed or moved since then.`,
    '',
    'Seal:',
    formatSeal(seal),
    '',
    'Public key of the center:',
    seal.publicKey,
    '',
    'To check it, run this on the server:',
    `npm run rollbook -- verify --seal ${formatSeal(seal)}`,
    '',
    'All seals are listed here:',
    to.link,
    '',
    to.centre,
    '',
  ].join('\n'),
});
