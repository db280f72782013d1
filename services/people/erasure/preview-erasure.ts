import { erasurePreview } from '#contracts/erasure.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { erasureParams } from './erasure-params.ts';
import { loadErasurePreview, type PreviewContext } from './load-erasure-preview.ts';

/** Reading every text of a large centre takes longer than other answers. */
const ANSWERS_WITHIN_MS = 60_000;
const SCAN_MS_MAX = 30_000;

export const previewErasure = defineUseCase({
  operation: 'previewErasure',
  summary:
    'What erasing a person would delete, what would stay, and which texts about others name them; changes nothing',
  method: 'GET',
  path: '/api/people/:id/erasure',
  access: 'owner',
  params: erasureParams,
  cost: 'high',
  answersWithin: ANSWERS_WITHIN_MS,
  answer: erasurePreview,
  run: async ({ params, profile }, context: PreviewContext) => {
    const preview = await loadErasurePreview(context, params.id, profile.id, SCAN_MS_MAX);
    return preview ? { body: preview } : refuse('person-unknown');
  },
});
