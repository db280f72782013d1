import { changeCentreRulesRequest } from '#contracts/centre-rules.ts';
import { centreAggregate } from '#events/core/centre/centre-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toChangedRules } from './get-centre-rules.ts';

export const changeCentreRules = defineUseCase({
  operation: 'changeCentreRules',
  attempt: 'change the rules of the center',
  summary: 'Changes the rules of the centre from a day on; what was decided before stays as it is',
  method: 'POST',
  path: '/api/rules',
  access: 'owner',
  body: changeCentreRulesRequest,
  run: (input, context: DispatchContext) => {
    const { from, rules } = input.body;
    const command = { type: 'ChangeRules', from, rules: toChangedRules(rules) } as const;
    return dispatch(context, input, centreAggregate, undefined, command);
  },
});
