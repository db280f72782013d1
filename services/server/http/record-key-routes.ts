/** The page of the keys that sign the record, and the page that checks packets, which holds these keys too. */
import type { FastifyInstance } from 'fastify';
import { PUBLISHED_KEYS_PLACEHOLDER, RECORD_KEY_ITEM } from '#contracts/page-placeholders.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { toKeyPeriodText } from '#contracts/record-key-words.ts';
import type { RecordKeysResponse } from '#contracts/record-keys.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { escapeHtml, fillPlaceholders } from './fill-placeholders.ts';
import { sendRefusal } from './send-refusal.ts';
import type { WebBuild } from './web-build.ts';

const options = { config: { access: 'public' }, schema: { hide: true } } as const;

export function registerRecordKeyRoutes(
  app: FastifyInstance,
  { publicPages, verifier }: Pick<WebBuild, 'publicPages' | 'verifier'>,
  loadKeys: () => Promise<RecordKeysResponse>,
): void {
  const page = publicPages.get(publicPagePaths['record-key']);
  app.get(publicPagePaths['record-key'], options, async (_, reply) => {
    if (page === undefined) return sendRefusal(reply, refuse('not-found'));
    const html = fillKeys(page, await loadKeys());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });

  app.get('/verify', options, async (request, reply) => {
    if (verifier === undefined) return sendRefusal(reply, refuse('not-found'));
    // Without the event store the page still checks packets, and says that it holds no keys.
    const keys = await loadKeys().then(
      (found) => escapeHtml(JSON.stringify(found)),
      (error: unknown) => {
        request.log.warn(
          { error: toLoggableFault(error as Error) },
          'the page that checks packets is sent without keys',
        );
        return '';
      },
    );
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': verifier.policy });
    return reply.type('text/html; charset=utf-8').send(verifier.page.replace(PUBLISHED_KEYS_PLACEHOLDER, () => keys));
  });
}

/** Repeats the item of a key for each key. */
const fillKeys = (page: string, { keys, time_zone }: RecordKeysResponse): string =>
  page.replace(RECORD_KEY_ITEM, (item) =>
    keys
      .map((key) =>
        fillPlaceholders(item, {
          'key.fingerprint': key.fingerprint,
          'key.period': toKeyPeriodText(key, time_zone),
          'key.public': key.public_key,
        }),
      )
      .join(''),
  );
