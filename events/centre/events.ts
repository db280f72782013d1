/** The events of the stream `centre`: the settings that change a fold. The environment sets only their first value. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-schema/event-definition.ts';
import { sameDayRule } from '../values/shapes.ts';

export const centreEvents = defineEvents({
  /** The first event of every log. */
  CentreOpened: z.strictObject({
    demo: z.boolean(),
    timeZone: z.string().regex(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/),
    rules: z.strictObject({ classesMax: z.int().positive() }),
  }),
  /** What a second practice session on the same day does to a streak, from now on. */
  StreakRuleSet: z.strictObject({ sameDay: sameDayRule }),
});
export type CentreEvent = EventOf<typeof centreEvents>;
