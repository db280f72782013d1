import { z } from 'zod';
import { sameDayRule } from '#events/values/shapes.ts';

/** GET /api/rules (getCentreRules, owner). `same_day`: what a second practice session on one day does to a streak. */
export const centreRulesResponse = z.strictObject({ same_day: sameDayRule });
export type CentreRulesResponse = z.infer<typeof centreRulesResponse>;

/** POST /api/rules/streak (setStreakRule, owner): the rule for sessions that are completed from now on; answers 204. */
export const setStreakRuleRequest = z.strictObject({ same_day: sameDayRule });
export type SetStreakRuleRequest = z.infer<typeof setStreakRuleRequest>;
