import { isUploadedPictureAddress } from '#contracts/picture-paths.ts';
import { fetchPictureRequest, storedPicture } from '#contracts/pictures.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { fetchPictureOnce } from './fetch-picture-once.ts';
import { consumePictureQuota } from './picture-quota.ts';
import { findPictureLookup, hasFoundPicture, toStoredPicture } from './picture-store.ts';

const perTutor: LimitDefinition = { name: 'picture-fetch', points: 20, windowSeconds: 60 };

const UPLOADED_ALREADY = 'This picture is stored here already.';

export const fetchPicture = defineUseCase({
  operation: 'fetchPicture',
  attempt: 'add a picture to a question',
  summary:
    'Loads the picture at an address once and stores it here, so that students’ browsers never contact the address',
  method: 'POST',
  path: '/api/pictures/fetch',
  access: 'tutor',
  body: fetchPictureRequest,
  answer: storedPicture,
  run: async ({ body: { address }, profile }, context: Context<'sql' | 'limits' | 'clock' | 'fetchBytes'>) => {
    if (isUploadedPictureAddress(address)) return refuse('picture-unusable', { detail: UPLOADED_ALREADY });
    const { sql, limits } = context;
    const lookup = await findPictureLookup(sql, address);
    if (hasFoundPicture(lookup)) return { body: toStoredPicture(lookup) };
    if (!(await limits.consume(perTutor, profile.id)).allowed) return refuse('too-many-requests');
    const refusal = await consumePictureQuota(limits, profile.id, 0);
    if (refusal) return refusal;
    const fetched = await fetchPictureOnce(context, address);
    return 'refused' in fetched ? fetched : { body: toStoredPicture(fetched) };
  },
});
