import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { sealLog } from '#services/record/seals/seal-log.ts';
import { runWithCore } from './open.ts';

/** Seals the log as it is now, and prints the seal and the public key. */
export const runSeal = (): Promise<void> =>
  runWithCore(async (core) => {
    const result = await sealLog(core, { actor: { id: NIL, role: 'system' }, commandId: randomUUID() });
    switch (result.status) {
      case 'sealed':
        console.log(`Sealed ${result.seal.events} events: ${formatSeal(result.seal)}`);
        console.log(`Public key: ${result.seal.publicKey}`);
        return;
      case 'nothing-to-seal':
        console.log(`Nothing to seal: the last seal covers every event. It is ${formatSeal(result.last)}`);
        return;
      case 'not-extended':
        throw new CannotStartError(
          `Nothing was sealed: the log no longer holds the events of the seal ${formatSeal(result.last)}, made at ` +
            `${result.last.sealedAt}. “rollbook verify” says what is wrong.`,
        );
      case 'other-key':
        throw new CannotStartError(
          `Nothing was sealed: the last seal was signed with another key, ${result.last.publicKey}. “rollbook rotate-seal-key” says what can be done.`,
        );
      case 'command-reused':
        throw new Error('A new command id was used before.');
    }
  });
