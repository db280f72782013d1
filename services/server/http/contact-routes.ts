/** The contact form. It is a plain HTML form, so it works without JavaScript, and its answers are pages. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { contactForm, contactTexts } from '#contracts/contact.ts';
import { FORM_FOCUS_ATTRIBUTES } from '#contracts/page-placeholders.ts';
import { publicPagePaths as paths } from '#contracts/public-pages.ts';
import { formatPlanName } from '#contracts/reason-words.ts';
import { containsEnvelope } from '#events/record/seal-text.ts';
import { findPlan } from '#events/values/plans.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { receiveContactMessage } from '#services/people/contact/receive-contact-message.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { RefusalError, wrongMediaTypeRefusal } from './body.ts';
import { fillPlaceholders, fillRules } from './fill-placeholders.ts';
import { toIpAddressGroup } from './ip-address-group.ts';
import { sendRefusal } from './send-refusal.ts';
import { SEALED_TEXT_PROBLEM } from './strict-json.ts';
import type { WebBuild } from './web-build.ts';

interface ContactPageMessages {
  readonly errors?: Readonly<Record<string, readonly string[] | undefined>>;
  /** A sentence above the form. */
  readonly notice?: string;
}

const fieldNames = ['name', 'contact', 'message'];

/**
 * Replaces the placeholders of the built contact page: what was typed, the error of each field, and a sentence about the
 * whole. The sentence takes the focus, or else the first field with an error.
 */
function fillContactPage(
  page: string,
  fields: Readonly<Record<string, string>>,
  { errors = {}, notice = '' }: ContactPageMessages,
): string {
  const values: Record<string, string> = { notice };
  for (const [name, value] of Object.entries(fields)) values[`value.${name}`] = value;
  for (const name of fieldNames) {
    const error = errors[name]?.[0];
    values[`error.${name}`] = error ?? '';
    values[`invalid.${name}`] = String(error !== undefined);
  }
  const focused = notice ? 'notice' : fieldNames.find((name) => errors[name]?.length);
  const focusing = page.replaceAll(FORM_FOCUS_ATTRIBUTES, (_, part: string) => (part === focused ? ' autofocus' : ''));
  return fillPlaceholders(focusing, values);
}

/** More than the longest valid form, whose every character is escaped. */
const FORM_BYTES_MAX = 32 * 1024;
const options = { config: { access: 'public' }, schema: { hide: true } } as const;

type ContactContext = Context<
  'sql' | 'limits' | 'clock' | 'config' | 'centre' | 'mail' | 'readModels' | 'log' | 'loadLastKnownRules'
>;

export async function registerContactRoutes(
  app: FastifyInstance,
  context: ContactContext,
  { publicPages }: WebBuild,
): Promise<void> {
  const contactPage = publicPages.get(paths.contact);
  const sendForm = async (
    reply: FastifyReply,
    fields: Record<string, string>,
    messages: Parameters<typeof fillContactPage>[2],
  ) => {
    if (contactPage === undefined) return sendRefusal(reply, refuse('not-found'));
    // The rules are filled in first, so that a placeholder in a typed text is not replaced.
    const page = fillContactPage(await fillRules(contactPage, context.loadLastKnownRules), fields, messages);
    // Without a referrer the browser would send the form with the origin “null”, which is refused as another site's.
    reply.header('referrer-policy', 'same-origin');
    return reply.type('text/html; charset=utf-8').send(page);
  };

  app.get(paths.contact, options, (request, reply) => {
    const plan = findPlan((request.query as { plan?: string }).plan);
    const message = plan ? contactTexts.toPlanQuestion(formatPlanName(plan)) : '';
    return sendForm(reply, { idempotency_key: randomUUID(), message }, {});
  });

  app.get(`${paths.contact}/`, options, (_, reply) => reply.redirect(paths.contact, 308));

  // A separate Fastify scope, so that the parser for forms applies to this route only.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => {
        const fields = Object.fromEntries(new URLSearchParams(body));
        if (!containsEnvelope(Object.values(fields).join('\n'))) return fields;
        throw new RefusalError(refuse('invalid-request', { detail: SEALED_TEXT_PROBLEM }));
      },
    );
    scope.addContentTypeParser('*', async () => {
      throw new RefusalError(wrongMediaTypeRefusal);
    });
    scope.post(paths.contact, { ...options, bodyLimit: FORM_BYTES_MAX }, async (request, reply) => {
      const fields = toFields(request.body as Record<string, string> | undefined);
      // People do not see this field; programs fill in every field. If a browser filled it in, the person can send again.
      if (fields.remark !== '') return sendForm(reply.code(422), fields, { notice: contactTexts.hiddenFieldFilled });
      const form = contactForm.safeParse(fields);
      if (!form.success) {
        const { fieldErrors } = z.flattenError(form.error);
        return sendForm(reply.code(422), fields, { errors: fieldErrors });
      }
      try {
        const received = await receiveContactMessage(context, {
          form: form.data,
          idempotencyKey: fields.idempotency_key,
          address: toIpAddressGroup(request.ip),
          network: toIpAddressGroup(request.ip, 48),
        });
        if (received === 'received') return reply.redirect(paths['contact-sent'], 303);
        return sendForm(reply.code(429), fields, { notice: contactTexts.limited });
      } catch (error) {
        context.log.error({ error: toLoggableFault(error as Error) }, 'a message of the contact form was not stored');
        return sendForm(reply.code(503), fields, { notice: contactTexts.failed });
      }
    });
  });
}

/** The fields as typed, without the spaces around them. Browsers send line breaks as CR LF. */
function toFields(body: Record<string, string> = {}) {
  const get = (name: string) => (body[name] ?? '').replaceAll('\r\n', '\n').trim();
  const key = z.uuid().safeParse(get('idempotency_key'));
  return {
    idempotency_key: key.success ? key.data : randomUUID(),
    ...{ name: get('name'), contact: get('contact'), message: get('message'), remark: get('remark') },
  };
}
