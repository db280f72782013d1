import { erasePersonRequest, erasePersonResponse } from '#contracts/erasure.ts';
import { foldText } from '#events/values/fold-text.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { type ErasureContext, erasePerson as erase } from './erase-person.ts';
import { erasureParams } from './erasure-params.ts';
import { loadPersonTexts } from './load-person-texts.ts';

/** The files of the database are rewritten before the answer. */
const ANSWERS_WITHIN_MS = 60_000;

export const erasePerson = defineUseCase({
  operation: 'erasePerson',
  attempt: 'erase the personal data of a person',
  summary: 'Erases a student, tutor or family account for good; the typed name confirms it',
  method: 'POST',
  path: '/api/people/:id/erasure',
  access: 'owner',
  params: erasureParams,
  answersWithin: ANSWERS_WITHIN_MS,
  body: erasePersonRequest,
  answer: erasePersonResponse,
  run: async ({ params: { id }, body, profile, commandId }, context: ErasureContext) => {
    const [name] = (await loadPersonTexts(context, id)).names;
    // An erased person has no name; a retry finds them erased.
    if (name !== undefined && foldText(name) !== foldText(body.name)) return refuse('name-differs');
    const outcome = await erase(context, { person: id, commandId, actor: toActor(profile) });
    if (typeof outcome === 'string') return refuse(outcome);
    return { body: { finished: outcome.isFinished }, position: outcome.position };
  },
});
