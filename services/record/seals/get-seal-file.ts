import { sealFileQuery } from '#contracts/seal-file.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { type ExtensionProof, proveExtensions } from '#services/record/merkle/prove-extensions.ts';
import type { SealFile } from '#services/record/packet-check/seal-file.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';

const MEDIA_TYPE = 'application/json; charset=utf-8';
type Needed = Context<'sql' | 'loadAggregate' | 'config' | 'centre'>;

export const getSealFile = defineUseCase({
  operation: 'getSealFile',
  summary: 'The newest seal as a file to keep, with proofs that it only extends older ones',
  method: 'GET',
  path: '/api/seal-file',
  access: 'signed-in',
  families: true,
  relation: 'everybody',
  cost: 'moderate',
  query: sealFileQuery,
  streams: [MEDIA_TYPE],
  run: async ({ query: { since } }, context: Needed) => {
    const { state: seal } = await context.loadAggregate(ledgerSealsAggregate, undefined);
    if (seal === null) return refuse('no-seal');
    // A seal over more events than the newest gets no proof, and the checker sees by itself that the record became shorter.
    const sizes = [...new Set(since?.split(',').map(Number))].filter((events) => events < seal.events);
    const proofs = sizes.length === 0 ? [] : await proveExtensions(context.sql, seal, sizes);
    if (proofs === undefined) return refuse('no-seal');
    const file = await toSealFile(context, seal, proofs);
    const stream = async function* () {
      yield `${JSON.stringify(file, undefined, 2)}\n`;
    };
    return { stream: stream(), mediaType: MEDIA_TYPE, fileName: `seal-${seal.sealedAt.slice(0, 10)}.json` };
  },
});

const toSealFile = async (
  { config, centre }: Needed,
  { events, root, sealedAt, publicKey, signature }: LedgerSeal,
  proofs: readonly ExtensionProof[],
): Promise<SealFile> => ({
  format: 'rollbook-seal-1',
  about: `A seal of the record of ${config.centreName}. Keep this file. At ${config.publicUrl}/verify it shows later, together with a newer seal, that nothing before it was changed.`,
  ...{ center: config.centreName, time_zone: centre.timeZone },
  seal: { events, root, sealedAt, publicKey, signature },
  fingerprint: await toKeyFingerprint(publicKey),
  proofs: proofs.map(({ events: older, hashes }) => ({
    ...{ events: older, hashes: Buffer.concat(hashes).toString('hex') },
  })),
});
