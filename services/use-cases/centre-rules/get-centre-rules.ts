import { centreRulesResponse } from '#contracts/centre-rules.ts';
import { loadStreakRule } from '#services/centre/centre.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getCentreRules = defineUseCase({
  operation: 'getCentreRules',
  summary: 'The rules of the centre that its owner can change',
  method: 'GET',
  path: '/api/rules',
  access: 'owner',
  answer: centreRulesResponse,
  run: async (_, context: Context<'loadAggregate'>) => ({ body: { same_day: await loadStreakRule(context) } }),
});
