import { z } from 'zod';
import { draftKey, draftResponse } from '#contracts/drafts.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { checkDraftRole } from './draft-access.ts';
import { findDraft } from './drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export const getDraft = defineUseCase({
  operation: 'getDraft',
  summary: 'The signed-in person’s unsubmitted draft',
  method: 'GET',
  path: '/api/drafts/:key',
  access: 'signed-in',
  relation: 'own-account',
  params: z.strictObject({ key: draftKey }),
  answer: draftResponse,
  run: async (
    { params: { key }, profile },
    context: Context<'sql' | 'keys' | 'loadAggregate' | 'clock' | 'centre'>,
  ) => {
    const refusal = checkDraftRole(profile, key);
    if (refusal) return refusal;
    const draft = await findDraft(context, { personId: profile.id, key });
    if (draft) return { body: draftResponse.parse(draft) };
    return { body: { body: null, saved_at: null, revision: 0, kept_since: await findKeptSince(context) } };
  },
});

async function findKeptSince(context: Context<'loadAggregate' | 'clock' | 'centre'>): Promise<string | null> {
  const { clock, centre } = context;
  const { draftDays } = await loadRulesOn(context, getCivilDate(clock, centre.timeZone));
  return draftDays === 0 ? null : new Date(clock().getTime() - draftDays * DAY_MS).toISOString();
}
