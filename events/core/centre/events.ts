/** The events of the stream `centre`: the settings that change a fold. The environment sets only their first value. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { civilDate, sameDayRule } from '../../values/shapes.ts';
import { changedRules } from './centre-rules.ts';

export const centreEvents = defineEvents({
  /** The first event of every log. */
  CentreOpened: z.strictObject({
    demo: z.boolean(),
    timeZone: z.string().regex(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/),
    rules: z.strictObject({ classesMax: z.int().positive() }),
  }),
  /** What a second practice session on the same day does to a streak, from now on: the first value of a new centre. */
  StreakRuleSet: z.strictObject({ sameDay: sameDayRule }),
  /** Rules that change on a day of the centre's calendar. An earlier event for the same rule and day no longer counts. */
  CentreRulesChanged: z.strictObject({ from: civilDate, rules: changedRules }),
});
export type CentreEvent = EventOf<typeof centreEvents>;
