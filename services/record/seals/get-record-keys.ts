import { publicPagePaths } from '#contracts/public-pages.ts';
import { type RecordKeysResponse, recordKeysResponse } from '#contracts/record-keys.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';

/** The address of the page that shows the keys to people. */
export const toRecordKeyPage = ({ publicUrl }: Pick<Context<'config'>['config'], 'publicUrl'>): string =>
  `${publicUrl}${publicPagePaths['record-key']}`;

/** The published keys with their fingerprints, as the page, the API and the page that checks packets show them. */
export const loadRecordKeys = async ({
  config,
  centre,
  clock,
  loadSealKeyHistory,
}: Context<'config' | 'centre' | 'clock' | 'loadSealKeyHistory'>): Promise<RecordKeysResponse> => {
  const periods = await loadSealKeyHistory();
  const keys = periods.map(async ({ publicKey, ...period }) => ({
    ...{ public_key: publicKey, fingerprint: await toKeyFingerprint(publicKey), ...period },
  }));
  return {
    ...{
      center: config.centreName,
      page: toRecordKeyPage(config),
      time_zone: centre.timeZone,
    },
    ...{ read_at: clock().toISOString(), keys: await Promise.all(keys) },
  };
};

export const getRecordKeys = defineUseCase({
  operation: 'getRecordKeys',
  summary: 'The public keys that sign or signed the seals of the record and the packets, newest first',
  method: 'GET',
  path: '/api/record-keys',
  access: 'public',
  answer: recordKeysResponse,
  run: async (_input, context: Parameters<typeof loadRecordKeys>[0]) => ({ body: await loadRecordKeys(context) }),
});
