/** The page that switches off a kind of mail by the link in it, without signing in, and the same with one request (RFC 8058). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribeTexts as texts } from '#contracts/family-mail-kinds.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { switchFamilyMails } from '#services/people/family-mail/switched-off-mails.ts';
import { createUnsubscribeTokens } from '#services/people/family-mail/unsubscribe-tokens.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { sendRefusal } from './send-refusal.ts';
import type { WebBuild } from './web-build.ts';

const options = { config: { access: 'public' }, schema: { hide: true } } as const;
/** More than “List-Unsubscribe=One-Click” in any encoding. */
const BODY_BYTES_MAX = 2 * 1024;

export async function registerUnsubscribeRoutes(
  app: FastifyInstance,
  { sql, config }: Context<'sql' | 'config'>,
  { publicPages }: WebBuild,
): Promise<void> {
  const tokens = createUnsubscribeTokens(config.sessionSecret);
  const readToken = ({ query }: FastifyRequest) => tokens.read(String((query as { token?: unknown }).token));
  const page = publicPages.get(publicPagePaths.unsubscribe);
  const send = (reply: FastifyReply, text: string, hasButton = false) =>
    page === undefined
      ? sendRefusal(reply, refuse('not-found'))
      : reply
          .header('referrer-policy', 'same-origin')
          .type('text/html; charset=utf-8')
          .send(fillPlaceholders(page, { text, button: hasButton ? '' : 'hidden' }));

  // Mail programs open links by themselves, so opening one changes nothing.
  app.get(publicPagePaths.unsubscribe, options, (request, reply) => {
    const named = readToken(request);
    if (!named) return send(reply, texts.faulty);
    return send(reply, texts.toOn(named.kind), true);
  });

  // A separate Fastify scope, so that only this route accepts the bodies that mail programs send.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
    const post = { ...options, config: { ...options.config, anyOrigin: true }, bodyLimit: BODY_BYTES_MAX } as const;
    scope.post(publicPagePaths.unsubscribe, post, async (request, reply) => {
      const named = readToken(request);
      if (!named) return send(reply.code(404), texts.faulty);
      await switchFamilyMails(sql, { ...named, on: false });
      return send(reply, texts.toOff(named.kind));
    });
  });
}
