/** The facts of the centre on its public pages, from `centre-content.json`. Another centre edits that file alone. */
import { z } from 'zod';
import { DEFAULT_CLASSES_MAX } from '#events/values/limits.ts';
import { plan, plans } from '#events/values/shapes.ts';
import json from './centre-content.json' with { type: 'json' };

const text = z.string().min(1);

const titledText = z.strictObject({ title: text, text });

const centreContent = z.strictObject({
  name: text,
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
  approach: z.array(titledText),
  team: z.array(z.strictObject({ name: text, role: text, text })),
  plans: z.array(
    z
      .strictObject({
        id: plan,
        name: text,
        classes: z.int().min(1),
        price: text,
        /** Rounded, so it is shown with “about”. */
        perSession: text,
        text,
        /** What the classes cost otherwise, and the saving in words. */
        instead: z.strictObject({ price: text, saving: text }).optional(),
        badge: text.optional(),
      })
      .refine(({ id, classes, price }) => classes === plans[id].classes && price === `$${plans[id].priceCents / 100}`, {
        message:
          'Classes and price must be those of `plans` in events/values/shapes.ts, by which the portal sells the plan.',
      }),
  ),
  policies: z.array(titledText),
  /** `{limit}` stands for the most classes that a student can have. */
  limitNote: text.transform((note) => note.replace('{limit}', String(DEFAULT_CLASSES_MAX))),
});

export type CentreContent = z.infer<typeof centreContent>;
export type Plan = CentreContent['plans'][number];

/** Throws ZodError, which names the fields that are missing or wrong. */
export const content: CentreContent = centreContent.parse(json);
