import { closeDaysRequest, openDaysRequest } from '#contracts/centre-rules.ts';
import { centreAggregate } from '#events/core/centre/centre-decider.ts';
import { addDays } from '#events/values/add-days.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const closeDays = defineUseCase({
  operation: 'closeDays',
  attempt: 'close the center on a day',
  summary: 'Closes the centre on one or several days, on which no group has a class then',
  method: 'POST',
  path: '/api/rules/closed-days',
  access: 'owner',
  body: closeDaysRequest,
  run: (input, context: DispatchContext) => {
    const { name } = input.body;
    const days = listDays(input.body).map((day) => ({ day, ...(name && { name: name.trim() }) }));
    return dispatch(context, input, centreAggregate, undefined, { type: 'CloseDays', days });
  },
});

export const openDays = defineUseCase({
  operation: 'openDays',
  attempt: 'open the center on a closed day',
  summary: 'Opens the centre again on days on which it was to be closed',
  method: 'POST',
  path: '/api/rules/closed-days/remove',
  access: 'owner',
  body: openDaysRequest,
  run: (input, context: DispatchContext) =>
    dispatch(context, input, centreAggregate, undefined, { type: 'OpenDays', days: listDays(input.body) }),
});

/** Every civil day of a period, which the schema of the request limits. */
function listDays({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  // The day after the last one that there is sorts before all others.
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return [...days, to];
}
