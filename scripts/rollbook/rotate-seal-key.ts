import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';
import { rotateSealKey } from '#services/record/seals/rotate-seal-key.ts';
import { runWithCore } from './open.ts';

/** Replaces the key that signs seals and packets, and prints the new one. */
export const runRotateSealKey = ({ lost }: { readonly lost?: string | undefined }): Promise<void> =>
  runWithCore(async (core) => {
    const result = await rotateSealKey(core, { lost });
    switch (result.status) {
      case 'rotated': {
        const { seal } = result;
        const former = seal.formerKey?.signature
          ? 'The former key signed it'
          : 'The former key was lost and did not sign it';
        console.log(
          `A new key signs now: ${await toKeyFingerprint(seal.publicKey)}. ${former}: ${seal.formerKey?.publicKey}`,
        );
        console.log(`Sealed ${seal.events} events: ${formatSeal(seal)}`);
        console.log(`Public key: ${seal.publicKey}`);
        console.log(
          'Make a backup with its file of keys now: without it, the loss of this database is the loss of the new key.',
        );
        return;
      }
      case 'no-seal':
        throw new CannotStartError('Nothing was changed: there is no seal yet. Run “seal” first.');
      case 'not-lost':
        throw new CannotStartError(
          'Nothing was changed: the key of the last seal is in this database. Repeat the command without --lost, so that it signs the new key.',
        );
      case 'key-missing':
        throw new CannotStartError(
          `Nothing was changed: the key of the last seal, ${result.last.publicKey}, is not in this database. Restore the newest backup with its ` +
            `file of keys. If nobody has that key any more, and it is the one in the mails of the seals and on printed packets, repeat the command with --lost ${result.last.publicKey}.`,
        );
      case 'seals-damaged':
        throw new CannotStartError(
          `Nothing was changed: ${result.what}. A new key would vouch for it. “rollbook verify” says what is wrong with the record.`,
        );
      case 'foreign-takeover':
        throw new CannotStartError(
          `Nothing was changed: the key of this database is not lost, but the seals say that ${result.last.publicKey} took over from it without its signature. Somebody may have written to the log: restore it from a backup.`,
        );
      case 'busy':
        throw new CannotStartError('The log is being sealed by somebody else at this moment. Repeat the command.');
      case 'not-extended':
        throw new CannotStartError(
          `Nothing was changed: the log no longer holds the events of the seal ${formatSeal(result.last)}. “rollbook verify” says what is wrong.`,
        );
    }
  });
