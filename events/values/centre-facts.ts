/** The facts of the centre, from `centre-facts.json`. Another centre edits that file alone. */
import { z } from 'zod';
import json from './centre-facts.json' with { type: 'json' };
import { AMOUNT_CENTS_MAX, CLASSES_PER_REQUEST_MAX } from './limits.ts';
import { toCents } from './plans.ts';
import { fixedReasonCode, reasonCode } from './shapes.ts';

const text = z.string().trim().min(1);
const titledText = z.strictObject({ title: text, text });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const formatCents = (cents: number): string => dollars.format(cents / 100);
const isSellable = (price: string) => toCents(price) > 0 && toCents(price) <= AMOUNT_CENTS_MAX;
/** Dollars as families read them, such as `$350` or `$1,200.50`. */
const price = z
  .string()
  .regex(/^\$(\d{1,3}(,\d{3})+|\d+)(\.\d\d)?$/, 'This must be a price such as $350.')
  .refine(isSellable, `This must be more than $0 and at most ${formatCents(AMOUNT_CENTS_MAX)}.`);

/** Every amount in a text, so that `$13` is not found in `$130`. */
const listAmounts = (text = ''): string[] => text.match(/\$[\d,.]*\d/g) ?? [];

/**
 * The line of each invoice about tax: the tax that the prices include, which is computed and named, or a sentence such as
 * “Prices include no sales tax.”
 */
const tax = z.union([text, z.strictObject({ label: text, percent: z.number().gt(0).max(100) })]);

/** What names a plan that was sold. The record has only its id. */
const soldPlan = z.strictObject({
  id: reasonCode.refine((id) => !fixedReasonCode.safeParse(id).success, 'This is the code of another reason.'),
  name: text,
  classes: z.int().min(1).max(CLASSES_PER_REQUEST_MAX),
});

/**
 * The file holds each text of the price list as families read it, so the price per session and the saving are written out
 * too, and a rule refuses those that do not follow from the price.
 */
const plan = soldPlan
  .extend({
    price,
    /** The price of one class, in whole dollars. */
    perSession: price,
    text,
    /** What the classes cost otherwise, and what families are told about the difference. */
    insteadOf: price.optional(),
    saving: text.optional(),
    badge: text.optional(),
  })
  .check(({ value, issues }) => {
    const { price, classes, perSession, insteadOf, saving } = value;
    const refuse = (name: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[name], path: [name], message });
    const session = formatCents(Math.round(toCents(price) / classes / 100) * 100);
    if (perSession !== session) refuse('perSession', `${price} for this number of classes is ${session} per session.`);
    if (insteadOf === undefined) {
      if (saving !== undefined) refuse('saving', 'This needs insteadOf.');
      return;
    }
    const saved = toCents(insteadOf) - toCents(price);
    if (saved <= 0) refuse('insteadOf', 'This must be more than the price.');
    else if (!listAmounts(saving).includes(formatCents(saved)))
      refuse('saving', `This must say ${formatCents(saved)}.`);
  });

const hasDifferentIds = (plans: readonly { id: string }[]) => new Set(plans.map(({ id }) => id)).size === plans.length;

const centreFactsFields = z.strictObject({
  name: text.max(100),
  /** Whom the centre teaches, for search engines. */
  audience: text,
  headline: text,
  intro: text,
  address: z.strictObject({ street: text, town: text }),
  phone: text,
  mail: z.email(),
  hours: z.array(text).min(1),
  districts: z.array(text).min(1),
  services: z.array(titledText.extend({ icon: z.enum(['homework', 'diagnostics', 'sat', 'groups']) })).min(1),
  rating: z.strictObject({ score: text, reviews: text, source: text }),
  testimonials: z.array(z.strictObject({ text, author: text, month: text })),
  facility: titledText.extend({ points: z.array(text) }),
  aboutTitle: text,
  approach: z.array(titledText),
  team: z.array(z.strictObject({ name: text, role: text, text })),
  /** The currency of every amount. Prices are written with “$”, so it is a dollar. */
  currency: z.enum(['USD', 'CAD', 'AUD', 'NZD']),
  tax: tax.optional(),
  pricingTitle: text,
  pricingIntro: text,
  plans: z.array(plan).min(1),
  /** Plans that are no longer sold. The rows of their sales keep these names. */
  formerPlans: z.array(soldPlan).default([]),
  /** `lateText` replaces `text` while a rule of late cancellations is in force; the server replaces `{hours}` with its hours. */
  missedClasses: titledText.extend({
    lateText: text.refine((note) => note.includes('{hours}'), 'This must name the hours as {hours}.'),
  }),
  policies: z.array(titledText),
  /** The server replaces `{limit}` with the most classes that a student can have. */
  limitNote: text.refine((note) => note.includes('{limit}'), 'This must name the limit as {limit}.'),
});
const centreFactsSchema = centreFactsFields.refine(
  ({ plans, formerPlans }) => hasDifferentIds([...plans, ...formerPlans]),
  { path: ['plans'], message: 'Two plans have the same id.' },
);
export type CentreFacts = z.infer<typeof centreFactsSchema>;
export type PlanFacts = CentreFacts['plans'][number];

/** Throws ZodError, which names the facts that are missing or wrong. */
export const parseCentreFacts = (facts: unknown): CentreFacts => centreFactsSchema.parse(facts);

export const centreFacts = parseCentreFacts(json);
